import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { Problem } from '../problem.ts'

/** Resolves where a file on the disk may be kept; throws the Problem that refuses it. */
export type Scan = (path: string) => Promise<void>

type Log = { warn: (details: object, message: string) => void }

/** clamd answers while it reads and for as long as it scans, which takes seconds for large archives. */
const defaults = { silentMs: 120_000 }
const chunkBytes = 262_144

/** Without a scanner every file passes; with one that does not answer, none. */
export function openScan(address: NetConnectOpts | null, log: Log, { silentMs } = defaults): Scan {
  if (address === null) return async () => undefined
  return async (path) => {
    const reply = await ask(address, path, silentMs).catch((error: unknown) => {
      log.warn({ err: error }, 'the virus scanner could not be asked')
      return ''
    })
    refuseUnlessClean(reply, log)
  }
}

function refuseUnlessClean(reply: string, log: Log) {
  const [, found] = /^stream: (.+) FOUND$/.exec(reply) ?? []
  if (found !== undefined) {
    log.warn({ found }, 'a file was refused by the virus scanner')
    throw new Problem('FILE_INFECTED', { found })
  }
  if (reply === 'stream: OK') return
  if (reply !== '') log.warn({ reply }, 'the virus scanner did not scan a file')
  throw new Problem('FILE_NOT_SCANNED')
}

/** Sends a file by INSTREAM (clamd(8)): chunks behind their length, then one without any; returns the reply. */
async function ask(address: NetConnectOpts, path: string, silentMs: number): Promise<string> {
  const socket = connect(address)
  socket.setTimeout(silentMs, () => socket.destroy(new Error('clamd fell silent')))
  const reply = readReply(socket)
  reply.catch(() => undefined)
  try {
    await once(socket, 'connect')
    // It may refuse in the middle and read no further.
    await Promise.race([send(socket, path).catch(() => undefined), reply])
    return await reply
  } finally {
    socket.destroy()
  }
}

async function send(socket: Socket, path: string) {
  await write(socket, Buffer.from('zINSTREAM\0'))
  for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes })) {
    await write(socket, lengthOf((chunk as Buffer).length))
    await write(socket, chunk as Buffer)
  }
  await write(socket, lengthOf(0))
}

const write = (socket: Socket, bytes: Buffer): Promise<void> =>
  new Promise((written, failed) => {
    socket.write(bytes, (error) => (error ? failed(error) : written()))
  })

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

async function readReply(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) {
    text += String(chunk)
    if (text.includes('\0') || text.length > 4_096) break
  }
  return text.split('\0')[0]?.trim() ?? ''
}
