import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fairTurns, type TurnLimits } from './fair-turns.ts'

const staying = new AbortController().signal

/** Work that lasts until it is ended, by its name; each person is of a project of the same number if no other is said. */
function stage(limits: Partial<TurnLimits> = {}) {
  const turns = fairTurns({ atOnce: 2, mostOfPerson: 4, ...limits })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (userId: number, name: string, projectId = userId, signal = staying) => {
    const turn = turns.take({ userId, projectId })
    return turn
      .inTurn(() => {
        begun.push(name)
        return new Promise<void>((end) => ends.set(name, end))
      }, signal)
      .finally(turn.end)
  }
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
  expect(begun).toEqual(['a1', 'b1', 'c1'])
  await end('b1')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
  await end('c1')
  await end('a2')
  await end('b2')
  await end('a3')
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
  await Promise.all(all)
})

test('the people of a project have one at once, and others of them do not go before another project', async () => {
  const { begun, ask, end } = stage()
  const of = (people: number[]) => people.map((person) => ask(person, `a${person}`, 1))
  const all = [...of([1, 2, 3, 4]), ask(5, 'b5', 2), ask(6, 'b6', 2), ask(7, 'c7', 3)]
  await tick()
  expect(begun).toEqual(['a1', 'b5'])
  await end('a1')
  expect(begun).toEqual(['a1', 'b5', 'c7'])
  for (const name of ['b5', 'c7', 'a2', 'b6', 'a3', 'a4']) await end(name)
  expect(begun).toEqual(['a1', 'b5', 'c7', 'a2', 'b6', 'a3', 'a4'])
  await Promise.all(all)
})

test('one person of two projects has one at once', async () => {
  const { begun, ask, end } = stage()
  const all = [ask(1, 'a', 1), ask(1, 'b', 2)]
  await tick()
  expect(begun).toEqual(['a'])
  await end('a')
  await end('b')
  expect(begun).toEqual(['a', 'b'])
  await Promise.all(all)
})

test('one that ends lets all begin that waited for its person or its project', async () => {
  const { begun, ask, end } = stage()
  const all = [ask(1, 'a', 1), ask(1, 'b', 2), ask(2, 'c', 1)]
  await tick()
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
  for (const name of ['b', 'c']) await end(name)
  await Promise.all(all)
})

test('whoever leaves waits no longer, and is not begun', async () => {
  const { begun, ask, end } = stage()
  const leaving = new AbortController()
  const first = ask(1, 'a')
  const left = ask(1, 'b', 1, leaving.signal)
  const last = ask(1, 'c')
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  await expect(ask(1, 'd', 1, leaving.signal)).rejects.toThrow('left')
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'c'])
  await end('c')
  await Promise.all([first, last])
})

test('a person with four of them is refused a fifth, others are not; one that fails gives its turn up', async () => {
  const { turns, begun, ask, end } = stage()
  const failing = turns.take({ userId: 1, projectId: 1 })
  await expect(failing.inTurn(() => Promise.reject(new Error('lost')), staying)).rejects.toThrow(
    'lost',
  )
  failing.end()
  const all = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3'), ask(1, 'a4')]
  await tick()
  expect(begun).toEqual(['a1'])
  expect(() => turns.take({ userId: 1, projectId: 2 })).toThrow('TOO_MANY_REQUESTS')
  expect(() => turns.take({ userId: 2, projectId: 1 })).not.toThrow()
  for (const name of ['a1', 'a2', 'a3', 'a4']) await end(name)
  await Promise.all(all)
  expect(() => turns.take({ userId: 1, projectId: 1 })).not.toThrow()
})

test('what is written counts until it is ended', async () => {
  const { turns } = stage()
  const asker = { userId: 1, projectId: 1 }
  const held = [1, 2, 3, 4].map(() => turns.take(asker))
  for (const turn of held) await turn.inTurn(() => Promise.resolve(), staying)
  expect(() => turns.take(asker)).toThrow('TOO_MANY_REQUESTS')
  held[0]?.end()
  expect(() => turns.take(asker)).not.toThrow()
})

test('beyond what may wait of a project, and of all, the next is told that it is busy', async () => {
  const { turns, ask, end } = stage({ atOnce: 1, mostOfProject: 2, mostOfAll: 3 })
  const all = [ask(1, 'a1', 1), ask(2, 'a2', 1)]
  expect(() => turns.take({ userId: 2, projectId: 1 })).toThrow('BUSY')
  all.push(ask(3, 'b3', 2))
  expect(() => turns.take({ userId: 4, projectId: 2 })).toThrow('BUSY')
  await tick()
  for (const name of ['a1', 'b3', 'a2']) await end(name)
  await Promise.all(all)
  expect(() => turns.take({ userId: 4, projectId: 2 })).not.toThrow()
})

test('two projects that hold all there is shut no third one out, and in a project one person none of the others', async () => {
  const { turns, begun, ask, end } = stage({ atOnce: 1, mostOfProject: 3, mostOfAll: 6 })
  const all = [ask(1, 'a1', 1), ask(1, 'a2', 1), ask(1, 'a3', 1)]
  all.push(ask(2, 'b1', 2), ask(2, 'b2', 2), ask(2, 'b3', 2))
  expect(() => turns.take({ userId: 1, projectId: 1 })).toThrow('BUSY')
  all.push(ask(3, 'c1', 3))
  await tick()
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3']) await end(name)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3'])
  await Promise.all(all)

  const own = stage({ atOnce: 1, mostOfProject: 3 })
  const ofProject = [own.ask(1, 'a1', 1), own.ask(1, 'a2', 1), own.ask(1, 'a3', 1)]
  ofProject.push(own.ask(2, 'd1', 1))
  await tick()
  for (const name of ['a1', 'd1', 'a2', 'a3']) await own.end(name)
  expect(own.begun).toEqual(['a1', 'd1', 'a2', 'a3'])
  await Promise.all(ofProject)
})
