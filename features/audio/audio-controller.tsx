'use client'
import { useEffect } from 'react'
import { drivePlayers } from './drive-players'

/** Mounted once in the layout: makes the server-rendered `[data-player]` elements of every page play. Renders nothing. */
export function AudioController() {
  useEffect(() => drivePlayers(), [])
  return null
}
