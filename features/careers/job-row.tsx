import { Badge } from '@/components/ui/badge'
import { SpriteIcon } from '@/components/ui/sprite-icon'
import type { JobView } from './job-view'

type JobRowProps = {
  job: JobView
  href: string
  id: string
  until: string
  closed: string
  city: string
  team: string
  isFurther: boolean
}

/** One job of the list: title, place, kind and last day; the whole row leads to it. */
export const JobRow = ({ job, href, id, until, closed, city, team, isFurther }: JobRowProps) => (
  <li
    data-city={city}
    data-team={team}
    {...(isFurther && { 'data-further': '' })}
    className="group relative grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1.5 border-b border-rule py-5 hover:bg-hover md:grid-cols-[6fr_3fr_3fr_auto]"
  >
    <h3 className="text-h4 leading-[1.35] max-md:col-start-1">
      <a id={id} href={href} className="scroll-mt-40 after:absolute after:inset-0">
        {job.title}
      </a>
    </h3>
    <p className="text-small text-fg-2 max-md:col-start-1">
      {job.city}
      <span className="block text-fg-3 max-md:inline max-md:before:mx-1.5 max-md:before:content-['·']">
        {job.team}
      </span>
    </p>
    <p className="text-small text-fg-2 max-md:col-start-1">
      {job.kind}
      <span className="block text-fg-3 num max-md:inline max-md:before:mx-1.5 max-md:before:content-['·']">
        {job.isClosed ? <Badge className="md:mt-1">{closed}</Badge> : until}
      </span>
    </p>
    <SpriteIcon
      name="arrow"
      size={20}
      className="text-fg-3 transition-[translate] group-hover:translate-x-0.75 group-hover:text-fg max-md:col-start-2 max-md:row-span-3 max-md:row-start-1"
    />
  </li>
)
