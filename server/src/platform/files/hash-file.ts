import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'

const batchBytes = 1_048_576

/** Returns the SHA-256 of a file. By two buffers: a stream's new ones for each read took as long as the hash. */
export async function hashOf(path: string): Promise<Buffer> {
  const hash = createHash('sha256')
  const handle = await open(path, 'r')
  try {
    let [full, empty] = [Buffer.allocUnsafeSlow(batchBytes), Buffer.allocUnsafeSlow(batchBytes)]
    let at = 0
    let reading = handle.read(full, 0, batchBytes, at)
    for (;;) {
      const { bytesRead } = await reading
      if (bytesRead === 0) return hash.digest()
      at += bytesRead
      // The next bytes are read while these are hashed.
      reading = handle.read(empty, 0, batchBytes, at)
      hash.update(full.subarray(0, bytesRead))
      ;[full, empty] = [empty, full]
    }
  } finally {
    await handle.close()
  }
}

/** Throws where a file is about to be stored under a hash that is not its own. */
export function refuseOtherHash(found: Buffer, expected: Buffer | undefined) {
  if (expected && !found.equals(expected))
    throw new Error(
      `a file of the hash ${found.toString('hex')} came as ${expected.toString('hex')}`,
    )
}
