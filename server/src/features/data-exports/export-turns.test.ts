import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { exportTurns } from './export-turns.ts'

/** Work that lasts until it is ended, by its name. */
function stage() {
  const turns = exportTurns()
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (userId: number, name: string) =>
    turns.inTurn(userId, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await tick()
  }
  return { turns, begun, ask, end }
}

test('a person has one at once, and keeps nobody else waiting behind the next', async () => {
  const { begun, ask, end } = stage()
  const all = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(2, 'b1'), ask(2, 'b2'), ask(3, 'c1')]
  await tick()
  expect(begun).toEqual(['a1', 'b1'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b1', 'a2'])
  await end('b1')
  await end('a2')
  await end('b2')
  expect(begun).toEqual(['a1', 'b1', 'a2', 'b2', 'a3', 'c1'])
  await end('a3')
  await end('c1')
  await Promise.all(all)
})

test('a person with four of them is refused a fifth, others are not; one that fails gives its turn up', async () => {
  const { turns, begun, ask, end } = stage()
  const failing = turns.inTurn(1, () => Promise.reject(new Error('lost')))
  const all = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(1, 'a4')]
  await expect(failing).rejects.toThrow('lost')
  await tick()
  expect(begun).toEqual(['a1'])
  expect(() => turns.requireTurn(1)).toThrow('TOO_MANY_REQUESTS')
  expect(() => turns.requireTurn(2)).not.toThrow()
  for (const name of ['a1', 'a2', 'a3', 'a4']) await end(name)
  await Promise.all(all)
  expect(() => turns.requireTurn(1)).not.toThrow()
})
