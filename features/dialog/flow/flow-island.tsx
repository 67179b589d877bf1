'use client'

import dynamic from 'next/dynamic'
import type { FlowTryProps } from '@/features/dialog/flow/flow-try'
import { Near } from '@/features/dialog/near'
import { lazyWithRetry } from '@/lib/lazy-with-retry'

const FlowTry = dynamic(
  lazyWithRetry(async () => (await import('@/features/dialog/flow/flow-try')).FlowTry),
  { ssr: false },
)

/** The flow to change and talk to, whose script loads when a reader comes near. */
export const FlowIsland = (props: FlowTryProps) => (
  <Near placeholder={props.messages.loading}>
    <FlowTry {...props} />
  </Near>
)
