import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { basename, join } from 'node:path'
import { z } from 'zod'

/** Where a build leaves the source maps of the browser's scripts. */
const MAPS_DIR = '.next/maps'

const payloadSchema = z.object({
  file: z.string().default(''),
  version: z.number(),
  sources: z.array(z.string()),
  sourcesContent: z.array(z.string()).default([]),
  names: z.array(z.string()).default([]),
  mappings: z.string(),
  sourceRoot: z.string().default(''),
})
const reportsSchema = z.array(
  z.looseObject({ report: z.looseObject({ stack: z.string().optional() }), count: z.number() }),
)

const FRAME = /^(.+):(\d+):(\d+)$/

/** A place in a built script as the place in the source it was made of; as it is where no build's map knows it. */
export const locate = (frame: string, mapsDir = MAPS_DIR): string => {
  const [, file = '', row, column] = FRAME.exec(frame) ?? []
  const map = join(mapsDir, `${basename(file)}.map`)
  if (!file || !existsSync(map)) return frame
  const payload = payloadSchema.safeParse(JSON.parse(readFileSync(map, 'utf8')))
  if (!payload.success) return frame
  const found = new SourceMap(payload.data).findEntry(Number(row) - 1, Number(column) - 1)
  return 'originalSource' in found
    ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
    : frame
}

/** Reports with their places in the source, as far as the build of this folder knows them. */
export const locateReports = (answer: unknown, mapsDir = MAPS_DIR): unknown =>
  reportsSchema.parse(answer).map(({ report, count, firstAt, lastAt }) => ({
    times: count,
    first: firstAt,
    last: lastAt,
    ...report,
    ...(report.stack && {
      stack: report.stack
        .split('\n')
        .map((frame) => locate(frame, mapsDir))
        .join('\n'),
    }),
  }))
