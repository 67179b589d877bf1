import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Written by the build out of the history of the checkout; missing where a build had none. */
const FILE = '.next/page-dates.json'

const schema = z.record(z.string(), z.iso.date())

const read = async (): Promise<ReadonlyMap<string, string>> => {
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(await readFile(FILE, 'utf8')))))
  } catch {
    return new Map()
  }
}

let dates: Promise<ReadonlyMap<string, string>> | undefined

/** The day each file of words last changed, by its path; empty where nobody knows. */
export const readPageDates = () => (dates ??= read())
