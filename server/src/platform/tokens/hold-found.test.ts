import { expect, test } from 'vitest'
import { holdFound } from './hold-found.ts'

async function holding() {
  let notify: (payload: string) => void = () => undefined
  let lose = () => undefined as void
  const listen = async (
    _channel: string,
    onMessage: (payload: string) => void,
    onGap: () => void,
  ) => {
    notify = onMessage
    lose = onGap
  }
  const find = await holdFound<{ projectId: number }>({ listen }, 'things')
  const looked: string[] = []
  const ask = (key: string, projectId: number) =>
    find(key, async () => {
      looked.push(key)
      return { projectId }
    })
  return { ask, find, looked, notify: (payload: string) => notify(payload), lose: () => lose() }
}

test('a change of one project leaves what is known of others', async () => {
  const { ask, looked, notify, lose } = await holding()
  await ask('a', 1)
  await ask('b', 2)
  notify('1')
  await ask('a', 1)
  await ask('b', 2)
  expect(looked).toEqual(['a', 'b', 'a'])
  lose()
  await ask('b', 2)
  expect(looked).toEqual(['a', 'b', 'a', 'b'])
})

test('what is being looked for as a change is told is not kept', async () => {
  const { find, ask, looked, notify } = await holding()
  const { promise, resolve } = Promise.withResolvers<{ projectId: number }>()
  const first = find('a', () => promise)
  notify('7')
  resolve({ projectId: 1 })
  await first
  await ask('a', 1)
  expect(looked).toEqual(['a'])
})
