import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { temporaryFolder } from './temporary-folder.ts'

const readBytes = 64 * 1024
/** Until a file is looked at again that has not grown. */
const pauseMs = 5

/**
 * Returns what `write` writes, from a file that is read while it grows: however slow the reader is, what is written
 * is not kept waiting, and the process holds no more of it than a piece. Destroying it ends the writing.
 */
export const spooled = (write: (out: Writable) => Promise<void>): Readable =>
  Readable.from(followed(write), { objectMode: false })

async function* followed(write: (out: Writable) => Promise<void>): AsyncGenerator<Buffer> {
  const folder = await temporaryFolder('export')
  const path = join(folder, 'export')
  try {
    const out = createWriteStream(path, { mode: 0o600 })
    await once(out, 'open')
    let isWritten = false
    const failures: Error[] = []
    const writing = write(out)
      .then(() => finished(out.end()))
      .catch((error: unknown) => {
        failures.push(error instanceof Error ? error : new Error(String(error)))
        out.destroy()
      })
      .finally(() => {
        isWritten = true
      })
    const file = await open(path, 'r')
    try {
      for (;;) {
        const wasWritten = isWritten
        const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(readBytes), 0, readBytes)
        if (bytesRead > 0) yield buffer.subarray(0, bytesRead)
        else if (wasWritten) break
        else await Promise.race([writing, pause(pauseMs)])
      }
      const [failure] = failures
      if (failure) throw failure
    } finally {
      out.destroy()
      await file.close()
      await writing
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
