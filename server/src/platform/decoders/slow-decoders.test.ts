import { expect, test } from 'vitest'
import { openSlowDecoders } from './slow-decoders.ts'

test('a slow decoder of one project is not slow in another, and not for ever', () => {
  let nowMs = 0
  const slow = openSlowDecoders(() => nowMs)
  slow.note(1, 'shared')
  expect([slow.isSlow(1, 'shared'), slow.isSlow(2, 'shared')]).toEqual([true, false])
  expect(slow.isSlow(1, 'other')).toBe(false)
  nowMs = 600_001
  expect(slow.isSlow(1, 'shared')).toBe(false)
})

test('a project that makes a new slow decoder each time is slow as a whole', () => {
  const slow = openSlowDecoders(() => 0)
  for (let at = 0; at < 8; at++) slow.note(1, `code ${at}`)
  expect(slow.isSlow(1, 'new')).toBe(true)
  expect(slow.isSlow(2, 'new')).toBe(false)
})
