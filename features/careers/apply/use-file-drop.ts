'use client'

import { useEffect, useState, type DragEvent as ReactDragEvent } from 'react'

const hasFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>) =>
  dataTransfer?.types.includes('Files') ?? false

// A file let go beside its place would be opened instead of the page, with everything typed in it.
const keepPage = (event: DragEvent) => {
  if (hasFiles(event)) event.preventDefault()
}

/** Takes files let go over an element: what to put on it, and whether files are over it now. */
export const useFileDrop = (onDrop: (files: FileList) => void) => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    document.addEventListener('dragover', keepPage)
    document.addEventListener('drop', keepPage)
    return () => {
      document.removeEventListener('dragover', keepPage)
      document.removeEventListener('drop', keepPage)
    }
  }, [])

  const dropTarget = {
    onDragOver: ({ nativeEvent }: ReactDragEvent) => setIsOver(hasFiles(nativeEvent)),
    onDragLeave: ({ currentTarget, relatedTarget }: ReactDragEvent) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
      if (!isInside) setIsOver(false)
    },
    onDrop: (event: ReactDragEvent) => {
      setIsOver(false)
      if (!hasFiles(event.nativeEvent)) return
      event.preventDefault()
      onDrop(event.dataTransfer.files)
    },
  }
  return { isOver, dropTarget }
}
