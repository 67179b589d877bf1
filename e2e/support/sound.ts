import { expect, type Locator, type Page } from 'playwright/test'
import { readFileSync } from 'node:fs'
import type { Lang } from './words'

const read = (lang: Lang, name: string) => JSON.parse(readFileSync(`locales/${lang}/${name}.json`, 'utf8'))

/** The words of everything that is heard. */
export const soundWords = (lang: Lang) => ({
  audio: read(lang, 'common').audio,
  samples: read(lang, 'samples'),
  voices: read(lang, 'voices'),
  compare: read(lang, 'voice-compare'),
  tts: read(lang, 'tts'),
})

export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

/** Starts a player and waits until it really plays: the state is set by the browser’s own event. */
export const playIn = async (player: Locator, play: string) => {
  await player.getByRole('button', { name: new RegExp(`^${play}: `) }).click()
  await expect(player).toHaveAttribute('data-state', 'playing', { timeout: 15_000 })
}

/** Counts the sound graphs and filters a page opens, and mutes them. */
export const watchGraphs = (page: Page) =>
  page.addInitScript(() => {
    const opened = { contexts: 0, filters: [] as number[] }
    Object.assign(window, { opened })
    const Native = window.AudioContext
    window.AudioContext = class extends Native {
      constructor() {
        super()
        opened.contexts += 1
      }
      override createBiquadFilter() {
        const filter = super.createBiquadFilter()
        queueMicrotask(() => opened.filters.push(filter.frequency.value))
        return filter
      }
    }
  })

export const openedGraphs = (page: Page): Promise<{ contexts: number; filters: number[] }> =>
  page.evaluate(() => Reflect.get(window, 'opened'))
