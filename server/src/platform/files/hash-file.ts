import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

const batchBytes = 1_048_576

/** Copies a file to a path where there is none; returns how much was written there, and its SHA-256. */
export async function copyHashed(
  from: string,
  to: string,
): Promise<{ bytes: number; sha256: Buffer }> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    createReadStream(from, { highWaterMark: batchBytes }),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    createWriteStream(to, { flags: 'wx', mode: 0o600, highWaterMark: batchBytes }),
  )
  return { bytes, sha256: hash.digest() }
}

export async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: batchBytes }), hash)
  return hash.digest()
}

/** Throws where a file is about to be stored under a hash that is not its own. */
export function refuseOtherHash(found: Buffer, expected: Buffer) {
  if (!found.equals(expected))
    throw new Error(
      `a file of the hash ${found.toString('hex')} came as ${expected.toString('hex')}`,
    )
}
