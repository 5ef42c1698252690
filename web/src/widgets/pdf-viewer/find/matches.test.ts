import { describe, expect, it } from 'vitest'
import { nextMatch, numberOf, searchOrder, totalOf } from './matches.ts'

const counts = new Map([
  [7, 2],
  [8, 0],
  [2, 1],
  [9, 1],
])

describe('results', () => {
  it('are counted, and numbered in the order of pages', () => {
    expect(totalOf(counts)).toBe(4)
    expect(numberOf(counts, { page: 2, nth: 0 })).toBe(1)
    expect(numberOf(counts, { page: 7, nth: 1 })).toBe(3)
    expect(numberOf(counts, { page: 9, nth: 0 })).toBe(4)
  })

  it('follow one another, and begin again at either end', () => {
    const forward = [{ page: 2, nth: 0 }]
    const backward = [{ page: 2, nth: 0 }]
    for (let n = 0; n < 4; n++) {
      forward.push(nextMatch(counts, forward.at(-1) ?? null, true)!)
      backward.push(nextMatch(counts, backward.at(-1) ?? null, false)!)
    }
    expect(forward.map(({ page, nth }) => `${page}.${nth}`)).toEqual([
      '2.0',
      '7.0',
      '7.1',
      '9.0',
      '2.0',
    ])
    expect(backward.map(({ page, nth }) => `${page}.${nth}`)).toEqual([
      '2.0',
      '9.0',
      '7.1',
      '7.0',
      '2.0',
    ])
  })

  it('are none where nothing was found', () => {
    expect(nextMatch(new Map([[1, 0]]), null, true)).toBeNull()
    expect(nextMatch(counts, null, true)).toEqual({ page: 2, nth: 0 })
  })

  it('are looked for from the page that is read, round the whole document', () => {
    expect(searchOrder(5, 3)).toEqual([3, 4, 5, 1, 2])
    expect(searchOrder(1, 1)).toEqual([1])
  })
})
