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
/** A line of 1 Mbit/s takes what the kernel keeps for a socket, 4 MB, in a third of it. */
const silenceMs = 120_000

/**
 * Returns what `write` writes, from a file that is read while it grows: however slow the reader is, what is written
 * is not kept waiting, and the process holds no more of it than a piece. Destroying it ends the writing, and so does
 * a reader who takes nothing for so many milliseconds: its file is in the way of all others. Once it is closed, the
 * file is gone.
 */
export function spooled(write: Write, mostSilentMs = silenceMs): Readable {
  // Without an error: one that nobody listens for yet would end the process.
  const silence = setTimeout(() => body.destroy(), mostSilentMs).unref()
  const body: Readable = Readable.from(
    followed(write, () => silence.refresh()),
    { objectMode: false },
  )
  return body.once('close', () => clearTimeout(silence))
}

type Write = (out: Writable) => Promise<void>

/** Tells each time that it is asked for more, or waits itself for what is written. */
async function* followed(write: Write, asked: () => void): AsyncGenerator<Buffer> {
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
        asked()
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
