import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openDocument } from './open-document.ts'
import { dropPrepared, prepareDocument, takeDocument } from './prepared-document.ts'

vi.mock('./open-document.ts', () => ({ openDocument: vi.fn() }))
const opens = vi.mocked(openDocument)

const page = { getOperatorList: vi.fn() }
const aDocument = () => ({
  pdf: { numPages: 5, getPage: vi.fn(() => Promise.resolve(page)) },
  close: vi.fn(),
})
const answering = (made: ReturnType<typeof aDocument>) =>
  opens.mockResolvedValueOnce(made as unknown as Awaited<ReturnType<typeof openDocument>>)

beforeEach(() => vi.clearAllMocks())
afterEach(dropPrepared)

it('opens the next document and reads its page, and gives it to whoever shows it', async () => {
  const next = aDocument()
  answering(next)
  prepareDocument('/two', 3)
  prepareDocument('/two', 4)
  await vi.waitFor(() => expect(page.getOperatorList).toHaveBeenCalledOnce())
  expect(next.pdf.getPage).toHaveBeenCalledWith(3)
  expect(await takeDocument('/two', vi.fn())).toBe(next)
  expect(opens).toHaveBeenCalledOnce()
  dropPrepared()
  await Promise.resolve()
  expect(next.close).not.toHaveBeenCalled()
})

it('opens a document whose page is not known yet, and reads none of it', async () => {
  const next = aDocument()
  answering(next)
  prepareDocument('/two')
  expect(await takeDocument('/two', vi.fn())).toBe(next)
  expect(next.pdf.getPage).not.toHaveBeenCalled()
})

it('closes what is not shown, once another one is prepared', async () => {
  const [one, two] = [aDocument(), aDocument()]
  answering(one)
  prepareDocument('/one', 1)
  answering(two)
  prepareDocument('/two', 1)
  await vi.waitFor(() => expect(one.close).toHaveBeenCalledOnce())
  expect(await takeDocument('/two', vi.fn())).toBe(two)
})

it('opens anew what failed, and tells of parts that did not come', async () => {
  opens.mockRejectedValueOnce(new Error('broken'))
  prepareDocument('/one', 1)
  const again = aDocument()
  answering(again)
  expect(await takeDocument('/one', vi.fn())).toBe(again)

  const late = vi.fn()
  const made = aDocument()
  answering(made)
  prepareDocument('/two', 9)
  opens.mock.lastCall?.[1](late)
  const onBroken = vi.fn()
  await takeDocument('/two', onBroken)
  expect(onBroken).toHaveBeenCalledExactlyOnceWith(late)
  expect(page.getOperatorList).not.toHaveBeenCalled()
})
