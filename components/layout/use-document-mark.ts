import { useEffect } from 'react'

/** Marks the document for the styles while the caller is shown. */
export const useDocumentMark = (mark: `data-${string}`) =>
  useEffect(() => {
    document.documentElement.setAttribute(mark, '')
    return () => document.documentElement.removeAttribute(mark)
  }, [mark])
