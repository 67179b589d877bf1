import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { Since } from './parts/content'
import { parseMessages } from '@/lib/i18n/parse-messages'
import { AgentAnnouncer, agentAnnouncerContent } from './agent-announcer'
import { AgentCollector, agentCollectorContent } from './agent-collector'
import { AgentReminder, agentReminderContent } from './agent-reminder'
import { AgentSurveyor, agentSurveyorContent } from './agent-surveyor'
import { AnnouncementMap, announcementMapContent } from './announcement-map'
import { ArticlePlayer, articlePlayerContent } from './article-player'
import { CampaignBoard, campaignBoardContent } from './campaign-board'
import { CastSheet, castSheetContent } from './cast-sheet'
import { ChatWindow, chatWindowContent } from './chat-window'
import { ClassReach, classReachContent } from './class-reach'
import { ClassRoster, classRosterContent } from './class-roster'
import { CodePauses, codePausesContent } from './code-pauses'
import { DocumentChecklist, documentChecklistContent } from './document-checklist'
import { DubbingTimeline, dubbingTimelineContent } from './dubbing-timeline'
import { EventFeed, eventFeedContent } from './event-feed'
import { FlowBuilder, flowBuilderContent } from './flow-builder'
import { FloorPlan, floorPlanContent } from './floor-plan'
import { FraudCheck, fraudCheckContent } from './fraud-check'
import { Illustration } from './illustration'
import { InterviewSlots, interviewSlotsContent } from './interview-slots'
import { LeadCard, leadCardContent } from './lead-card'
import { LeadPipeline, leadPipelineContent } from './lead-pipeline'
import { LessonAudio, lessonAudioContent } from './lesson-audio'
import { ListImport, listImportContent } from './list-import'
import { NluView, nluViewContent } from './nlu-view'
import { NumberField, numberFieldContent } from './number-field'
import { OrderConfirm, orderConfirmContent } from './order-confirm'
import { OrderLanes, orderLanesContent } from './order-lanes'
import { OtpClock, otpClockContent } from './otp-clock'
import { OtpCall, otpCallContent } from './otp-call'
import { PremiumMarks, premiumMarksContent } from './premium-marks'
import { PromiseCalendar, promiseCalendarContent } from './promise-calendar'
import { ReachFunnel, reachFunnelContent } from './reach-funnel'
import { ReadingRules, readingRulesContent } from './reading-rules'
import { ScheduleBoard, scheduleBoardContent } from './schedule-board'
import { StudioEditor, studioEditorContent } from './studio-editor'
import { SurveyBoard, surveyBoardContent } from './survey-board'
import { TransferScreen, transferScreenContent } from './transfer-screen'
import { TtsApi, ttsApiContent } from './tts-api'
import { WorkflowRun, workflowRunContent } from './workflow-run'

/**
 * Binds a picture to the schema of its content. `render` parses what the file holds and gives the drawing, with its caption when there is one;
 * it throws an Error naming the picture, the file and every key that does not fit.
 */
const picture = <Schema extends z.ZodType>(
  id: string,
  schema: Schema,
  Component: (props: { content: z.output<Schema>; since?: Since }) => ReactNode,
) => ({
  schema,
  render: (raw: unknown, file: string, caption?: string, since?: Since) => {
    const content = parseMessages(schema, raw, `Content of picture "${id}" in ${file} does not fit: ${id}`)
    const drawing = Component({ content, ...(since && { since }) })
    return caption ? Illustration({ caption, children: drawing }) : drawing
  },
})

/** Every product picture by its id: industries and use cases carry the slug of their page, the rest is named after what it shows.
 * The content of each stands under the same id in `locales/{vi,en}/pictures.json`. */
export const pictures = {
  'campaign-board': picture('campaign-board', campaignBoardContent, CampaignBoard),
  'number-field': picture('number-field', numberFieldContent, NumberField),
  'list-import': picture('list-import', listImportContent, ListImport),
  'otp-clock': picture('otp-clock', otpClockContent, OtpClock),
  'code-pauses': picture('code-pauses', codePausesContent, CodePauses),
  'otp-call': picture('otp-call', otpCallContent, OtpCall),
  'agent-collector': picture('agent-collector', agentCollectorContent, AgentCollector),
  'agent-reminder': picture('agent-reminder', agentReminderContent, AgentReminder),
  'agent-surveyor': picture('agent-surveyor', agentSurveyorContent, AgentSurveyor),
  'agent-announcer': picture('agent-announcer', agentAnnouncerContent, AgentAnnouncer),
  'outage-notice': picture('outage-notice', agentAnnouncerContent, AgentAnnouncer),

  'studio-editor': picture('studio-editor', studioEditorContent, StudioEditor),
  'reading-rules': picture('reading-rules', readingRulesContent, ReadingRules),
  'name-dictionary': picture('name-dictionary', readingRulesContent, ReadingRules),
  'dubbing-timeline': picture('dubbing-timeline', dubbingTimelineContent, DubbingTimeline),
  'tts-api': picture('tts-api', ttsApiContent, TtsApi),

  'flow-builder': picture('flow-builder', flowBuilderContent, FlowBuilder),
  'workflow-run': picture('workflow-run', workflowRunContent, WorkflowRun),
  'chat-window': picture('chat-window', chatWindowContent, ChatWindow),
  'nlu-view': picture('nlu-view', nluViewContent, NluView),

  banking: picture('banking', fraudCheckContent, FraudCheck),
  'event-feed': picture('event-feed', eventFeedContent, EventFeed),
  finance: picture('finance', promiseCalendarContent, PromiseCalendar),
  insurance: picture('insurance', documentChecklistContent, DocumentChecklist),
  'premium-marks': picture('premium-marks', premiumMarksContent, PremiumMarks),
  telecom: picture('telecom', announcementMapContent, AnnouncementMap),
  'floor-plan': picture('floor-plan', floorPlanContent, FloorPlan),
  estate: picture('estate', leadCardContent, LeadCard),
  education: picture('education', lessonAudioContent, LessonAudio),
  'education-calls': picture('education-calls', classRosterContent, ClassRoster),
  'class-reach': picture('class-reach', classReachContent, ClassReach),
  retail: picture('retail', orderConfirmContent, OrderConfirm),
  'order-lanes': picture('order-lanes', orderLanesContent, OrderLanes),
  entertainment: picture('entertainment', castSheetContent, CastSheet),
  healthcare: picture('healthcare', scheduleBoardContent, ScheduleBoard),
  news: picture('news', articlePlayerContent, ArticlePlayer),

  sales: picture('sales', leadPipelineContent, LeadPipeline),
  marketing: picture('marketing', reachFunnelContent, ReachFunnel),
  'customer-experience': picture('customer-experience', surveyBoardContent, SurveyBoard),
  'agent-experience': picture('agent-experience', transferScreenContent, TransferScreen),
  'hr-support': picture('hr-support', interviewSlotsContent, InterviewSlots),
}

export type PictureId = keyof typeof pictures
