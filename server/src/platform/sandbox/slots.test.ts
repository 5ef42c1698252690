import { afterEach, describe, expect, test, vi } from 'vitest'
import { NotYet } from '../jobs/job-kind.ts'
import { createSlots } from './slots.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))
afterEach(() => void vi.useRealTimers())

const lane = { slowAfterMs: 2_000, slowCount: 2, usedMaxMs: 20_000, regainedPart: 0.05 }

type Asking = { signal?: AbortSignal; isJob?: boolean; givesWay?: boolean }

function lined(limits = { count: 3, perProject: 2, waitingPerProject: 20, ...lane }) {
  const take = createSlots(limits)
  const began: string[] = []
  const slow: string[] = []
  const ends = new Map<string, () => void>()
  return {
    began,
    slow,
    ask(name: string, project: number, { signal, isJob = false, givesWay = false }: Asking = {}) {
      return take(project, { signal, isJob, givesWay, onSlow: () => slow.push(name) }).then(
        (leave) => {
          began.push(name)
          ends.set(name, leave)
        },
      )
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
  const line = lined({ count: 2, perProject: 1, waitingPerProject: 20, ...lane })
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
  const line = lined({ count: 1, perProject: 1, waitingPerProject: 20, ...lane })
  const abort = new AbortController()
  void line.ask('a1', 1)
  const leaving = line.ask('a2', 1, { signal: abort.signal })
  void line.ask('b1', 2)
  abort.abort(new Error('gone'))
  await expect(leaving).rejects.toThrow('gone')
  await line.end('a1')
  expect(line.began).toEqual(['a1', 'b1'])
})

test('a slot given back twice is one slot', async () => {
  const line = lined({ count: 1, perProject: 1, waitingPerProject: 20, ...lane })
  for (const name of ['a1', 'a2', 'a3']) void line.ask(name, 1)
  await settled()
  await line.end('a1')
  await line.end('a1')
  expect(line.began).toEqual(['a1', 'a2'])
})

test('more than its share that wait are told to come back, those of another project are not', async () => {
  const line = lined({ count: 1, perProject: 1, waitingPerProject: 2, ...lane })
  for (const name of ['a1', 'a2', 'a3']) void line.ask(name, 1)
  await expect(line.ask('a4', 1)).rejects.toMatchObject({ problem: 'BUSY' })
  void line.ask('b1', 2)
  await line.end('a1')
  await line.end('a2')
  expect(line.began).toContain('b1')
})

test('a job does not wait for tasks of its own project, but in line with those of others', async () => {
  const line = lined()
  const job = { isJob: true }
  for (const name of ['a1', 'a2', 'b1']) void line.ask(name, name === 'b1' ? 2 : 1)
  await expect(line.ask('of a', 1, job)).rejects.toBeInstanceOf(NotYet)
  await expect(line.ask('of b', 2, job)).rejects.toBeInstanceOf(NotYet)
  void line.ask('of c', 3, job)
  await expect(line.ask('of c again', 3, job)).rejects.toBeInstanceOf(NotYet)
  await line.end('a1')
  expect(line.began).toEqual(['a1', 'a2', 'b1', 'of c'])
})

test('who takes slot after slot gives way to a job of its project that was turned away', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const line = lined({ count: 3, perProject: 1, waitingPerProject: 20, ...lane })
  const [job, pages] = [{ isJob: true }, { isJob: true, givesWay: true }]
  await line.ask('pages 1', 1, pages)
  await expect(line.ask('pack', 1, job)).rejects.toBeInstanceOf(NotYet)
  await line.end('pages 1')
  const next = line.ask('pages 2', 1, pages).catch((error: unknown) => error)
  await settled()
  expect(line.began).toEqual(['pages 1'])
  await vi.advanceTimersByTimeAsync(1000)
  await line.ask('pack', 1, job)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await next).toBeInstanceOf(NotYet)
  await line.end('pack')
  await vi.advanceTimersByTimeAsync(3000)
  await line.ask('pages 2', 1, pages)
  expect(line.began).toEqual(['pages 1', 'pack', 'pages 2'])
})

/** Two projects hold all slots, with files that are read for long. */
async function heldByTwo() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const line = lined()
  for (const name of ['a1', 'a2', 'a3', 'a4']) void line.ask(name, 1)
  for (const name of ['b1', 'b2', 'b3', 'b4']) void line.ask(name, 2)
  await settled()
  expect(line.began).toEqual(['a1', 'a2', 'b1'])
  return line
}

test('a project without a slot gets that of a slow task, and the next one finds one, too', async () => {
  const line = await heldByTwo()
  void line.ask('c1', 3)
  vi.advanceTimersByTime(1_900)
  await settled()
  expect(line.began).not.toContain('c1')
  vi.advanceTimersByTime(101)
  await settled()
  expect([line.began.at(-1), line.slow]).toEqual(['c1', ['a1']])
  // The slot that it leaves goes to b2, and its next file takes that of the next slow task.
  await line.end('c1')
  expect(line.began.at(-1)).toBe('b2')
  vi.advanceTimersByTime(2_000)
  void line.ask('c2', 3)
  await settled()
  expect([line.began.at(-1), line.slow]).toEqual(['c2', ['a1', 'a2']])
  // Both have all that they may have now: a third project always finds a slot.
  await line.end('c2')
  for (const name of ['c3', 'c4', 'c5']) {
    void line.ask(name, 3)
    await settled()
    expect(line.began.at(-1)).toBe(name)
    await line.end(name)
  }
  expect(line.slow).toEqual(['a1', 'a2'])
})

test('nobody gives up a slot where nobody waits who has none', async () => {
  const line = await heldByTwo()
  vi.advanceTimersByTime(60_000)
  await settled()
  expect([line.began, line.slow]).toEqual([['a1', 'a2', 'b1'], []])
})

test('no more tasks are slow at once than may be, and the end of one makes room', async () => {
  const line = await heldByTwo()
  vi.advanceTimersByTime(2_000)
  for (const [at, name] of ['c1', 'd1', 'e1'].entries()) void line.ask(name, at + 3)
  await settled()
  expect(line.began.slice(3)).toEqual(['c1', 'd1'])
  vi.advanceTimersByTime(60_000)
  await settled()
  expect(line.slow).toEqual(['a1', 'a2'])
  await line.end('a1')
  expect([line.began.at(-1), line.slow]).toEqual(['e1', ['a1', 'a2', 'b1']])
})

test('a slow task that ends leaves no slot beside those that there are', async () => {
  const line = await heldByTwo()
  vi.advanceTimersByTime(2_000)
  void line.ask('c1', 3)
  await settled()
  expect(line.slow).toEqual(['a1'])
  await line.end('a1')
  expect(line.began).toEqual(['a1', 'a2', 'b1', 'c1'])
})

describe('projects that send slow files without end', () => {
  /** Each file of the hostile projects 1 to `count` takes 30 s; a next one always waits. */
  async function attackedBy(count: number) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const line = lined()
    const names = Array.from({ length: count }, (_, at) => at + 1)
    const ends = new Map<string, number>()
    let files = 0
    let nowS = 0
    const send = (project: number) => {
      const name = `h${project} ${files++}`
      void line.ask(name, project).then(() => ends.set(name, nowS + 30))
    }
    for (const project of names) for (let n = 0; n < 3; n++) send(project)
    const second = async () => {
      vi.advanceTimersByTime(1_000)
      nowS++
      await settled()
      for (const [name, atS] of ends) {
        if (atS > nowS) continue
        ends.delete(name)
        send(Number(/\d+/.exec(name)?.[0]))
        await line.end(name)
      }
    }
    return { line, second }
  }

  test.each([3, 6, 20])(
    'delay nobody else once each of them has had one read: %i',
    async (count) => {
      const { line, second } = await attackedBy(count)
      for (let atS = 0; atS < count * 30; atS++) await second()
      for (let n = 0; n < 30; n++) {
        void line.ask(`honest ${n}`, 100)
        await settled()
        expect(line.began.at(-1)).toBe(`honest ${n}`)
        await second()
        await line.end(`honest ${n}`)
        for (let atS = 0; atS < 19; atS++) await second()
      }
      // They were served all the while, each as often as the others.
      const counts = Array.from(
        { length: count },
        (_, at) => line.began.filter((name) => name.startsWith(`h${at + 1} `)).length,
      )
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(3)
    },
  )

  test('have their slots again when nobody else needs them', async () => {
    const { line, second } = await attackedBy(3)
    for (let atS = 0; atS < 300; atS++) await second()
    const before = line.began.length
    for (let atS = 0; atS < 300; atS++) await second()
    expect(line.began.length - before).toBeGreaterThanOrEqual(18)
  })
})

test('a project that used much counts as one that used little after a while', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const line = lined({ count: 2, perProject: 2, waitingPerProject: 20, ...lane })
  void line.ask('a1', 1)
  await settled()
  vi.advanceTimersByTime(25_000)
  await line.end('a1')
  const bothOf = async (names: [string, string]) => {
    for (const name of names) void line.ask(name, 1)
    await settled()
    const began = names.filter((name) => line.began.includes(name))
    for (const name of names) await line.end(name)
    return began
  }
  expect(await bothOf(['a2', 'a3'])).toEqual(['a2'])
  vi.advanceTimersByTime(6_000 / lane.regainedPart)
  expect(await bothOf(['a4', 'a5'])).toEqual(['a4', 'a5'])
})
