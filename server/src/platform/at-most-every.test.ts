import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

test('a hundred calls at once are two runs, the second of which sees them all', async () => {
  const seen: number[] = []
  const errors: unknown[] = []
  let calls = 0
  const ask = atMostEvery(
    20,
    async () => {
      seen.push(calls)
      await wait(10)
      if (seen.length === 1) throw new Error('once')
    },
    (error) => errors.push(error),
  )
  for (; calls < 100; ) {
    calls++
    ask()
  }
  expect(seen).toEqual([1])
  await expect.poll(() => seen).toEqual([1, 100])
  await wait(80)
  expect(seen).toEqual([1, 100])
  expect(errors).toHaveLength(1)
  ask()
  expect(seen).toEqual([1, 100, 100])
})
