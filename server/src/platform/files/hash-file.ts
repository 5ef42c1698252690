import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

const batchBytes = 1_048_576

export async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: batchBytes }), hash)
  return hash.digest()
}

/** Throws where a file is about to be stored under a hash that is not its own. */
export function refuseOtherHash(found: Buffer, expected: Buffer | undefined) {
  if (expected && !found.equals(expected))
    throw new Error(
      `a file of the hash ${found.toString('hex')} came as ${expected.toString('hex')}`,
    )
}
