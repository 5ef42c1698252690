import { expect, test } from 'vitest'
import { createSlots } from './slots.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

function lined(limits = { count: 3, perProject: 2, waitingPerProject: 20 }) {
  const take = createSlots(limits)
  const began: string[] = []
  const ends = new Map<string, () => void>()
  return {
    began,
    ask(name: string, project: number, signal?: AbortSignal) {
      return take(project, signal).then((leave) => {
        began.push(name)
        ends.set(name, leave)
      })
    },
    async end(name: string) {
      ends.get(name)?.()
      await settled()
    },
  }
}

test('a project with eight files leaves a slot to another one', async () => {
  const line = lined()
  for (let n = 1; n <= 8; n++) void line.ask(`a${n}`, 1)
  void line.ask('b1', 2)
  await settled()
  expect(line.began).toEqual(['a1', 'a2', 'b1'])
})

test('who waits is served project by project', async () => {
  const line = lined({ count: 2, perProject: 1, waitingPerProject: 20 })
  for (const name of ['a1', 'a2', 'a3']) void line.ask(name, 1)
  for (const name of ['b1', 'b2']) void line.ask(name, 2)
  void line.ask('c1', 3)
  await settled()
  expect(line.began).toEqual(['a1', 'b1'])
  await line.end('a1')
  // The first task of another project runs before the second of one that had its turn.
  expect(line.began.at(-1)).toBe('a2')
  await line.end('a2')
  expect(line.began.at(-1)).toBe('c1')
  await line.end('b1')
  expect(line.began.at(-1)).toBe('b2')
  await line.end('b2')
  expect(line.began.at(-1)).toBe('a3')
})

test('who goes away leaves the line, and nobody else waits for it', async () => {
  const line = lined({ count: 1, perProject: 1, waitingPerProject: 20 })
  const abort = new AbortController()
  void line.ask('a1', 1)
  const leaving = line.ask('a2', 1, abort.signal)
  void line.ask('b1', 2)
  abort.abort(new Error('gone'))
  await expect(leaving).rejects.toThrow('gone')
  await line.end('a1')
  expect(line.began).toEqual(['a1', 'b1'])
})

test('a slot given back twice is one slot', async () => {
  const line = lined({ count: 1, perProject: 1, waitingPerProject: 20 })
  for (const name of ['a1', 'a2', 'a3']) void line.ask(name, 1)
  await settled()
  await line.end('a1')
  await line.end('a1')
  expect(line.began).toEqual(['a1', 'a2'])
})

test('more than its share that wait are told to come back, those of another project are not', async () => {
  const line = lined({ count: 1, perProject: 1, waitingPerProject: 2 })
  for (const name of ['a1', 'a2', 'a3']) void line.ask(name, 1)
  await expect(line.ask('a4', 1)).rejects.toMatchObject({ problem: 'BUSY' })
  void line.ask('b1', 2)
  await line.end('a1')
  await line.end('a2')
  expect(line.began).toContain('b1')
})
