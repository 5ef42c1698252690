import { expect, it, vi } from 'vitest'

it('is still there after a reload, until somebody signs in', async () => {
  const load = async () => {
    vi.resetModules()
    return (await import('./end-notice.ts')).endNotice
  }
  const notice = { problem: 'NO_VALID_TOKEN', params: { reason: 'blocked' } } as const
  const before = await load()
  expect(before.read()).toBeNull()
  before.set(notice)
  const after = await load()
  expect(after.read()).toEqual(notice)
  after.set(null)
  expect((await load()).read()).toBeNull()
})
