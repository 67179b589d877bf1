import { aroundCall } from '@/components/sections/around-call'
import { callFlow } from '@/components/sections/call-flow'
import { closing } from '@/components/sections/closing'
import { comparison } from '@/components/sections/comparison'
import { compliance } from '@/components/sections/compliance'
import { dataFlow } from '@/components/sections/data-flow'
import { duties } from '@/components/sections/duties'
import { faq } from '@/components/sections/faq'
import { featureList } from '@/components/sections/feature-list'
import { gates } from '@/components/sections/gates'
import { heroField } from '@/components/sections/hero-field'
import { heroPicture } from '@/components/sections/hero-picture'
import { heroPlain } from '@/components/sections/hero-plain'
import { heroStory } from '@/components/sections/hero-story'
import { journey } from '@/components/sections/journey'
import { links } from '@/components/sections/links'
import { lockRows } from '@/components/sections/lock-rows'
import { measures } from '@/components/sections/measures'
import { mission } from '@/components/sections/mission'
import { outcomes } from '@/components/sections/outcomes'
import { phases } from '@/components/sections/phases'
import { principles } from '@/components/sections/principles'
import { problems } from '@/components/sections/problems'
import { prose } from '@/components/sections/prose'
import { rows } from '@/components/sections/rows'
import { script } from '@/components/sections/script'
import type { Section, SectionContext } from '@/components/sections/section'
import { split } from '@/components/sections/split'
import { stages } from '@/components/sections/stages'
import { steps } from '@/components/sections/steps'
import { story } from '@/components/sections/story'
import { strip } from '@/components/sections/strip'
import { yearBand } from '@/components/sections/year-band'
import { agent } from '@/features/pages/interactive/agent'
import { agentCalls } from '@/features/pages/interactive/agent-calls'
import { agents } from '@/features/pages/interactive/agents'
import { agentLanes } from '@/features/pages/interactive/agent-lanes'
import { bento } from '@/components/sections/bento'
import { brandname } from '@/features/pages/interactive/brandname'
import { callScene } from '@/features/pages/interactive/call-scene'
import { demo } from '@/features/pages/interactive/demo'
import { industryMatrix, caseMatrix } from '@/features/pages/interactive/hub-matrix'
import { heroCall } from '@/features/pages/interactive/hero-call'
import { heroVoice } from '@/features/pages/interactive/hero-voice'
import { listCalls } from '@/features/pages/interactive/list-calls'
import { listening } from '@/features/pages/interactive/listening'
import { pointer } from '@/features/pages/interactive/pointer'
import { readings } from '@/features/pages/interactive/readings'
import { related } from '@/features/pages/interactive/industry-record'
import { sampleCosts } from '@/features/pages/interactive/sample-costs'
import { samples } from '@/features/pages/interactive/samples'
import { scene } from '@/features/pages/interactive/scene'
import { spokenRows } from '@/features/pages/interactive/spoken-rows'
import { stage } from '@/features/pages/interactive/stage'
import { tones } from '@/features/pages/interactive/tones'
import { voice } from '@/features/pages/interactive/voice'
import { voiceTable } from '@/features/pages/interactive/voice-table'
import { voices } from '@/features/pages/interactive/voices'

const sections = {
  agent,
  'agent-calls': agentCalls,
  'agent-lanes': agentLanes,
  agents,
  'around-call': aroundCall,
  bento,
  brandname,
  demo,
  'hero-call': heroCall,
  'hero-voice': heroVoice,
  'industry-matrix': industryMatrix,
  'use-case-matrix': caseMatrix,
  readings,
  related,
  'sample-costs': sampleCosts,
  samples,
  scene,
  'spoken-rows': spokenRows,
  stage,
  tones,
  voice,
  'voice-table': voiceTable,
  voices,
  'call-scene': callScene,
  closing,
  comparison,
  compliance,
  'data-flow': dataFlow,
  duties,
  faq,
  'feature-list': featureList,
  gates,
  'hero-field': heroField,
  'hero-picture': heroPicture,
  'call-flow': callFlow,
  'hero-plain': heroPlain,
  'hero-story': heroStory,
  journey,
  links,
  'list-calls': listCalls,
  listening,
  'lock-rows': lockRows,
  measures,
  mission,
  outcomes,
  phases,
  pointer,
  principles,
  problems,
  prose,
  rows,
  script,
  split,
  stages,
  steps,
  story,
  strip,
  'year-band': yearBand,
}

type Structures = { [K in keyof typeof sections]: (typeof sections)[K] extends Section<infer S> ? S : never }

const SECTIONS: { [K in keyof Structures]: Section<Structures[K]> } = sections

export type SectionType = keyof Structures

/** One section of a page: its id (also the key of its content and its anchor), its type, and that type's structure. */
export type SectionUse<K extends SectionType = SectionType, Id extends string = string> = {
  [P in K]: { id: Id; type: P } & (unknown extends Structures[P] ? unknown : Structures[P])
}[K]

/** Checks the content of a section and gives what draws it; throws naming file and key. */
export const readSection = <K extends SectionType>(use: SectionUse<K>, raw: unknown, where: string) => {
  const render = SECTIONS[use.type](raw, where)
  return (context: SectionContext) => render(use as unknown as Structures[K], context)
}
