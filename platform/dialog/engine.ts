import type { UnderstandResult } from '../../lib/contract/dialog.ts'
import { BOTS, type BotId, type Locale } from '../../lib/contract/enums.ts'
import { decide, OUT_OF_SCOPE } from '../../lib/domain/dialog/decide.ts'
import type { Heard } from '../../lib/domain/dialog/run-flow.ts'
import { loadBots, type Bot } from './bots.ts'
import { softmax, type Classifier } from './classifier.ts'

/** What a message is found to mean, before a flow says what to do with it. */
export type Understood = Omit<UnderstandResult, 'decision'> & {
  decision: Omit<UnderstandResult['decision'], 'messages'>
  heard: Heard
}

/** Found by cross-validation on the sentences learned from (`npm run bench:dialog`): how humble the scores have to be to come true. */
const TEMPERATURE = 1
/** Most of what is learned of as foreign never comes; so it has to be that much likelier than the bot's own topics. */
const FOREIGN_ODDS = 1.5
const EXAMPLES = 3

const rounded = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1e4) / 1e4

const confidencesOf = ({ intents, score }: Classifier, features: Parameters<Classifier['score']>[0]) => {
  const scores = score(features).map((value, i) =>
    intents[i] === OUT_OF_SCOPE ? value - FOREIGN_ODDS : value,
  )
  const shares = softmax(scores, TEMPERATURE)
  return intents
    .map((intent, i) => ({ intent, confidence: rounded(shares[i] ?? 0) }))
    .sort((a, b) => b.confidence - a.confidence || a.intent.localeCompare(b.intent))
}

/** What a rule has decided leaves no doubt for what was learned. */
const certain = (intent: string, scored: UnderstandResult['intents']): UnderstandResult['intents'] => [
  { intent, confidence: 1 },
  ...scored.map((other) => ({ intent: other.intent, confidence: 0 })),
]

const understandWith = (
  bot: Bot,
  classifier: Classifier,
  text: string,
  language: Locale,
  now: number,
): Understood => {
  const message = bot.read(text, language, now)
  const features = bot.featuresOf(message)
  const urgent = message.entities.find(({ type }) => bot.flow.urgent?.includes(type))?.type
  const scored = confidencesOf(classifier, features)
  const intents = urgent ? certain(urgent, scored) : scored
  const decided = decide(intents, bot.flow.thresholds)
  // A sentence and its form without diacritics are one example.
  const because = new Map<string, UnderstandResult['decision']['because'][number]>()
  for (const { index, similarity } of urgent ? [] : classifier.alike(features, EXAMPLES * 3)) {
    const sample = bot.samples[index]
    if (sample && !because.has(sample.text) && because.size < EXAMPLES)
      because.set(sample.text, { text: sample.text, intent: sample.intent, similarity: rounded(similarity) })
  }
  const { entities, tokens } = message
  return {
    normalized: tokens.map(({ normalized }) => normalized).join(' '),
    tokens,
    intents,
    entities,
    decision: {
      ...decided,
      thresholds: bot.flow.thresholds,
      because: [...because.values()],
    },
    heard: { ...decided, text: message.text, entities },
  }
}

export type Engine = {
  bot: (id: BotId) => Bot
  /** Understands one message; `now` (ms) is what days are relative to. The first message for a bot waits while it learns. */
  understand: (id: BotId, text: string, language: Locale, now: number) => Promise<Understood>
}

/** The bots, each learning when it is first asked. */
export const createEngine = (): Engine => {
  let bots: Record<BotId, Bot> | null = null
  const bot = (id: BotId) => (bots ??= loadBots())[id]
  const trained = new Map<BotId, Promise<Classifier>>()
  const classifierOf = (id: BotId) => {
    const known = trained.get(id) ?? bot(id).train()
    trained.set(id, known)
    return known
  }
  return {
    bot,
    understand: async (id, text, language, now) =>
      understandWith(bot(id), await classifierOf(id), text, language, now),
  }
}

/** Teaches every bot that has not learned yet, one after the other. */
export const trainAll = async (engine: Engine): Promise<void> => {
  for (const id of BOTS) await engine.understand(id, '?', 'vi', 0)
}
