import fc from 'fast-check'

/** 2000 in `npm test`; `npm run test:fuzz` asks for 100 000. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 2_000)
/** Those of `npm test` are the same every time; a long run finds others each time. */
const SEED = process.env['FUZZ_CASES'] ? undefined : 21

const SLOW_MS = 100
/** What is collected or compiled makes one slow once, a careless pattern every time. */
const TRIES = 4

/** More than the longest run of a target takes. */
export const FUZZ_MS = Math.max(20_000, CASES * 20)

/** The processor time used since then, in ms: what others do on the machine is no part of it. */
const cpuMs = (since: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000
}

const measure = (work: () => unknown): number => {
  const started = process.cpuUsage()
  work()
  return cpuMs(started)
}

const report = (name: string, slowest: number) => {
  if (process.env['FUZZ_CASES'])
    process.stdout.write(`${name.padEnd(24)} ${CASES} cases, slowest ${slowest.toFixed(1)} ms\n`)
}

/** Holds a property for every case, in no more than 100 ms of the processor each. */
export const fuzz = <Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  check: (input: Input) => void,
): void => {
  let slowest = 0
  const property = fc.property(input, (value) => {
    let took = measure(() => check(value))
    for (let times = 1; took > SLOW_MS && times < TRIES; times += 1)
      took = Math.min(
        took,
        measure(() => check(value)),
      )
    slowest = Math.max(slowest, took)
    if (took > SLOW_MS) throw new Error(`took ${Math.round(took)} ms`)
  })
  fc.assert(property, { numRuns: CASES, seed: SEED })
  report(name, slowest)
}

/** The same for what answers later. */
export const fuzzAsync = async <Input>(
  name: string,
  input: fc.Arbitrary<Input>,
  check: (input: Input) => Promise<void>,
): Promise<void> => {
  let slowest = 0
  const measureAsync = async (value: Input) => {
    const started = process.cpuUsage()
    await check(value)
    return cpuMs(started)
  }
  const property = fc.asyncProperty(input, async (value) => {
    let took = await measureAsync(value)
    for (let times = 1; took > SLOW_MS && times < TRIES; times += 1)
      took = Math.min(took, await measureAsync(value))
    slowest = Math.max(slowest, took)
    if (took > SLOW_MS) throw new Error(`took ${Math.round(took)} ms`)
  })
  await fc.assert(property, { numRuns: CASES, seed: SEED })
  report(name, slowest)
}
