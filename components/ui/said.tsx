import type { ReactNode } from 'react'

type SaidProps = { lang?: string | undefined; translation?: string | undefined; children: ReactNode }

/** What is said, marked with its language where that is not the page’s, and quieter after it the same in the page’s. */
export function Said({ lang, translation, children }: SaidProps) {
  return (
    <>
      <span lang={lang}>{children}</span>
      {translation && <small className="translation">{translation}</small>}
    </>
  )
}
