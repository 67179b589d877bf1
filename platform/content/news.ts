import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { newsItemSchema, type NewsItem } from '../../lib/contract/news.ts'

const FOLDER = new URL('../../content/news/', import.meta.url)

const storedSchema = newsItemSchema.omit({ id: true }).strict()

/** The news of content/news, newest first, each by the name of its file; throws naming the file that does not fit. */
export const readNews = (): NewsItem[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const result = storedSchema.safeParse(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')))
      if (!result.success)
        throw new Error(`content/news/${file} is not right. ${z.prettifyError(result.error)}`)
      return { id: file.replace(/\.json$/, ''), ...result.data }
    })
    .toSorted((left, right) => right.published_at.localeCompare(left.published_at))
