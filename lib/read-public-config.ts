import axios from 'axios'
import type { PublicConfig } from '@/lib/public-config'

let known: Promise<PublicConfig> | undefined

const ask = async () => {
  try {
    return (await axios.get<PublicConfig>('/config.json', { timeout: 5_000 })).data
  } catch (error) {
    known = undefined
    throw error
  }
}

/** The published configuration of this environment, fetched once per page. */
export const readPublicConfig = (): Promise<PublicConfig> => (known ??= ask())
