import { AgentAnnouncer, agentAnnouncerWords } from './agent-announcer'
import { AgentCollector, agentCollectorWords } from './agent-collector'
import { AgentReminder, agentReminderWords } from './agent-reminder'
import { AgentSurveyor, agentSurveyorWords } from './agent-surveyor'
import { ApiLog, apiLogWords } from './api-log'
import { CallRecord, callRecordWords } from './call-record'
import { CampaignBoard, campaignBoardWords } from './campaign-board'
import { ChannelInbox, channelInboxWords } from './channel-inbox'
import { ChatWindow, chatWindowWords } from './chat-window'
import { DubbingTimeline, dubbingTimelineWords } from './dubbing-timeline'
import { FlowBuilder, flowBuilderWords } from './flow-builder'
import { FlowRun, flowRunWords } from './flow-run'
import { NluView, nluViewWords } from './nlu-view'
import { OtpCall, otpCallWords } from './otp-call'
import { picture } from './picture'
import { ReadingRules, readingRulesWords } from './reading-rules'
import { StudioEditor, studioEditorWords } from './studio-editor'

/** Every product picture by its id; the words of each stand under the same id in `locales/{vi,en}/pictures.json`. */
export const pictures = {
  'agent-announcer': picture('agent-announcer', agentAnnouncerWords, AgentAnnouncer),
  'agent-collector': picture('agent-collector', agentCollectorWords, AgentCollector),
  'agent-reminder': picture('agent-reminder', agentReminderWords, AgentReminder),
  'agent-surveyor': picture('agent-surveyor', agentSurveyorWords, AgentSurveyor),
  'api-log': picture('api-log', apiLogWords, ApiLog),
  'call-record': picture('call-record', callRecordWords, CallRecord),
  'campaign-board': picture('campaign-board', campaignBoardWords, CampaignBoard),
  'channel-inbox': picture('channel-inbox', channelInboxWords, ChannelInbox),
  'chat-window': picture('chat-window', chatWindowWords, ChatWindow),
  'dubbing-timeline': picture('dubbing-timeline', dubbingTimelineWords, DubbingTimeline),
  'flow-builder': picture('flow-builder', flowBuilderWords, FlowBuilder),
  'flow-run': picture('flow-run', flowRunWords, FlowRun),
  'nlu-view': picture('nlu-view', nluViewWords, NluView),
  'otp-call': picture('otp-call', otpCallWords, OtpCall),
  'reading-rules': picture('reading-rules', readingRulesWords, ReadingRules),
  'studio-editor': picture('studio-editor', studioEditorWords, StudioEditor),
}

export type PictureId = keyof typeof pictures
