'use client'

import { useSyncExternalStore } from 'react'
import { onChoice, readChoice, saysNo, type Choice } from './choice'

/** Where the visitor stands: 'unknown' on the server, 'gpc' when the browser itself says no, 'open' while nothing was chosen. */
export type Standing = Choice | 'unknown' | 'gpc' | 'open'

const standing = (): Standing => (saysNo() ? 'gpc' : (readChoice() ?? 'open'))

export const useStanding = () => useSyncExternalStore<Standing>(onChoice, standing, () => 'unknown')
