import type { GraphVariable, ReadingColumns } from '@puquio/contract/modi/readings'
import { qualities } from '@puquio/domain'
import { expect, test } from 'vitest'
import { graphData } from './graph-data.ts'

const variable = (id: number, latest: GraphVariable['latest'] = null) =>
  ({ id, latest }) as GraphVariable
const columns = (variableId: number, level: ReadingColumns['level'] = 'raw'): ReadingColumns => ({
  variableId,
  level,
  at: [1000],
  mean: [5],
  min: level === 'raw' ? [] : [4],
  max: level === 'raw' ? [] : [6],
  count: [1],
})

test('a live graph grows with what arrives of its variables, and knows the newest', () => {
  const latest = { measuredAt: '1970-01-01T00:00:01Z', value: 5, quality: 'good' } as const
  const data = graphData({ variables: [variable(7, latest), variable(8)], columns: [columns(7)] })
  expect(data.latestOf(7)).toEqual({ atMs: 1000, value: 5, quality: 'good' })
  expect(
    data.take(
      [
        [7, 2000, 6, 0],
        [8, 2000, 1, 0],
        [99, 2000, 1, 0],
        [7, 2500, null, 0],
      ],
      true,
    ),
  ).toBe(true)
  expect(data.columnsOf(7).at).toEqual([1000, 2000])
  expect(data.columnsOf(8).mean).toEqual([1])
  expect(data.latestOf(7)).toEqual({ atMs: 2000, value: 6, quality: 'good' })
  expect(data.take([[99, 2000, 1, 0]], true)).toBe(false)
})

test('a late reading is drawn where it belongs and is not the newest', () => {
  const latest = { measuredAt: '1970-01-01T00:00:01Z', value: 5, quality: 'good' } as const
  const data = graphData({ variables: [variable(7, latest)], columns: [columns(7)] })
  data.take([[7, 500, 4, 0]], true)
  expect(data.columnsOf(7).at).toEqual([500, 1000])
  expect(data.latestOf(7)?.value).toBe(5)
})

test('one that stands still, and one of buckets, only learn the newest', () => {
  const still = graphData({ variables: [variable(7)], columns: [columns(7)] })
  still.take([[7, 2000, 6, 0]], false)
  const buckets = graphData({ variables: [variable(7)], columns: [columns(7, '1h')] })
  buckets.take([[7, 2000, 6, 0]], true)
  for (const data of [still, buckets]) {
    expect(data.columnsOf(7).at).toEqual([1000])
    expect(data.latestOf(7)?.value).toBe(6)
  }
  buckets.takeAgain(0, [
    {
      ...columns(7, '1h'),
      at: [1000, 3_601_000],
      mean: [5, 6],
      min: [4, 5],
      max: [6, 7],
      count: [1, 2],
    },
  ])
  expect(buckets.columnsOf(7).mean).toEqual([5, 6])
})

test('what was read stays as it was for others who read the same', () => {
  const answer = columns(7)
  const data = graphData({ variables: [variable(7)], columns: [answer] })
  data.take([[7, 2000, 6, 0]], true)
  expect(answer.at).toEqual([1000])
})

test('one that is suspect is the newest, said to be so, and drawn apart', () => {
  const data = graphData({ variables: [variable(7)], columns: [columns(7)] })
  data.take([[7, 2000, 99, qualities.suspect]], true)
  expect(data.latestOf(7)).toEqual({ atMs: 2000, value: 99, quality: 'suspect' })
  expect(data.columnsOf(7).count).toEqual([1, 0])
})
