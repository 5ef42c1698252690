import { expect, test } from 'vitest'
import { keptPictures } from './kept-pictures.ts'
import { pictureTurns } from './turns.ts'

test('pictures are kept up to a number, a size and an age', async () => {
  let made = 0
  const make = async () => ({ bytes: Buffer.alloc(10), number: ++made })
  const few = keptPictures<{ bytes: Buffer; number: number }>({
    count: 2,
    bytes: 100,
    ageMs: 60_000,
  })
  await few('a', make)
  await few('b', make)
  await few('a', make)
  expect(made).toBe(2)
  await few('c', make)
  await few('a', make)
  expect(made).toBe(4)
  const stale = keptPictures<{ bytes: Buffer; number: number }>({ count: 2, bytes: 100, ageMs: 0 })
  await stale('a', make)
  await stale('a', make)
  expect(made).toBe(6)
})

test('one that fails is asked for again', async () => {
  const kept = keptPictures<{ bytes: Buffer }>()
  await expect(kept('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await kept('a', async () => ({ bytes: Buffer.from('x') }))).toEqual({
    bytes: Buffer.from('x'),
  })
})

test('a project has a few turns at once, then waits, then is told to wait', async () => {
  const turns = pictureTurns({ running: 1, waiting: 1 })
  const ends: (() => void)[] = []
  const work = () => new Promise<void>((end) => ends.push(end))
  const first = turns(1, work)
  const second = turns(1, work)
  await expect(turns(1, work)).rejects.toMatchObject({ problem: 'BUSY' })
  const ofOther = turns(2, work)
  expect(ends).toHaveLength(2)
  ends[0]?.()
  await first
  await Promise.resolve()
  expect(ends).toHaveLength(3)
  for (const end of ends) end()
  await Promise.all([second, ofOther])
})
