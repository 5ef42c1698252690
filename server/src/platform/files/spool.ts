import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { callbackify } from 'node:util'
import { temporaryFolder } from './temporary-folder.ts'

const readBytes = 64 * 1024
/** A line of 1 Mbit/s takes what the kernel keeps for a socket, 4 MB, in a third of it. */
const silenceMs = 120_000

/**
 * Returns what `write` writes, from a file in a folder of `parent` that is read while it grows: however slow the reader
 * is, what is written is not kept waiting, and the process holds no more of it than a piece. Destroying it ends the
 * writing, which the signal tells at once, and so does a reader who takes nothing for so many milliseconds: its file is
 * in the way of all others. Once it is closed, the file is gone.
 */
export function spooled(parent: string, write: Write, mostSilentMs = silenceMs): Readable {
  const ending = new AbortController()
  // Without an error: one that nobody listens for yet would end the process.
  const listen = () => setTimeout(() => body.destroy(), mostSilentMs).unref()
  let silence = listen()
  const pieces = followed(parent, write, ending.signal)
  const body: Readable = new Readable({
    read() {
      // Nor is it the reader's silence that nothing is written yet.
      clearTimeout(silence)
      pieces.next().then(
        ({ value, done }) => {
          if (!ending.signal.aborted) silence = listen()
          body.push(done ? null : value)
        },
        (error: Error) => body.destroy(error),
      )
    },
    destroy: callbackify(async (error: Error | null) => {
      clearTimeout(silence)
      ending.abort()
      await pieces.return(undefined)
      if (error) throw error
    }),
  })
  return body
}

type Write = (out: Writable, signal: AbortSignal) => Promise<void>

async function* followed(
  parent: string,
  write: Write,
  signal: AbortSignal,
): AsyncGenerator<Buffer, undefined> {
  const folder = await temporaryFolder('export', parent)
  try {
    const file = await open(join(folder, 'export'), 'ax+', 0o600)
    try {
      signal.throwIfAborted()
      yield* whileWritten(file, write, signal)
    } finally {
      await file.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* whileWritten(
  file: FileHandle,
  write: Write,
  signal: AbortSignal,
): AsyncGenerator<Buffer, undefined> {
  let written = 0
  let isWritten = false
  let change = Promise.withResolvers<void>()
  const changed = () => {
    change.resolve()
    change = Promise.withResolvers()
  }
  const out = appending(file, (bytes) => {
    written += bytes
    changed()
  })
  signal.addEventListener('abort', () => out.destroy())
  const failures: Error[] = []
  const writing = write(out, signal)
    .then(() => finished(out.end()))
    .catch((error: unknown) => {
      failures.push(error instanceof Error ? error : new Error(String(error)))
      out.destroy()
    })
    .finally(() => {
      isWritten = true
      changed()
    })
  try {
    for (let read = 0; ; ) {
      if (read < written) {
        const piece = Buffer.allocUnsafe(Math.min(readBytes, written - read))
        const { bytesRead } = await file.read(piece, 0, piece.length, read)
        read += bytesRead
        yield piece.subarray(0, bytesRead)
      } else if (isWritten) break
      else await change.promise
    }
    const [failure] = failures
    if (failure) throw failure
  } finally {
    out.destroy()
    await writing
  }
}

const appending = (file: FileHandle, onBytes: (count: number) => void) =>
  new Writable({
    writev: callbackify(async (chunks: { chunk: Buffer }[]) => {
      const bytes = Buffer.concat(chunks.map(({ chunk }) => chunk))
      await file.appendFile(bytes)
      onBytes(bytes.length)
    }),
  })
