import { AgentAnnouncer, agentAnnouncerWords } from './agent-announcer'
import { AgentCollector, agentCollectorWords } from './agent-collector'
import { AgentReminder, agentReminderWords } from './agent-reminder'
import { AgentSurveyor, agentSurveyorWords } from './agent-surveyor'
import { AnnouncementMap, announcementMapWords } from './announcement-map'
import { ArticlePlayer, articlePlayerWords } from './article-player'
import { CampaignBoard, campaignBoardWords } from './campaign-board'
import { CastSheet, castSheetWords } from './cast-sheet'
import { ChannelInbox, channelInboxWords } from './channel-inbox'
import { ChatWindow, chatWindowWords } from './chat-window'
import { ClassRoster, classRosterWords } from './class-roster'
import { DocumentChecklist, documentChecklistWords } from './document-checklist'
import { DubbingTimeline, dubbingTimelineWords } from './dubbing-timeline'
import { FlowBuilder, flowBuilderWords } from './flow-builder'
import { FraudCheck, fraudCheckWords } from './fraud-check'
import { InterviewSlots, interviewSlotsWords } from './interview-slots'
import { LeadCard, leadCardWords } from './lead-card'
import { LeadPipeline, leadPipelineWords } from './lead-pipeline'
import { LessonAudio, lessonAudioWords } from './lesson-audio'
import { ListImport, listImportWords } from './list-import'
import { NluView, nluViewWords } from './nlu-view'
import { OrderConfirm, orderConfirmWords } from './order-confirm'
import { OtpCall, otpCallWords } from './otp-call'
import { picture } from './picture'
import { PromiseCalendar, promiseCalendarWords } from './promise-calendar'
import { ReachFunnel, reachFunnelWords } from './reach-funnel'
import { ReadingRules, readingRulesWords } from './reading-rules'
import { ResultReport, resultReportWords } from './result-report'
import { ScheduleBoard, scheduleBoardWords } from './schedule-board'
import { StudioEditor, studioEditorWords } from './studio-editor'
import { SurveyBoard, surveyBoardWords } from './survey-board'
import { TransferScreen, transferScreenWords } from './transfer-screen'
import { TtsApi, ttsApiWords } from './tts-api'
import { VoiceprintCover, voiceprintCoverWords } from './voiceprint-cover'
import { WorkflowRun, workflowRunWords } from './workflow-run'

/** Every product picture by its id: industries and use cases carry the slug of their page, the rest is named after what it shows.
 * The words of each stand under the same id in `locales/{vi,en}/pictures.json`. */
export const pictures = {
  'campaign-board': picture('campaign-board', campaignBoardWords, CampaignBoard),
  'result-report': picture('result-report', resultReportWords, ResultReport),
  'list-import': picture('list-import', listImportWords, ListImport),
  'otp-call': picture('otp-call', otpCallWords, OtpCall),
  'agent-collector': picture('agent-collector', agentCollectorWords, AgentCollector),
  'agent-reminder': picture('agent-reminder', agentReminderWords, AgentReminder),
  'agent-surveyor': picture('agent-surveyor', agentSurveyorWords, AgentSurveyor),
  'agent-announcer': picture('agent-announcer', agentAnnouncerWords, AgentAnnouncer),

  'studio-editor': picture('studio-editor', studioEditorWords, StudioEditor),
  'reading-rules': picture('reading-rules', readingRulesWords, ReadingRules),
  'dubbing-timeline': picture('dubbing-timeline', dubbingTimelineWords, DubbingTimeline),
  'tts-api': picture('tts-api', ttsApiWords, TtsApi),

  'flow-builder': picture('flow-builder', flowBuilderWords, FlowBuilder),
  'workflow-run': picture('workflow-run', workflowRunWords, WorkflowRun),
  'chat-window': picture('chat-window', chatWindowWords, ChatWindow),
  'channel-inbox': picture('channel-inbox', channelInboxWords, ChannelInbox),
  'nlu-view': picture('nlu-view', nluViewWords, NluView),

  banking: picture('banking', fraudCheckWords, FraudCheck),
  finance: picture('finance', promiseCalendarWords, PromiseCalendar),
  insurance: picture('insurance', documentChecklistWords, DocumentChecklist),
  telecom: picture('telecom', announcementMapWords, AnnouncementMap),
  estate: picture('estate', leadCardWords, LeadCard),
  education: picture('education', lessonAudioWords, LessonAudio),
  'education-calls': picture('education-calls', classRosterWords, ClassRoster),
  retail: picture('retail', orderConfirmWords, OrderConfirm),
  entertainment: picture('entertainment', castSheetWords, CastSheet),
  healthcare: picture('healthcare', scheduleBoardWords, ScheduleBoard),
  news: picture('news', articlePlayerWords, ArticlePlayer),

  sales: picture('sales', leadPipelineWords, LeadPipeline),
  marketing: picture('marketing', reachFunnelWords, ReachFunnel),
  'customer-experience': picture('customer-experience', surveyBoardWords, SurveyBoard),
  'agent-experience': picture('agent-experience', transferScreenWords, TransferScreen),
  'hr-support': picture('hr-support', interviewSlotsWords, InterviewSlots),

  'voiceprint-cover': picture('voiceprint-cover', voiceprintCoverWords, VoiceprintCover),
}

export type PictureId = keyof typeof pictures
