import { z } from 'zod'
import { heading, section, type SectionContext, StaticSection } from '@/components/sections/section'
import { SectionHeader } from '@/components/ui/section-header'
import { readSampleCalls } from '@/features/audio/read-sample-calls'
import { readRecords } from '@/features/pages/interactive/industry-records'
import { type MatrixCell, type MatrixRow, MatrixTable } from '@/features/pages/interactive/matrix-table'
import { STUDIES, studyPath } from '@/features/resources/studies'
import type { Camelized } from '@/lib/contract/camelized'
import { AI_AGENTS } from '@/lib/contract/enums'
import type { SampleCall } from '@/lib/contract/sample-call'
import { getT } from '@/lib/i18n/server'

const schema = z.strictObject({ ...heading })

type Call = Camelized<SampleCall>

type Pages = Pick<SectionContext, 'link' | 'hasPage'>

/** What a call does for a trade: the job of an agent, an offer, or reading a code. */
const JOBS = [...AI_AGENTS, 'telesales', 'otp'] as const

type Job = (typeof JOBS)[number]

const jobOf = ({ aiAgent, scenarioType, category }: Call) =>
  aiAgent ?? (scenarioType === 'VOICE_OTP' ? 'otp' : category)

const filterOf = (job: Job) => {
  if (job === 'otp') return 'type=VOICE_OTP'
  return job === 'telesales' ? 'category=telesales' : `agent=${job}`
}

const slugOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

const heard = (href: string, calls: readonly Call[]): MatrixCell | undefined =>
  calls.length > 0 ? { href, calls } : undefined

/** An industry by what its sample calls do, with its illustrative scenario and its page among those of AICall. */
export const industryRow = (path: string, calls: readonly Call[], pages: Pages): MatrixRow => {
  const { href } = pages.link(path)
  const own = calls.filter(({ industry }) => industry === slugOf(path))
  const study = STUDIES.find(({ industry }) => industry === slugOf(path))
  const aicall = `/aicall${path}`
  return {
    path,
    cells: new Map([
      ...JOBS.map(
        (job) =>
          [
            job,
            heard(
              `${href}?${filterOf(job)}#samples`,
              own.filter((call) => jobOf(call) === job),
            ),
          ] as const,
      ),
      ['study', study && pages.link(studyPath(study.slug))],
      ['aicall', pages.hasPage(aicall) ? pages.link(aicall) : undefined],
    ]),
  }
}

/** For each use case the industries that tell of it: the two pages point to each other. */
type Told = Readonly<Record<string, readonly string[]>>

/** A use case by industry: the sample calls its record names, else the industry's page where the two point to each other. */
export const caseRow = (
  path: string,
  { calls, industries, told }: { calls: readonly Call[]; industries: readonly string[]; told: Told },
  pages: Pages,
): MatrixRow => ({
  path,
  cells: new Map(
    industries.map((industry) => {
      const page = pages.link(industry)
      const own = calls.filter((call) => call.industry === slugOf(industry))
      return [
        industry,
        heard(`${page.href}#samples`, own) ?? (told[path]?.includes(industry) ? page : undefined),
      ]
    }),
  ),
})

const readRows = async (context: SectionContext, paths: readonly string[]) => {
  const [records, calls, { t }] = await Promise.all([
    readRecords(context.path),
    readSampleCalls({}, context.lang),
    getT('samples', { lng: context.lang }),
  ])
  const order = [...records.keys()]
  const position = (path: string) => (records.has(path) ? order.indexOf(path) : order.length)
  return {
    records,
    calls: calls ?? [],
    t,
    ordered: paths.toSorted((left, right) => position(left) - position(right)),
  }
}

type Heading = { title: string; lead?: string | undefined }
type IndustriesProps = { content: Heading; context: SectionContext; paths: readonly string[] }

const Industries = async ({ content, context, paths }: IndustriesProps) => {
  const { calls, t, ordered } = await readRows(context, paths)
  return (
    <StaticSection context={context}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <MatrixTable
        context={context}
        corner={t('matrix.industry')}
        columns={[...JOBS, 'study', 'aicall'].map((key) => ({ key, label: t(`matrix.${key}`) }))}
        rows={ordered.map((path) => industryRow(path, calls, context))}
      />
    </StaticSection>
  )
}

type UseCasesProps = IndustriesProps & { industries: readonly string[]; told: Told }

const UseCases = async ({ content, context, paths, industries, told }: UseCasesProps) => {
  const { records, calls, t, ordered } = await readRows(context, paths)
  const callsOf = (path: string) => calls.filter(({ id }) => records.get(path)?.sampleCallIds.includes(id))
  return (
    <StaticSection context={context}>
      <SectionHeader id={`${context.id}-title`} title={content.title} support={content.lead} />
      <MatrixTable
        context={context}
        corner={t('matrix.useCase')}
        columns={industries.map((key) => ({ key, label: context.link(key).name }))}
        rows={ordered.map((path) => caseRow(path, { calls: callsOf(path), industries, told }, context))}
      />
    </StaticSection>
  )
}

/** Every industry against what its calls do; the service gives order and calls, the pages stand without it. */
export const industryMatrix = section<typeof schema, { paths: readonly string[] }>(schema, (props) => (
  <Industries {...props} />
))

/** Every use case against the industries; the service gives order and calls, the pages stand without it. */
export const caseMatrix = section<
  typeof schema,
  { paths: readonly string[]; industries: readonly string[]; told: Told }
>(schema, (props) => <UseCases {...props} />)
