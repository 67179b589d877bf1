import { expect, test } from 'vitest'
import { z } from 'zod'
import { STUDIES, studyPath } from '@/features/resources/studies'
import { LOCALES } from '@/lib/i18n/config'
import { loadMessages } from '@/lib/i18n/server'

const flowSchema = z.object({ flow: z.object({ ways: z.array(z.object({ title: z.string() })) }) })

test.each(LOCALES)(
  '%s: every end of a scenario’s call that is drawn is told, and none else',
  async (lang) => {
    for (const { slug, ways } of STUDIES) {
      const { flow } = flowSchema.parse(await loadMessages(lang, `pages${studyPath(slug)}`))
      expect(flow.ways, slug).toHaveLength(ways.length)
    }
  },
)
