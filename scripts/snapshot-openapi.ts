import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { format } from 'oxfmt'
import { z } from 'zod'
import { readEnv } from '../platform/env.ts'
import { startPlatform } from '../platform/start.ts'

const FILE = fileURLToPath(new URL('../features/docs/openapi.json', import.meta.url))
const FAILURE = '#/components/responses/Failure'

const operationSchema = z.looseObject({ responses: z.record(z.string(), z.unknown()) })
const documentSchema = z.looseObject({
  components: z.looseObject({}),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
})

const isFailure = (status: string) => /^[45]xx$/i.test(status)

/** The same document with its failure answer written once: it is alike everywhere and most of the document's length. */
const foldFailures = (document: z.infer<typeof documentSchema>) => {
  let failure: unknown
  const fold = (responses: Record<string, unknown>) =>
    Object.fromEntries(
      Object.entries(responses).map(([status, response]) => {
        if (!isFailure(status)) return [status, response]
        failure ??= response
        const isAlike = JSON.stringify(response) === JSON.stringify(failure)
        return [status, isAlike ? { $ref: FAILURE } : response]
      }),
    )
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, operation]) => [
          method,
          { ...operation, responses: fold(operation.responses) },
        ]),
      ),
    ]),
  )
  return { ...document, components: { ...document.components, responses: { Failure: failure } }, paths }
}

/** The platform's OpenAPI document as it is now, as the snapshot file holds it; starts a platform of its own for a moment. */
export const currentDocument = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'openapi-'))
  const env = readEnv({
    DATA_DIR: dataDir,
    PLATFORM_PORT: '0',
    PLATFORM_HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
  })
  const platform = await startPlatform({ env, speaker: () => () => Promise.resolve(null) })
  try {
    const answer = await fetch(`http://127.0.0.1:${platform.port}/openapi.json`)
    return foldFailures(documentSchema.parse(await answer.json()))
  } finally {
    await platform.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

if (import.meta.main) {
  const { code } = await format(FILE, JSON.stringify(await currentDocument()), { printWidth: 110 })
  await writeFile(FILE, code)
  process.stdout.write('features/docs/openapi.json is up to date\n')
}
