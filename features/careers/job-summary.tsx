import { KeyValue } from '@/components/ui/key-value'
import type { JobView, Translate } from './job-view'

/** The facts of a job as rows: place, working time, kind, last day, salary. */
export const JobSummary = ({ job, t }: { job: JobView; t: Translate }) => (
  <KeyValue
    rows={[
      { label: t('job.place'), value: job.city },
      { label: t('job.time'), value: job.time },
      { label: t('job.kind'), value: job.kind },
      { label: t('job.end'), value: job.isClosed ? t('closed') : job.end },
      { label: t('job.salary'), value: job.salary },
    ]}
  />
)
