import { useEffect, useState } from 'react'
import { fetchFlow, keepChanged, readChanged } from '@/features/dialog/flow/stored-flow'
import type { Flow } from '@/lib/contract/dialog-flow'
import type { BotId } from '@/lib/contract/enums'

type Versions = { original: Flow; past: readonly Flow[]; flow: Flow; last: string | undefined }

const MOST_PAST = 50

/** The flow of a bot, as the visitor has changed it in this browser; null until it is read. */
export const useFlow = (bot: BotId) => {
  const [versions, setVersions] = useState<Versions | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isCurrent = true
    fetchFlow(bot).then(
      (original) =>
        isCurrent && setVersions({ original, past: [], flow: readChanged(bot) ?? original, last: undefined }),
      () => isCurrent && setHasFailed(true),
    )
    return () => {
      isCurrent = false
    }
  }, [bot, tries])

  const put = (next: Versions) => {
    setVersions(next)
    keepChanged(bot, next.flow === next.original ? null : next.flow)
  }

  return {
    flow: versions?.flow ?? null,
    isChanged: versions !== null && versions.flow !== versions.original,
    canUndo: versions !== null && versions.past.length > 0,
    hasFailed,
    retry: () => {
      setHasFailed(false)
      setTries(tries + 1)
    },
    /** Puts another version in place; changes in a row of one thing (`what`) are undone at once. */
    change: (flow: Flow, what?: string) => {
      if (!versions) return
      const isSame = what !== undefined && what === versions.last
      const past = isSame ? versions.past : [...versions.past, versions.flow].slice(-MOST_PAST)
      put({ original: versions.original, past, flow, last: what })
    },
    undo: () => {
      const flow = versions?.past.at(-1)
      if (!versions || !flow) return
      put({ original: versions.original, past: versions.past.slice(0, -1), flow, last: undefined })
    },
    reset: () => {
      if (versions) put({ original: versions.original, past: [], flow: versions.original, last: undefined })
    },
  }
}
