import { flowSchema, type Flow } from '@/lib/contract/dialog-flow'
import type { BotId } from '@/lib/contract/enums'
import { assetUrl } from '@/lib/asset-url'

const keyOf = (bot: BotId) => `flow:${bot}`

/** The flow of a bot as it runs on the server; rejects when the file cannot be read. */
export const fetchFlow = async (bot: BotId): Promise<Flow> => {
  const response = await fetch(assetUrl(`/flows/${bot}.json`))
  if (!response.ok) throw new Error(`the flow of ${bot}: ${response.status}`)
  return flowSchema.parse(await response.json())
}

/** The flow as it was changed in this browser; null when it was not, or what is kept is no flow any more. */
export const readChanged = (bot: BotId): Flow | null => {
  try {
    return flowSchema.parse(JSON.parse(localStorage.getItem(keyOf(bot)) ?? 'null'))
  } catch {
    return null
  }
}

/** Keeps a changed flow in this browser, or with null forgets it; a browser without storage loses only that. */
export const keepChanged = (bot: BotId, flow: Flow | null) => {
  try {
    if (flow) localStorage.setItem(keyOf(bot), JSON.stringify(flow))
    else localStorage.removeItem(keyOf(bot))
  } catch {
    // Not kept, then.
  }
}
