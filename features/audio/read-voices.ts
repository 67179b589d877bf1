import { voiceListSchema, voiceSchema } from '@/lib/contract/voice'
import { env } from '@/lib/env'
import { readService } from '@/lib/server-request'

const FIELDS = voiceSchema.keyof().options.join(',')

/** The voices this installation shows (VOICES_PROVIDER, VOICES_GLOBAL), all or only those with a sample; null when the service cannot be reached. */
export const readVoices = ({ isSample = false } = {}) => {
  const { VOICES_PROVIDER: provider, VOICES_GLOBAL: global } = env()
  return readService(voiceListSchema, '/voices', {
    fields: FIELDS,
    ...(isSample && { isSample }),
    ...(provider && { provider }),
    ...(global && { global }),
  })
}
