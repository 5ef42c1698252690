import { expect, test } from 'vitest'
import { openWatches } from './watches.ts'

const stage = () => {
  const clock = { ms: 0 }
  return { clock, ...openWatches(() => clock.ms) }
}
const ana = { sessionId: 1, userId: 10 }
const luis = { sessionId: 2, userId: 20 }

test('a session is told of its variables for a minute, and longer when it says so again', () => {
  const { clock, watch, watchersOf } = stage()
  watch({ ...ana, variableIds: [7, 8] })
  watch({ ...luis, variableIds: [8] })
  expect([...watchersOf(8)]).toEqual([1, 2])
  clock.ms = 59_999
  watch({ ...ana, variableIds: [8] })
  expect([...watchersOf(7)]).toEqual([1])
  clock.ms = 60_000
  expect([...watchersOf(7)]).toEqual([])
  expect([...watchersOf(8)]).toEqual([1])
})

test('pages of one session add up, and of too many variables the oldest are let go', () => {
  const { watch, watchersOf } = stage()
  const many = Array.from({ length: 240 }, (_, index) => 100 + index)
  watch({ ...ana, variableIds: [7, 8] })
  watch({ ...ana, variableIds: [7] })
  watch({ ...ana, variableIds: many.slice(0, 239) })
  expect([[...watchersOf(7)], [...watchersOf(8)]]).toEqual([[1], []])
  watch({ ...ana, variableIds: many })
  expect([...watchersOf(7)]).toEqual([])
  expect([...watchersOf(339)]).toEqual([1])
})

test('whose rights may have changed is told nothing more, until a page that still may says it again', () => {
  const { watch, watchersOf, watchers, forget } = stage()
  watch({ ...ana, variableIds: [7] })
  watch({ ...luis, variableIds: [7] })
  forget(ana.userId)
  expect([...watchersOf(7)]).toEqual([2])
  watch({ ...ana, variableIds: [7] })
  expect([...watchersOf(7)]).toEqual([2, 1])
  forget(null)
  expect([[...watchersOf(7)], [...watchers()]]).toEqual([[], []])
})

test('what nobody said again is held no longer', () => {
  const { clock, watch, watchers, sweep } = stage()
  watch({ ...ana, variableIds: [7] })
  clock.ms = 30_000
  watch({ ...luis, variableIds: [7] })
  clock.ms = 60_000
  sweep()
  expect([...watchers()]).toEqual([luis.sessionId])
})
