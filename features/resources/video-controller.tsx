'use client'
import { useEffect } from 'react'

/** Makes the server-rendered videos of its page play with their own controls; until then, and without script, the browser's are there. Renders nothing. */
export const VideoController = () => {
  useEffect(() => {
    let isGone = false
    let release: (() => void) | undefined
    const start = async () => {
      const { driveVideos } = await import('@/features/resources/drive-videos')
      if (!isGone) release = driveVideos()
    }
    // A chunk that does not come leaves the browser's own controls.
    start().catch(() => undefined)
    return () => {
      isGone = true
      release?.()
    }
  }, [])
  return null
}
