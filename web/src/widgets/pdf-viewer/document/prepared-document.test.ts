import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPage } from '../pages/draw-page.ts'
import { openDocument } from './open-document.ts'
import { dropPrepared, prepareDocument, takeDocument } from './prepared-document.ts'

vi.mock('./open-document.ts', () => ({ openDocument: vi.fn() }))
vi.mock('../pages/draw-page.ts', () => ({
  drawPage: vi.fn(() => Promise.resolve({})),
  emptyCanvas: vi.fn(),
}))
const opens = vi.mocked(openDocument)
const draws = vi.mocked(drawPage)

const aDocument = () => ({
  pdf: { numPages: 5, getPage: vi.fn((number: number) => Promise.resolve({ number })) },
  close: vi.fn(),
})
const answering = (made: ReturnType<typeof aDocument>) =>
  opens.mockResolvedValueOnce(made as unknown as Awaited<ReturnType<typeof openDocument>>)

beforeEach(() => vi.clearAllMocks())
afterEach(dropPrepared)

it('opens the next document and draws its page once, and gives it to whoever shows it', async () => {
  const next = aDocument()
  answering(next)
  prepareDocument('/two', 3)
  prepareDocument('/two', 4)
  await vi.waitFor(() => expect(draws).toHaveBeenCalledOnce())
  expect(draws.mock.lastCall?.[0].page).toEqual({ number: 3 })
  expect((await takeDocument('/two', vi.fn())).pdf).toBe(next.pdf)
  expect(opens).toHaveBeenCalledOnce()
  dropPrepared()
  await Promise.resolve()
  expect(next.close).not.toHaveBeenCalled()
})

it('opens a document whose page is not known yet, and draws none of it', async () => {
  const next = aDocument()
  answering(next)
  prepareDocument('/two')
  expect((await takeDocument('/two', vi.fn())).pdf).toBe(next.pdf)
  expect(draws).not.toHaveBeenCalled()
})

it('keeps what was shown for whoever comes back to it, and closes the oldest of more than three', async () => {
  const made = ['/one', '/two', '/three', '/four'].map((url) => ({ url, document: aDocument() }))
  for (const { url, document } of made) {
    answering(document)
    const shown = await takeDocument(url, vi.fn())
    shown.close()
  }
  const [oldest, second] = made
  await vi.waitFor(() => expect(oldest?.document.close).toHaveBeenCalledOnce())
  expect((await takeDocument('/two', vi.fn())).pdf).toBe(second?.document.pdf)
  expect(opens).toHaveBeenCalledTimes(4)
  dropPrepared()
  await vi.waitFor(() => expect(made[3]?.document.close).toHaveBeenCalledOnce())
  expect(second?.document.close).not.toHaveBeenCalled()
})

it('opens anew what failed, and tells of parts that did not come', async () => {
  opens.mockRejectedValueOnce(new Error('broken'))
  prepareDocument('/one', 1)
  const again = aDocument()
  answering(again)
  expect((await takeDocument('/one', vi.fn())).pdf).toBe(again.pdf)

  const late = vi.fn()
  const made = aDocument()
  answering(made)
  prepareDocument('/two', 9)
  opens.mock.lastCall?.[1](late)
  const onBroken = vi.fn()
  await takeDocument('/two', onBroken)
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(late)
  expect(draws).not.toHaveBeenCalled()
})
