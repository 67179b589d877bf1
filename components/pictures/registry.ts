import { CallRecord, callRecordWords } from './call-record'
import { CampaignBoard, campaignBoardWords } from './campaign-board'
import { ChatWindow, chatWindowWords } from './chat-window'
import { FlowBuilder, flowBuilderWords } from './flow-builder'
import { NluView, nluViewWords } from './nlu-view'
import { OtpCall, otpCallWords } from './otp-call'
import { picture } from './picture'
import { StudioEditor, studioEditorWords } from './studio-editor'

/** Every product picture by its id; the words of each stand under the same id in `locales/{vi,en}/pictures.json`. */
export const pictures = {
  'call-record': picture('call-record', callRecordWords, CallRecord),
  'campaign-board': picture('campaign-board', campaignBoardWords, CampaignBoard),
  'chat-window': picture('chat-window', chatWindowWords, ChatWindow),
  'flow-builder': picture('flow-builder', flowBuilderWords, FlowBuilder),
  'nlu-view': picture('nlu-view', nluViewWords, NluView),
  'otp-call': picture('otp-call', otpCallWords, OtpCall),
  'studio-editor': picture('studio-editor', studioEditorWords, StudioEditor),
}

export type PictureId = keyof typeof pictures
