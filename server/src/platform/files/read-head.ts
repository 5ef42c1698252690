import { open } from 'node:fs/promises'

/** The most of an upload that the server's own process looks at. */
const headBytes = 8192

/** The first bytes of a file. Whatever needs more of it than these runs in the sandbox. */
export async function readHead(path: string): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(headBytes) })
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}
