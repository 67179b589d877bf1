import type { Features } from './features.ts'

export type Sample = { features: Features; intent: string; weight: number }

type Vector = { at: Int32Array; value: Float64Array }

/** What a classifier says of a message: every intent with the logarithm of its odds, unscaled. */
export type Classifier = {
  intents: readonly string[]
  /** The scores of the intents, in their order. */
  score: (features: Features) => number[]
  /** The samples most alike, the most alike first, with how alike (0 to 1). */
  alike: (features: Features, count: number) => { index: number; similarity: number }[]
}

const ROUNDS = 15
const RATE = 3
const DECAY = 1e-5
/** How much an unknown trait counts in the length of a message. */
const UNKNOWN = 0.2

/** Shares out certainty (sum 1) by scores; a `temperature` above 1 makes it humbler. */
export const softmax = (scores: readonly number[], temperature: number): number[] => {
  const top = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - top) / temperature))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}

/** Numbers in an order that is shuffled and always the same. */
const shuffled = (count: number, seed: number): number[] => {
  const order = Array.from({ length: count }, (_, i) => i)
  let state = seed
  for (let i = count - 1; i > 0; i -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const j = state % (i + 1)
    const [a = 0, b = 0] = [order[i], order[j]]
    order[i] = b
    order[j] = a
  }
  return order
}

const pause = () => new Promise<void>((resolve) => setImmediate(resolve))

/**
 * Learns from samples by multinomial logistic regression over TF-IDF; the same samples always give the same classifier. Between its
 * rounds the process answers others.
 */
export const trainClassifier = async (samples: readonly Sample[]): Promise<Classifier> => {
  const intents = [...new Set(samples.map(({ intent }) => intent))].sort()
  const seen = new Map<string, number>()
  for (const { features } of samples)
    for (const name of features.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const columns = new Map([...seen.keys()].map((name, i) => [name, i]))
  const rarest = Math.log((1 + samples.length) / 1) + 1
  const idf = Float64Array.from(
    [...seen.values()],
    (count) => Math.log((1 + samples.length) / (1 + count)) + 1,
  )

  /** Unknown traits lengthen the vector, so that little known text weighs little. */
  const vectorOf = (features: Features): Vector => {
    const at: number[] = []
    const value: number[] = []
    let length = 0
    for (const [name, strength] of features) {
      const column = columns.get(name)
      const weight = strength * (column === undefined ? rarest : (idf[column] ?? 0))
      length += weight * weight * (column === undefined ? UNKNOWN : 1)
      if (column === undefined) continue
      at.push(column)
      value.push(weight)
    }
    const norm = Math.sqrt(length) || 1
    return { at: Int32Array.from(at), value: Float64Array.from(value, (weight) => weight / norm) }
  }

  const vectors = samples.map(({ features }) => vectorOf(features))
  const width = intents.length
  const weights = new Float64Array(columns.size * width)
  const bias = new Float64Array(width)
  const targets = samples.map(({ intent }) => intents.indexOf(intent))

  const scoreVector = ({ at, value }: Vector): number[] => {
    const scores = [...bias]
    for (let k = 0; k < at.length; k += 1) {
      const row = (at[k] ?? 0) * width
      const strength = value[k] ?? 0
      for (let j = 0; j < width; j += 1) scores[j] = (scores[j] ?? 0) + (weights[row + j] ?? 0) * strength
    }
    return scores
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = RATE / (1 + round / 4)
    for (const i of shuffled(samples.length, round + 1)) {
      const vector = vectors[i]
      if (!vector) continue
      const shares = softmax(scoreVector(vector), 1)
      const step = rate * (samples[i]?.weight ?? 1)
      const errors = shares.map((got, j) => (j === targets[i] ? 1 : 0) - got)
      for (let j = 0; j < width; j += 1) bias[j] = (bias[j] ?? 0) + step * 0.05 * (errors[j] ?? 0)
      for (let k = 0; k < vector.at.length; k += 1) {
        const row = (vector.at[k] ?? 0) * width
        const value = vector.value[k] ?? 0
        for (let j = 0; j < width; j += 1) {
          const before = weights[row + j] ?? 0
          weights[row + j] = before + step * (value * (errors[j] ?? 0) - DECAY * before)
        }
      }
    }
    await pause()
  }

  const having = new Map<number, { index: number; value: number }[]>()
  vectors.forEach(({ at, value }, index) =>
    at.forEach((column, k) => {
      const list = having.get(column) ?? []
      list.push({ index, value: value[k] ?? 0 })
      having.set(column, list)
    }),
  )

  return {
    intents,
    score: (features) => scoreVector(vectorOf(features)),
    alike: (features, count) => {
      const vector = vectorOf(features)
      const similarity = new Map<number, number>()
      vector.at.forEach((column, k) => {
        for (const { index, value } of having.get(column) ?? [])
          similarity.set(index, (similarity.get(index) ?? 0) + value * (vector.value[k] ?? 0))
      })
      return [...similarity]
        .map(([index, alike]) => ({ index, similarity: alike }))
        .sort((a, b) => b.similarity - a.similarity || a.index - b.index)
        .slice(0, count)
    },
  }
}
