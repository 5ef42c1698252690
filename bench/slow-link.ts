import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { Transform } from 'node:stream'

/** A link to a server that carries so many bits a second in all, as far as it answers. */
export async function openSlowLink(address: string, bitsPerSecond: number) {
  const { hostname, port } = new URL(address)
  const sockets = new Set<Socket>()
  let bytes = 0
  let freeAtMs = 0
  const slow = () =>
    new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        const nowMs = performance.now()
        freeAtMs = Math.max(nowMs, freeAtMs) + (chunk.length * 8_000) / bitsPerSecond
        setTimeout(done, freeAtMs - nowMs, null, chunk)
      },
    })
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      // A browser that leaves breaks its connections off.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(slow()).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Bytes that came since the last call. */
    takeBytes() {
      const came = bytes
      bytes = 0
      return came
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
