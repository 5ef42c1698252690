import { expect, test } from 'vitest'
import { oneAtATime } from './one-at-a-time.ts'

test('each work begins once the one before has ended, and one that fails fails alone', async () => {
  const inTurn = oneAtATime()
  const told: string[] = []
  const work = (name: string, fails = false) =>
    inTurn(async () => {
      told.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      told.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  const all = await Promise.allSettled([work('a'), work('b', true), work('c')])
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(told).toEqual(['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})
