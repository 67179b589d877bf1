'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

const inBrowser = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  dynamic(lazyWithRetry(load), { ssr: false })

/** What is tried on SmartDialog's pages, each a chunk of its own; stands inside of `Near`. */
export const LabIsland = inBrowser(async () => (await import('@/features/dialog/lab')).Lab)
export const ChatIsland = inBrowser(async () => (await import('@/features/dialog/chat')).Chat)
export const FlowIsland = inBrowser(async () => (await import('@/features/dialog/flow/flow-try')).FlowTry)
