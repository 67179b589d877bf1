import { foldText } from '../../lib/domain/fold.ts'
import type { Count } from '../../lib/contract/counts.ts'
import { VISIT_SOURCES } from '../../lib/contract/enums.ts'

// A row of five digits may be a number of somebody; no page of ours has one in its address.
const PATH = /^\/(?!.*\d{5})(?:[a-z0-9][a-z0-9.-]{0,59}(?:\/[a-z0-9][a-z0-9.-]{0,59}){0,5})?$/
const STEP = /^[a-z][a-z-]{0,30}\/[a-z-]{1,20}$/
const VARIANT = /^[\w.-]{1,60}=(?:on|off)$/

const LONGEST_SEARCH = 40
const MOST_WORDS = 5

/** Folded and tidied words, none where there is anything that letters and spaces do not say: a number, an address. */
const searchName = (text: string): string | null => {
  const words = foldText(text).trim().split(/\s+/)
  const name = words.join(' ')
  return /^[a-z ]{2,}$/.test(name) && name.length <= LONGEST_SEARCH && words.length <= MOST_WORDS
    ? name
    : null
}

const fitting = (name: string, shape: RegExp) => (shape.test(name) ? name : null)

/** The name under which something is counted; null where it might say something about a person, or means nothing to us. */
export const keptName = ({ kind, name }: Count): string | null => {
  switch (kind) {
    case 'page':
      return fitting(name, PATH)
    case 'source':
      return VISIT_SOURCES.find((source) => source === name) ?? null
    case 'step':
      return fitting(name, STEP)
    case 'search':
      return searchName(name)
    case 'variant':
    case 'conversion':
      return fitting(name, VARIANT)
  }
}
