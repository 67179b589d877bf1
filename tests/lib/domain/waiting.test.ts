import { describe, expect, test } from 'vitest'
import { waiting, workload } from '@/lib/domain/waiting'

const HALF_HOUR = { calls: 60, periodSeconds: 1_800, handleSeconds: 180 }

describe('waiting by Erlang C', () => {
  test('sixty calls of three minutes in half an hour keep six people busy', () => {
    expect(workload(HALF_HOUR)).toBe(6)
  })

  test('with one agent it is the queue M/M/1: as many wait as are busy', () => {
    const quiet = { calls: 1, periodSeconds: 200, handleSeconds: 100 }
    const { busy, within, meanSeconds } = waiting(quiet, 1, 0)
    expect(busy).toBe(0.5)
    expect(within).toBeCloseTo(0.5)
    expect(meanSeconds).toBeCloseTo(100)
  })

  test('three agents for two busy ones: four callers in nine wait, by the sum written out', () => {
    const hour = { calls: 2, periodSeconds: 100, handleSeconds: 100 }
    const { within, meanSeconds } = waiting(hour, 3, 0)
    expect(within).toBeCloseTo(5 / 9)
    expect(meanSeconds).toBeCloseTo(400 / 9)
    expect(waiting(hour, 3, 100).within).toBeCloseTo(1 - (4 / 9) * Math.exp(-1))
  })

  test('every further agent helps, and each less than the one before', () => {
    const means = [7, 8, 9, 10].map((agents) => waiting(HALF_HOUR, agents, 20).meanSeconds)
    const gains = means.slice(1).map((mean, index) => (means[index] ?? 0) - mean)
    expect(gains.every((gain, index) => gain > 0 && gain < (gains[index - 1] ?? Infinity))).toBe(true)
  })

  test('too few agents are no answer', () => {
    expect(() => waiting(HALF_HOUR, 6, 20)).toThrow(RangeError)
  })
})
