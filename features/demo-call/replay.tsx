'use client'

import type { DemoCallWords } from '@/features/demo-call/words'

/** The recording of this call, on the browser's own player: nothing to learn, nothing to download before it is asked for. */
export const Replay = ({ words, src }: { words: DemoCallWords; src: string }) => (
  <figure className="grid gap-2">
    <figcaption className="text-small font-strong">{words.done.replay}</figcaption>
    <audio controls preload="metadata" src={src} className="w-full" />
    <p className="text-cap text-fg-3">{words.done.aiMade}</p>
  </figure>
)
