import { CONTACT_PURPOSES, type ContactPurpose, type ProductId } from '@/lib/contract/enums'
import { pagePath, productOf } from '@/lib/i18n/href'

const PURPOSES: Record<ProductId, ContactPurpose> = {
  aicall: 'AICALL',
  aivoice: 'AIVOICE',
  smartdialog: 'SMARTDIALOG',
}

type Arrival = {
  /** The query of the contact page. */
  search: string
  /** The path the visitor saw before, language prefix and all. */
  from: string | undefined
}

/** What an address says the question is about: `?purpose=aivoice`, or `?call=` of a demo call; undefined when nothing. */
export const purposeInAddress = (search: string): ContactPurpose | undefined => {
  const query = new URLSearchParams(search)
  const requested = query.get('purpose')?.toUpperCase()
  return (
    CONTACT_PURPOSES.find((purpose) => purpose === requested) ?? (query.has('call') ? 'AICALL' : undefined)
  )
}

/** What somebody probably wants to ask about: by the address, else by the page they came from. */
export const purposeOf = ({ search, from }: Arrival): ContactPurpose | undefined => {
  const requested = purposeInAddress(search)
  if (requested || !from) return requested
  const path = pagePath(from)
  const product = productOf(path)
  if (product) return PURPOSES[product]
  return path.startsWith('/careers') ? 'OTHER' : undefined
}

const CALL_ID = /^[\w-]{6,64}$/

/** The demo call an address refers to, or undefined. */
export const callOf = (search: string) => {
  const id = new URLSearchParams(search).get('call')
  return id && CALL_ID.test(id) ? id : undefined
}
