import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

/** The industry's harmless test file, which every virus scanner names. */
export const eicar = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('')

type Options = { streamMaxBytes?: number; isSilent?: boolean; path?: string }

/**
 * Listens as clamd does (clamd(8), INSTREAM): a command that ends with a null byte, chunks behind their length in
 * four bytes, a chunk of none at the end, and one reply.
 */
export async function clamdStage({ streamMaxBytes = 26_214_400, isSilent, path }: Options = {}) {
  const scanned: number[] = []
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    if (!isSilent) void converse(socket)
  })
  async function converse(socket: Socket) {
    const reply = await read(socket).catch(() => null)
    if (reply !== null) socket.end(`${reply}\0`)
  }
  async function read(socket: Socket): Promise<string | null> {
    let held = Buffer.alloc(0)
    let isCommanded = false
    const parts: Buffer[] = []
    let bytes = 0
    for await (const piece of socket.iterator({ destroyOnReturn: false })) {
      held = Buffer.concat([held, piece as Buffer])
      if (!isCommanded) {
        const end = held.indexOf(0)
        if (end < 0) continue
        const command = held.toString('latin1', 0, end)
        if (command !== 'zINSTREAM') return 'UNKNOWN COMMAND'
        held = held.subarray(end + 1)
        isCommanded = true
      }
      while (held.length >= 4) {
        const length = held.readUInt32BE(0)
        if (length === 0) {
          scanned.push(bytes)
          const hasFound = Buffer.concat(parts).includes(eicar)
          return hasFound ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK'
        }
        if (held.length < 4 + length) break
        bytes += length
        if (bytes > streamMaxBytes) return 'INSTREAM size limit exceeded. ERROR'
        parts.push(held.subarray(4, 4 + length))
        held = held.subarray(4 + length)
      }
    }
    return null
  }
  server.listen(path ?? { host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  const address = path
    ? { path }
    : { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
  return {
    address,
    /** Lengths of what was scanned. */
    scanned,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
