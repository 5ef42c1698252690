import { expect, test } from 'vitest'
import { openRecent } from './recent.ts'

const changed = { kind: 'changed', tags: ['alarms'] } as const
const stage = () => {
  let nowMs = 100_000
  const recent = openRecent(() => nowMs)
  return { recent, wait: (ms: number) => (nowMs += ms) }
}

test('a page is told what happened since it began, and nobody what is for others', () => {
  const { recent, wait } = stage()
  recent.add({ to: [1], event: { kind: 'notification', id: 1, projectId: 1 } })
  wait(5_000)
  recent.add({ to: [1, 2], event: { ...changed, tags: [...changed.tags] } })
  recent.add({ to: null, event: { kind: 'missed' } })
  wait(1_000)
  expect(recent.since(1_200, 1)).toEqual([changed, { kind: 'missed' }])
  expect(recent.since(1_200, 3)).toEqual([{ kind: 'missed' }])
  expect(recent.since(7_000, 1)).toHaveLength(3)
  expect(recent.since(0, 1)).toEqual([])
})

test('what is long ago is forgotten', () => {
  const { recent, wait } = stage()
  recent.add({ to: null, event: { kind: 'missed' } })
  wait(20_000)
  recent.add({ to: [1], event: { ...changed, tags: [...changed.tags] } })
  expect(recent.since(15_000, 1)).toEqual([changed])
})

test('of too many none is left out in silence', () => {
  const { recent, wait } = stage()
  for (let id = 1; id <= 1_001; id++)
    recent.add({ to: [id], event: { kind: 'notification', id, projectId: null } })
  wait(1_000)
  expect(recent.since(2_000, 7)).toEqual([{ kind: 'missed' }])
  expect(recent.since(100, 7)).toEqual([])
})
