'use client'

/** Opens the browser's print window for the page one is on. */
export const PrintButton = ({ className, children }: { className: string; children: string }) => (
  <button type="button" onClick={() => window.print()} className={className}>
    {children}
  </button>
)
