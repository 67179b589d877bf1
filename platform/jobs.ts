import fp from 'fastify-plugin'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from './logger.ts'

type Job = () => PromiseLike<unknown>

declare module 'fastify' {
  interface FastifyInstance {
    /** Has a job done at the start and then once an hour, one after the other; one that fails is logged and holds up no other. */
    everyHour: (name: string, job: Job) => void
  }
}

const HOUR_MS = 3_600_000

const runEach = async (log: Logger, jobs: Iterable<[name: string, job: Job]>) => {
  for (const [what, job] of jobs) {
    try {
      await job()
    } catch (error) {
      log.error({ err: error, what }, 'housekeeping failed')
    }
  }
}

/** Removes the files of a folder that were last used before a time (ms); one that cannot go is logged and holds up no other. */
export const removeOldFiles = async (log: Logger, folder: string, before: number): Promise<void> => {
  const names = await readdir(folder).catch(() => [])
  const remove = (file: string) => async () => {
    if ((await stat(file)).mtimeMs < before) await rm(file, { force: true })
  }
  await runEach(
    log,
    names.map((name) => [name, remove(join(folder, name))]),
  )
}

/** Runs the jobs of all areas once everything is ready; a close waits for the pass in hand. */
export const jobsPlugin = fp(
  async (app) => {
    const jobs = new Map<string, Job>()
    app.decorate('everyHour', (name: string, job: Job) => void jobs.set(name, job))
    let running = Promise.resolve()
    let timer: NodeJS.Timeout | undefined
    const run = () => {
      running = runEach(app.log, jobs)
    }
    app.addHook('onReady', async () => {
      run()
      timer = setInterval(run, HOUR_MS).unref()
    })
    app.addHook('preClose', async () => {
      clearInterval(timer)
      await running
    })
  },
  { name: 'jobs' },
)
