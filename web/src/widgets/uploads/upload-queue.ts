import {
  type ContainerFile,
  type ContainerType,
  containerRoutes,
  type SameName,
} from '@puquio/contract/containers'
import { call } from '../../lib/api/call.ts'
import { CallError } from '../../lib/api/call-error.ts'
import { sendBytes } from '../../lib/api/upload.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { session } from '../../lib/session.ts'
import { createStore } from '../../lib/store.ts'
import { type Pace, withBytes } from './pace.ts'

export type UploadState = 'waiting' | 'sending' | 'retrying' | 'asking' | 'done' | 'refused'
export type QueuedUpload = {
  key: number
  projectId: number
  type: ContainerType
  folderId: number | null
  file: File
  onSameName: SameName
  state: UploadState
  /** Bytes that have been sent, and those of them that the server says it has. */
  sent: number
  received: number
  /** What the server calls it, once it was begun and until it is finished. */
  uploadId: string | null
  /** What the container made of it, once it has it. */
  kept: ContainerFile | null
  /** Why it was refused. */
  problem: string | null
  /** The same bytes would be refused again: by what they are, of another type too, or since they are there already. */
  final: 'content' | 'type' | 'known' | null
  /** Types that are taken where it is uploaded, if fewer than the container takes. */
  mediaTypes: readonly string[] | null
  /** What it is uploaded for, by which a page finds its own; null for the container alone. */
  purpose: string | null
  /** What is done with it once the container has it; it is tried again where the line breaks. */
  whenKept: ((file: ContainerFile) => Promise<unknown>) | null
}
type Place = Pick<QueuedUpload, 'projectId' | 'type' | 'folderId'> &
  Partial<Pick<QueuedUpload, 'onSameName' | 'mediaTypes' | 'purpose' | 'whenKept'>>

/** Uploads of this page of the browser, which go on while other screens are open. */
export const uploads = createStore<readonly QueuedUpload[]>([])

/** How fast they have gone of late, which is forgotten when the line breaks. */
export const uploadPace = createStore<Pace>([])

const aborters = new Map<number, AbortController>()
let untilSessionEnds = new AbortController()
let lastKey = 0
let isBusy = false

export const addUploads = (files: readonly File[], place: Place): void => {
  const added = files.map(
    (file): QueuedUpload => ({
      onSameName: 'ask',
      mediaTypes: null,
      purpose: null,
      whenKept: null,
      ...place,
      key: ++lastKey,
      file,
      state: 'waiting',
      sent: 0,
      received: 0,
      uploadId: null,
      kept: null,
      problem: null,
      final: null,
    }),
  )
  uploads.set([...uploads.read().filter(({ state }) => state !== 'done'), ...added])
  void work()
}

/** Says what happens with the name that is taken, and goes on. */
export const answerUpload = (key: number, onSameName: SameName): void => {
  update(key, { onSameName, state: 'waiting' })
  void work()
}

export const retryUpload = (key: number): void => {
  update(key, { state: 'waiting', problem: null })
  void work()
}

/** Takes it out of the list, and what has arrived of it from the server, which takes a limited number of them. */
export const cancelUpload = (key: number): void => {
  aborters.get(key)?.abort()
  const cancelled = uploads.read().find((one) => one.key === key)
  uploads.set(uploads.read().filter((one) => one.key !== key))
  if (cancelled?.uploadId != null) discard(cancelled.projectId, cancelled.uploadId)
}

/** Where this fails, the server removes it after a day. */
const discard = (projectId: number, uploadId: string): void => {
  // Without a session nobody may.
  if (session.read() === null) return
  const params = { projectId, uploadId }
  call(containerRoutes.cancelUpload, { params }, { isQuiet: true }).catch(() => undefined)
}

export const hasEnded = ({ state }: QueuedUpload): boolean =>
  state === 'done' || state === 'refused'

/** Takes out of the list what needs nobody any more; what is on its way goes on. */
export const clearEnded = (listed: readonly QueuedUpload[]): void => {
  for (const one of listed) if (hasEnded(one)) cancelUpload(one.key)
}

export const clearUploads = (): void => {
  for (const { key } of uploads.read()) cancelUpload(key)
}

// A reload loses the files that were chosen: the browser asks before.
globalThis.addEventListener('beforeunload', (event) => {
  if (!uploads.read().every(hasEnded)) event.preventDefault()
})

// What one person sends never goes on as another.
session.subscribe(() => {
  if (session.read() !== null) return
  clearUploads()
  untilSessionEnds.abort()
  untilSessionEnds = new AbortController()
})

const update = (key: number, changes: Partial<QueuedUpload>): void =>
  uploads.set(uploads.read().map((one) => (one.key === key ? { ...one, ...changes } : one)))

/** One after the other, for slow lines. */
const work = async () => {
  if (isBusy) return
  isBusy = true
  const next = () => uploads.read().find(({ state }) => state === 'waiting')
  for (let one = next(); one; one = next()) await sendWhole(one)
  isBusy = false
  uploadPace.set([])
  clearTimeout(clearing)
  clearing = setTimeout(clearDone, doneShownMs)
}

let clearing: ReturnType<typeof setTimeout> | undefined
/** Long enough to be read; what was refused stays until somebody takes it out. */
const doneShownMs = 8_000

const clearDone = () => {
  if (!isBusy) uploads.set(uploads.read().filter(({ state }) => state !== 'done'))
}

const pausesMs = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]

/** Goes on where it broke off as long as the line comes back within some minutes. */
const sendWhole = async (upload: QueuedUpload) => {
  const { key } = upload
  const aborter = new AbortController()
  aborters.set(key, aborter)
  const { signal } = aborter
  update(key, { state: 'sending' })
  for (let tried = 0; ; tried++)
    try {
      await send(upload, signal, () => {
        tried = 0
        update(key, { state: 'sending' })
      })
      update(key, { state: 'done' })
      break
    } catch (error) {
      if (signal.aborted) break
      const problem = error instanceof CallError ? error.problem : null
      const pauseMs = pausesMs[tried]
      if (isPassing(problem) && pauseMs !== undefined) {
        uploadPace.set([])
        update(key, { state: 'retrying' })
        await pause(pauseMs, signal)
        if (signal.aborted) break
        continue
      }
      if (problem === 'FILE_NAME_TAKEN') update(key, { state: 'asking' })
      else {
        const final = finalityOf(problem)
        if (final === 'content' || final === 'type') dropArrived(key)
        update(key, { state: 'refused', problem: problemText(error), final })
      }
      break
    }
  aborters.delete(key)
}

/** What would be refused again is no upload that anybody could finish. */
const dropArrived = (key: number): void => {
  const { projectId, uploadId } = uploads.read().find((one) => one.key === key) ?? {}
  if (projectId === undefined || uploadId == null) return
  discard(projectId, uploadId)
  update(key, { uploadId: null })
}

const finalityOf = (problem: string | null): QueuedUpload['final'] => {
  if (problem === 'DOCUMENT_KNOWN') return 'known'
  if (problem === 'FILE_TYPE_NOT_ACCEPTED') return 'type'
  return problem === 'FILE_EMPTY' || problem === 'FILE_DAMAGED' ? 'content' : null
}

const isPassing = (problem: string | null) =>
  problem !== null &&
  [
    'NO_CONNECTION',
    'TOOK_TOO_LONG',
    'BUSY',
    'UPLOAD_BUSY',
    'TOO_MANY_REQUESTS',
    'UNAVAILABLE',
    'UPLOAD_OFFSET',
  ].includes(problem)

/** Into the container, unless it is there since an earlier attempt, and then what it is for. */
const send = async (upload: QueuedUpload, signal: AbortSignal, onArrived: () => void) => {
  const { key, whenKept } = upload
  const before = uploads.read().find((one) => one.key === key)?.kept ?? null
  const kept = before ?? (await sendToContainer(upload, signal, onArrived))
  update(key, { uploadId: null, kept })
  await whenKept?.(kept)
}

const sendToContainer = async (
  { key, projectId, type, folderId, file, onSameName }: QueuedUpload,
  signal: AbortSignal,
  onArrived: () => void,
): Promise<ContainerFile> => {
  const params = { projectId }
  const begun = await call(
    containerRoutes.beginUpload,
    {
      params,
      body: {
        type,
        folderId,
        name: file.name,
        bytes: file.size,
        modifiedMs: Math.max(0, Math.trunc(file.lastModified)),
        onSameName,
      },
    },
    // Not with the upload's own signal: one that is cancelled meanwhile has to be known by its id.
    { signal: untilSessionEnds.signal, isQuiet: true },
  )
  if (signal.aborted) {
    discard(projectId, begun.id)
    signal.throwIfAborted()
  }
  update(key, { uploadId: begun.id, sent: begun.received, received: begun.received })
  const one = { projectId, uploadId: begun.id }
  for (let { received } = begun; received < file.size; ) {
    const offset = received
    const bytes = file.slice(offset, offset + partBytes)
    ;({ received } = await sendBytes(
      containerRoutes.uploadPart,
      { params: one, query: { offset } },
      bytes,
      {
        signal,
        onProgress: (ratio) => countSent(key, offset + (ratio ?? 0) * bytes.size),
      },
    ))
    update(key, { sent: received, received })
    onArrived()
  }
  return call(
    containerRoutes.finishUpload,
    { params: one, body: { onSameName } },
    { signal, isQuiet: true },
  )
}

const countSent = (key: number, sent: number): void => {
  const before = uploads.read().find((one) => one.key === key)?.sent ?? sent
  uploadPace.set(withBytes(uploadPace.read(), Date.now(), Math.max(0, sent - before)))
  update(key, { sent })
}

/** Small enough that the server says every half a minute what it has, on a line of one megabit a second. */
const partBytes = 4_000_000

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
    // The line is back: no need to wait any longer.
    globalThis.addEventListener('online', () => done(), { once: true })
  })
