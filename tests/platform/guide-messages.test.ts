import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LOCALES, type BotId } from '../../lib/contract/enums.ts'
import { newState, runFlow } from '../../lib/domain/dialog/run-flow.ts'
import { createEngine } from '../../platform/dialog/engine.ts'

const NOW = Date.parse('2026-11-23T09:00:00+07:00')
const GUIDES: readonly { slug: string; bot: BotId }[] = [
  { slug: 'dialogue-flow-design', bot: 'clinic' },
  { slug: 'zalo-oa-chatbot', bot: 'shop' },
]
const ROW = /^\| “(.+?)” +\| (.+?) +\| (.+?) +\|$/gmu

const engine = createEngine()

describe.each(GUIDES)('$slug', ({ slug, bot }) => {
  it.each(LOCALES)(
    'says in %s what the sample chatbot makes of each message',
    async (lang) => {
      const words = JSON.parse(readFileSync(`locales/${lang}/dialog.json`, 'utf8'))
      const rows = [...readFileSync(`content/guides/${lang}/${slug}.md`, 'utf8').matchAll(ROW)]
      expect(rows.length).toBeGreaterThan(6)
      for (const [, message = '', intents, action] of rows) {
        const { decision } = await engine.understand(bot, message, 'vi', NOW)
        const meant = decision.intent ? [decision.intent] : decision.options
        expect([message, intents, action]).toEqual([
          message,
          meant.map((intent) => words.intents[intent]).join(', '),
          words.actions[decision.action],
        ])
      }
    },
    60_000,
  )
})

it.each(LOCALES)(
  'the conversation on the page of the chatbot goes in %s as the shop’s bot answers',
  async (lang) => {
    const page = JSON.parse(readFileSync(`locales/${lang}/pages/smartdialog/chatbot.json`, 'utf8'))
    const lines: { by: string; text: string }[] = page.script.lines
    let state = newState()
    const said: { by: string; text: string }[] = lines.slice(0, 1)
    for (const line of lines.filter(({ by }) => by === 'customer')) {
      const { heard } = await engine.understand('shop', line.text, lang, NOW)
      const turn = runFlow(engine.bot('shop').flow, state, heard, lang)
      state = turn.state
      said.push(line, ...turn.messages.map(({ text }) => ({ by: 'agent', text })))
    }
    expect(said).toEqual(lines)
    expect(state.handover).toBe(true)
  },
  60_000,
)

it.each(LOCALES)('the flow to download in %s is the one the clinic runs', (lang) => {
  const { blocks } = engine.bot('clinic').flow
  const rows = readFileSync(`public/templates/dialogue-flow-${lang}.csv`, 'utf8')
    .trim()
    .split('\r\n')
    .slice(1)
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const block = blocks[row.split(',')[0] ?? '']
    expect(block, row).toBeDefined()
    if (block && 'text' in block) expect(row).toContain(block.text[lang])
  }
})
