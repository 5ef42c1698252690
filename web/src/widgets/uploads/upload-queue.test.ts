import { afterEach, expect, it, vi } from 'vitest'
import { containerRoutes } from '@puquio/contract/containers'
import { CallError } from '../../lib/api/call-error.ts'
import { endSession, type SignedInUser, startSession } from '../../lib/session.ts'
import '../../lib/problems/problem-texts.ts'

const call = vi.hoisted(() => vi.fn())
const sendBytes = vi.hoisted(() => vi.fn())
vi.mock('../../lib/api/call.ts', () => ({ call }))
vi.mock('../../lib/api/upload.ts', () => ({ sendBytes }))
const { addUploads, answerUpload, cancelUpload, clearEnded, clearUploads, retryUpload, uploads } =
  await import('./upload-queue.ts')

afterEach(() => {
  clearUploads()
  endSession('chosen')
  vi.useRealTimers()
  vi.resetAllMocks()
})

const place = { projectId: 1, type: 'image', folderId: null } as const
const file = (bytes: number, name = 'foto.png') => new File([new Uint8Array(bytes)], name)
const refusal = (
  problem: 'NO_CONNECTION' | 'FILE_NAME_TAKEN' | 'FILE_DAMAGED' | 'DOCUMENT_KNOWN',
) => new CallError({ status: 409, code: 409, problem })
const only = () => uploads.read()[0]
const bodyOf = (index: number) =>
  (call.mock.calls[index]?.[1] as { body: unknown } | undefined)?.body
const offsets = () =>
  sendBytes.mock.calls.map(([, input]) => (input as { query: { offset: number } }).query.offset)

it('sends a file in parts, and goes on where it broke off', async () => {
  vi.useFakeTimers()
  call.mockResolvedValueOnce({ id: 'u', received: 0 })
  sendBytes
    .mockResolvedValueOnce({ id: 'u', received: 16_000_000 })
    .mockRejectedValueOnce(refusal('NO_CONNECTION'))
  addUploads([file(20_000_000)], place)
  await vi.waitFor(() => expect(only()?.state).toBe('retrying'))
  call
    .mockResolvedValueOnce({ id: 'u', received: 18_000_000 })
    .mockResolvedValueOnce({ id: 1, name: 'foto.png' })
  sendBytes.mockResolvedValueOnce({ id: 'u', received: 20_000_000 })
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(only()?.state).toBe('done'))
  expect(offsets()).toEqual([0, 16_000_000, 18_000_000])
})

it('asks what happens with a name that is taken, and sends the next ones meanwhile', async () => {
  call
    .mockRejectedValueOnce(refusal('FILE_NAME_TAKEN'))
    .mockResolvedValueOnce({ id: 'b', received: 5 })
    .mockResolvedValueOnce({ id: 2 })
  addUploads([file(5), file(5, 'otra.png')], place)
  await vi.waitFor(() =>
    expect(uploads.read().map(({ state }) => state)).toEqual(['asking', 'done']),
  )
  call.mockResolvedValueOnce({ id: 'a', received: 5 }).mockResolvedValueOnce({ id: 1 })
  answerUpload(only()?.key ?? 0, 'version')
  await vi.waitFor(() => expect(only()?.state).toBe('done'))
  expect(bodyOf(3)).toMatchObject({ onSameName: 'version', name: 'foto.png' })
  expect(bodyOf(4)).toEqual({ onSameName: 'version' })
})

it('says why a file was refused, tries it again when asked, and forgets what is cancelled', async () => {
  call
    .mockResolvedValueOnce({ id: 'u', received: 5 })
    .mockRejectedValueOnce(refusal('FILE_DAMAGED'))
  addUploads([file(5)], place)
  await vi.waitFor(() => expect(only()?.state).toBe('refused'))
  expect(only()?.problem).toMatch(/dañado/)
  call.mockResolvedValueOnce({ id: 'u', received: 5 }).mockResolvedValueOnce({ id: 1 })
  retryUpload(only()?.key ?? 0)
  await vi.waitFor(() => expect(only()?.state).toBe('done'))
  cancelUpload(only()?.key ?? 0)
  expect(uploads.read()).toEqual([])
})

it('leaves nothing unfinished on the server of what would be refused again', async () => {
  startSession({ id: 7, AuthCode: 'code', admin: false } as SignedInUser)
  call
    .mockResolvedValueOnce({ id: 'u', received: 5 })
    .mockRejectedValueOnce(refusal('FILE_DAMAGED'))
    .mockResolvedValueOnce(null)
  addUploads([file(5)], place)
  await vi.waitFor(() =>
    expect(only()).toMatchObject({ state: 'refused', final: 'content', uploadId: null }),
  )
  expect(call.mock.calls[2]).toEqual([
    containerRoutes.cancelUpload,
    { params: { projectId: 1, uploadId: 'u' } },
    { isQuiet: true },
  ])
})

it('takes what has arrived of a cancelled one from the server, however early it is cancelled', async () => {
  startSession({ id: 7, AuthCode: 'code', admin: false } as SignedInUser)
  call.mockResolvedValue(null).mockResolvedValueOnce({ id: 'u', received: 0 })
  sendBytes.mockImplementationOnce(
    (_route, _input, _bytes, { signal }: { signal: AbortSignal }) =>
      new Promise((_done, failed) => {
        signal.addEventListener('abort', () => failed(new Error('aborted')))
      }),
  )
  addUploads([file(5)], place)
  await vi.waitFor(() => expect(sendBytes).toHaveBeenCalled())
  cancelUpload(only()?.key ?? 0)
  const discarded = () =>
    call.mock.calls
      .filter(([route]) => route === containerRoutes.cancelUpload)
      .map(([, input]) => (input as { params: object }).params)
  await vi.waitFor(() => expect(discarded()).toEqual([{ projectId: 1, uploadId: 'u' }]))

  const begun = Promise.withResolvers<{ id: string; received: number }>()
  call.mockReturnValueOnce(begun.promise)
  addUploads([file(5)], place)
  await vi.waitFor(() => expect(only()?.state).toBe('sending'))
  cancelUpload(only()?.key ?? 0)
  begun.resolve({ id: 'v', received: 0 })
  await vi.waitFor(() => expect(discarded()).toContainEqual({ projectId: 1, uploadId: 'v' }))
  expect(sendBytes).toHaveBeenCalledTimes(1)
})

it('clears what has ended, and what is on its way goes on; a reload meanwhile is asked about', async () => {
  const leaving = () => {
    const event = new Event('beforeunload', { cancelable: true })
    globalThis.dispatchEvent(event)
    return event.defaultPrevented
  }
  call
    .mockRejectedValueOnce(refusal('FILE_DAMAGED'))
    .mockRejectedValueOnce(refusal('FILE_NAME_TAKEN'))
  addUploads([file(5), file(5, 'otra.png')], place)
  await vi.waitFor(() =>
    expect(uploads.read().map(({ state }) => state)).toEqual(['refused', 'asking']),
  )
  clearEnded(uploads.read().filter((one) => one.projectId === 2))
  expect(uploads.read()).toHaveLength(2)
  clearEnded(uploads.read())
  expect(uploads.read().map((one) => one.file.name)).toEqual(['otra.png'])
  expect(leaving()).toBe(true)
  clearUploads()
  expect(leaving()).toBe(false)
})

it('counts what the server has, and takes out what is done after a while, but nothing that was refused', async () => {
  vi.useFakeTimers()
  call
    .mockResolvedValue(null)
    .mockResolvedValueOnce({ id: 'a', received: 0 })
    .mockRejectedValueOnce(refusal('FILE_DAMAGED'))
    .mockResolvedValueOnce({ id: 'b', received: 0 })
    .mockResolvedValueOnce({ id: 2 })
  sendBytes
    .mockResolvedValueOnce({ id: 'a', received: 5 })
    .mockImplementationOnce(
      async (_route, _input, _bytes, options: { onProgress: (ratio: number) => void }) => {
        options.onProgress(0.5)
        expect(uploads.read()[1]).toMatchObject({ sent: 2_000_000, received: 0 })
        return { id: 'b', received: 4_000_000 }
      },
    )
    .mockImplementationOnce(async () => {
      expect(uploads.read()[1]).toMatchObject({ sent: 4_000_000, received: 4_000_000 })
      return { id: 'b', received: 5_000_000 }
    })
  addUploads([file(5), file(5_000_000, 'otra.png')], place)
  await vi.waitFor(() =>
    expect(uploads.read().map(({ state }) => state)).toEqual(['refused', 'done']),
  )
  expect(offsets()).toEqual([0, 0, 4_000_000])
  await vi.advanceTimersByTimeAsync(7_000)
  expect(uploads.read()).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(uploads.read().map(({ state }) => state)).toEqual(['refused'])
})

it('does what a file is for once it is kept, again where the line breaks, and sends nothing twice', async () => {
  vi.useFakeTimers()
  call.mockResolvedValueOnce({ id: 'u', received: 5 }).mockResolvedValueOnce({ id: 9 })
  const whenKept = vi.fn<(file: unknown) => Promise<object>>(async () => ({}))
  whenKept.mockRejectedValueOnce(refusal('NO_CONNECTION'))
  addUploads([file(5)], { ...place, onSameName: 'both', purpose: 'instrument 3', whenKept })
  await vi.waitFor(() => expect(only()?.state).toBe('retrying'))
  await vi.advanceTimersByTimeAsync(1_000)
  await vi.waitFor(() => expect(only()?.state).toBe('done'))
  expect(whenKept.mock.calls).toEqual([[{ id: 9 }], [{ id: 9 }]])
  expect(call).toHaveBeenCalledTimes(2)
  expect(bodyOf(0)).toMatchObject({ onSameName: 'both' })
})

it('does not offer again what is there already', async () => {
  call.mockResolvedValueOnce({ id: 'u', received: 5 }).mockResolvedValueOnce({ id: 9 })
  const whenKept = () => Promise.reject(refusal('DOCUMENT_KNOWN'))
  addUploads([file(5)], { ...place, whenKept })
  await vi.waitFor(() => expect(only()).toMatchObject({ state: 'refused', final: 'known' }))
})

it('ends with the session', async () => {
  startSession({ id: 7, AuthCode: 'code', admin: false } as SignedInUser)
  call.mockReturnValueOnce(new Promise(() => undefined))
  addUploads([file(5)], place)
  await vi.waitFor(() => expect(only()?.state).toBe('sending'))
  const options = call.mock.calls[0]?.[2] as { signal: AbortSignal } | undefined
  endSession('chosen')
  expect([uploads.read(), options?.signal.aborted]).toEqual([[], true])
})
