import { z } from 'zod'
import { flowSchema, type Flow } from '../../lib/contract/dialog-flow.ts'
import { BOTS, type BotId } from '../../lib/contract/enums.ts'
import { readSeed } from '../content/seed.ts'
import { trainClassifier, type Classifier, type Sample } from './classifier.ts'
import { createConcepts } from './concepts.ts'
import { featuresOf, type Features } from './features.ts'
import { createLexicon } from './lexicon.ts'
import { fold } from '../../lib/domain/dialog/text.ts'
import { createReader, type OwnReading, type ReadMessage } from './reader.ts'

const examplesSchema = z.record(
  z.string(),
  z.strictObject({ vi: z.array(z.string().min(1)).min(40), en: z.array(z.string().min(1)) }),
)
export type Examples = z.infer<typeof examplesSchema>

const wordsSchema = z.strictObject({
  slang: z.record(z.string(), z.string()),
  regional: z.record(z.string(), z.string()),
  concepts: z.record(z.string(), z.array(z.string())),
})

/** What a bot may do and what it learned from: the sentence behind each sample. */
export type Bot = {
  flow: Flow
  read: (text: string, language: 'vi' | 'en', now: number) => ReadMessage
  featuresOf: (message: ReadMessage) => Features
  samples: readonly (Sample & { text: string })[]
  train: () => Promise<Classifier>
}

const READS: Record<BotId, readonly OwnReading[]> = { clinic: [], shop: ['order_code'], card: ['cards'] }

/** What the other bots are for is out of this one's scope, but for what all of them are asked. */
const FOREIGN: Record<BotId, Readonly<Partial<Record<BotId, readonly string[]>>>> = {
  clinic: {
    shop: ['order_status', 'change_delivery', 'return', 'stock', 'complaint'],
    card: ['lock_card', 'unknown_transaction', 'limit', 'pin_otp', 'fee'],
  },
  shop: {
    clinic: ['book', 'insurance', 'preparation'],
    card: ['lock_card', 'unknown_transaction', 'limit', 'pin_otp', 'fee'],
  },
  card: {
    clinic: ['book', 'insurance', 'preparation', 'price'],
    shop: ['order_status', 'stock', 'change_delivery', 'price'],
  },
}

// A sentence counts once more without its diacritics; what is foreign is plentiful and must not drown the bot's own.
const WEIGHT = { plain: 0.6, foreign: 0.2 }

// Days in the sentences learned from are only days; which they are does not matter.
const ANY_TIME = 0

/** What each bot may do, from its seed file; throws naming a file that is not right. */
export const loadFlows = (): Record<BotId, Flow> => ({
  clinic: readSeed('dialogs/clinic', flowSchema),
  shop: readSeed('dialogs/shop', flowSchema),
  card: readSeed('dialogs/card', flowSchema),
})

/** The bots of the try-out, from their seed files; throws naming a file that is not right. */
export const loadBots = (): Record<BotId, Bot> => {
  const examples = {
    clinic: readSeed('dialog-examples/clinic', examplesSchema),
    shop: readSeed('dialog-examples/shop', examplesSchema),
    card: readSeed('dialog-examples/card', examplesSchema),
  }
  const shared = readSeed('dialog-examples/shared', examplesSchema)
  const { slang, regional, concepts: phrases } = readSeed('dialog-words', wordsSchema)
  const flows = loadFlows()
  const all = [...Object.values(examples), shared].flatMap((file) => Object.values(file))
  const labels = Object.values(flows).flatMap(({ lists }) => lists.flatMap(({ items }) => items))
  const lexicon = createLexicon(
    {
      vi: [...all.flatMap(({ vi }) => vi), ...labels.map(({ label }) => label.vi)],
      en: [...all.flatMap(({ en }) => en), ...labels.map(({ label }) => label.en)],
    },
    { slang, regional },
  )
  const concepts = createConcepts(phrases)

  const create = (id: BotId): Bot => {
    const flow = flows[id]
    const read = createReader(lexicon, { lists: flow.lists, reads: READS[id], urgent: flow.urgent ?? [] })
    const traits = (message: ReadMessage) =>
      featuresOf(
        message.tokens.flatMap(({ normalized }) => normalized.split(' ')),
        message.entities.map(({ type }) => type),
        concepts,
      )
    const samplesOf = (intent: string, sentences: readonly string[], language: 'vi' | 'en', weight: number) =>
      sentences.flatMap((text) => {
        const plain = fold(text)
        const sample = (typed: string, share: number) => ({
          text,
          intent,
          weight: weight * share,
          features: traits(read(typed, language, ANY_TIME)),
        })
        return plain === text ? [sample(text, 1)] : [sample(text, 1), sample(plain, WEIGHT.plain)]
      })
    const learn = (file: Examples, weight: number, as?: string) =>
      Object.entries(file).flatMap(([intent, { vi, en }]) => [
        ...samplesOf(as ?? intent, vi, 'vi', weight),
        ...samplesOf(as ?? intent, en, 'en', weight),
      ])
    let samples: Bot['samples'] | null = null
    const learned = () => {
      samples ??= [
        ...learn(examples[id], 1),
        ...learn(shared, 1),
        ...BOTS.flatMap((other) => {
          const wanted = Object.entries(examples[other]).filter(([intent]) =>
            FOREIGN[id][other]?.includes(intent),
          )
          return learn(Object.fromEntries(wanted), WEIGHT.foreign, 'out_of_scope')
        }),
      ]
      return samples
    }
    return {
      flow,
      read,
      featuresOf: traits,
      get samples() {
        return learned()
      },
      train: () => trainClassifier(learned()),
    }
  }
  return { clinic: create('clinic'), shop: create('shop'), card: create('card') }
}
