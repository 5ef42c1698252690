import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Room } from '../../../platform/files/room.ts'
import { Problem } from '../../../platform/problem.ts'

/** What one write to the disk takes. */
const batchBytes = 1_048_576

type Writing = { offset: number; bytes: Readable; onBytes: () => void; room: Room }

/**
 * Writes bytes into a file from an offset on; the next ones arrive while the ones before are written. By hand,
 * since a pipeline that fails closes the connection on which the answer is due.
 */
export async function writeBytes(
  path: string,
  { offset, bytes, onBytes, room }: Writing,
): Promise<void> {
  const handle = await open(path, 'r+')
  let writing = Promise.resolve()
  try {
    let at = offset
    let batch: Buffer[] = []
    let gathered = 0
    const flush = async () => {
      await writing
      writing = writeAll(handle, batch, at).then(room.wrote)
      // Its failure is met where it is awaited.
      writing.catch(() => undefined)
      at += gathered
      ;[batch, gathered] = [[], 0]
    }
    for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
      batch.push(chunk as Buffer)
      gathered += (chunk as Buffer).length
      onBytes()
      if (gathered >= batchBytes) await flush()
    }
    await flush()
    await writing
  } catch (error) {
    throw isBrokenOff(error) ? new Problem('BODY_NOT_READABLE') : error
  } finally {
    await writing.catch(() => undefined)
    await handle.close()
  }
}

async function writeAll(handle: FileHandle, batch: Buffer[], offset: number): Promise<number> {
  let left = batch
  let at = offset
  while (left.length > 0) {
    const { bytesWritten } = await handle.writev(left, at)
    at += bytesWritten
    left = after(left, bytesWritten)
  }
  return at - offset
}

/** Returns what is left of the buffers after their first bytes. */
function after(buffers: Buffer[], bytes: number): Buffer[] {
  let skip = bytes
  return buffers.flatMap((buffer) => {
    const rest = buffer.subarray(Math.min(skip, buffer.length))
    skip -= buffer.length - rest.length
    return rest.length > 0 ? [rest] : []
  })
}

const isBrokenOff = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNRESET'
