import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPeers } from './peers.ts'
import { createSlots } from './slots.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const settled = async () => {
  for (let n = 0; n < 10; n++) await Promise.resolve()
}
const limits = {
  count: 3,
  perProject: 2,
  waitingPerProject: 20,
  slowAfterMs: 2_000,
  slowCount: 2,
  usedMaxMs: 20_000,
  regainedPart: 0.05,
}

/** Processes that hear each other, each with slots of its own; one can be killed. */
async function processes(names: readonly string[]) {
  const listeners = new Map<string, (payload: string) => void>()
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const takes = new Map<string, ReturnType<typeof createSlots>>()
  for (const name of names) {
    const { peers, join } = createPeers()
    takes.set(name, createSlots(limits, peers))
    await join({
      listen: async (onMessage) => void listeners.set(name, onMessage),
      send: async (payload) => {
        if (listeners.has(name)) for (const listen of listeners.values()) listen(payload)
      },
    })
  }
  await settled()
  return {
    began,
    async ask(name: string, process: string, project: number) {
      void takes
        .get(process)?.(project)
        .then((leave) => {
          began.push(name)
          ends.set(name, leave)
        })
      await settled()
    },
    async end(name: string) {
      ends.get(name)?.()
      await settled()
    },
    kill: (process: string) => listeners.delete(process),
  }
}

test('a project has two slots over all processes, and the next when one of them ends', async () => {
  const all = await processes(['here', 'there'])
  await all.ask('a1', 'here', 1)
  await all.ask('a2', 'there', 1)
  await all.ask('a3', 'here', 1)
  await all.ask('b1', 'here', 2)
  expect(all.began).toEqual(['a1', 'a2', 'b1'])
  await all.end('a2')
  expect(all.began).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('what a killed process had is free once it has been silent for a while', async () => {
  const all = await processes(['here', 'there'])
  await all.ask('a1', 'there', 1)
  await all.ask('a2', 'there', 1)
  await all.ask('a3', 'here', 1)
  all.kill('there')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(all.began).toEqual(['a1', 'a2'])
  await vi.advanceTimersByTimeAsync(15_000)
  expect(all.began).toEqual(['a1', 'a2', 'a3'])
})

test('time that projects used at another process counts: they leave one slot to those that used little', async () => {
  const all = await processes(['here', 'there'])
  await all.ask('a1', 'there', 1)
  await all.ask('b1', 'there', 2)
  await vi.advanceTimersByTimeAsync(30_000)
  await all.end('a1')
  await all.end('b1')
  await all.ask('a2', 'here', 1)
  await all.ask('b2', 'here', 2)
  await all.ask('a3', 'here', 1)
  await all.ask('c1', 'here', 3)
  expect(all.began).toEqual(['a1', 'b1', 'a2', 'b2', 'c1'])
})
