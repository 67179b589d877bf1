import type { ExtraKind } from '@/features/resources/guide/guide-parts'
import { bill } from './bill'
import { calls, costs } from './calls'
import { download } from './download'
import type { ExtraReader } from './extra'
import { lookalikes } from './lookalikes'
import { queue } from './queue'
import { readings } from './readings'
import { voices } from './voices'

/** What makes each kind of extra. */
export const EXTRA_READERS: Record<ExtraKind, ExtraReader> = {
  bill,
  calls,
  costs,
  download,
  lookalikes,
  queue,
  readings,
  voices,
}
