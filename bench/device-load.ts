import { Agent, request } from 'node:http'
import { connect as connectSocket, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connectPacket, publishPacket } from '../server/test/mqtt/packets.ts'

/** What devices send from a process of their own: so many messages each, at once or at a rate. */
export type DeviceLoad = {
  by: 'mqtt' | 'http'
  address: string
  mqttPort: number
  tokens: string[]
  /** Of each message. */
  values: number
  /** Messages of one HTTP request. */
  batch: number
  fromMs: number
  /** Every device sends as fast as it is acknowledged, or all of them so many messages a second. */
  pace: { messagesEach: number } | { perSecond: number; seconds: number }
}
export type DeviceLoadResult = { seconds: number; acknowledged: number; waitedMs: number[] }

const topic = 'v1/devices/me/telemetry'
const stepMs = 1000

process.on('message', (load: DeviceLoad) => {
  run(load).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => process.exit(0))

async function run(load: DeviceLoad): Promise<DeviceLoadResult> {
  const { by, tokens, batch, pace } = load
  const devices = by === 'mqtt' ? await connectAll(load) : httpDevices(load)
  const waitedMs: number[] = []
  let acknowledged = 0
  const send = async (device: number, number: number) => {
    const startedMs = performance.now()
    await devices[device]?.(bodyOf(load, device, number))
    waitedMs.push(performance.now() - startedMs)
    acknowledged += batch
  }
  const startedMs = performance.now()
  if ('messagesEach' in pace)
    await Promise.all(
      tokens.map(async (_, device) => {
        for (let number = 0; number < pace.messagesEach / batch; number++)
          await send(device, number)
      }),
    )
  else {
    const sending: Promise<void>[] = []
    for (let second = 0; second < pace.seconds; second++) {
      for (let n = 0; n < pace.perSecond; n++) {
        const dueMs = startedMs + second * 1000 + (n / pace.perSecond) * 1000
        const waitMs = dueMs - performance.now()
        if (waitMs > 1) await pause(waitMs)
        const number = second * pace.perSecond + n
        sending.push(send(number % tokens.length, Math.floor(number / tokens.length)))
      }
      await Promise.all(sending.splice(0, Math.max(0, sending.length - pace.perSecond)))
    }
    await Promise.all(sending)
  }
  return { seconds: (performance.now() - startedMs) / 1000, acknowledged, waitedMs }
}

/** A message, or a list of them: a reading a second of each variable. */
function bodyOf({ values, batch, fromMs }: DeviceLoad, device: number, number: number): string {
  const messages = Array.from({ length: batch }, (_, index) => {
    const second = number * batch + index
    const measured = Array.from({ length: values }, (_, variable) => [
      `v${variable}`,
      ((device * 7919 + variable * 104_729 + second) % 5000) / 100,
    ])
    return { ts: fromMs + second * stepMs, values: Object.fromEntries(measured) as object }
  })
  return JSON.stringify(batch === 1 ? messages[0] : messages)
}

type Send = (body: string) => Promise<void>

function httpDevices({ address, tokens }: DeviceLoad): Send[] {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  return tokens.map(
    (token) => (body) =>
      new Promise((resolve, reject) => {
        const asked = request(
          `${address}/api/v1/${token}/telemetry`,
          {
            agent,
            method: 'POST',
            headers: {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(body),
            },
          },
          (answer) => {
            answer.resume()
            answer.on('end', () =>
              answer.statusCode === 200 || answer.statusCode === 204
                ? resolve()
                : reject(new Error(`A batch was answered ${answer.statusCode}`)),
            )
          },
        )
        asked.on('error', reject)
        asked.end(body)
      }),
  )
}

/** Some at a time, as the broker lets so many sign in from one address. */
async function connectAll({ mqttPort, tokens }: DeviceLoad): Promise<Send[]> {
  const devices: Send[] = []
  for (let first = 0; first < tokens.length; first += 100)
    devices.push(
      ...(await Promise.all(
        tokens.slice(first, first + 100).map((token) => connectDevice(mqttPort, token)),
      )),
    )
  return devices
}

async function connectDevice(port: number, token: string): Promise<Send> {
  const socket = connectSocket({ port, host: '127.0.0.1', noDelay: true })
  const waiting = new Map<number, () => void>()
  let isSignedIn: (() => void) | null = null
  let rest = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes])
    // CONNACK and PUBACK, the only ones that come, have four bytes.
    for (; rest.length >= 4; rest = rest.subarray(4)) {
      if (rest[0] === 0x20) isSignedIn?.()
      if (rest[0] !== 0x40) continue
      const id = rest.readUInt16BE(2)
      waiting.get(id)?.()
      waiting.delete(id)
    }
  })
  const ended = endOf(socket)
  await Promise.race([
    ended,
    new Promise<void>((resolve) => {
      isSignedIn = resolve
      socket.write(connectPacket({ clientId: token.slice(-12), username: token, keepAliveS: 600 }))
    }),
  ])
  let next = 0
  return (body) => {
    next = (next % 65_535) + 1
    const id = next
    return Promise.race([
      ended,
      new Promise<void>((resolve) => {
        waiting.set(id, resolve)
        socket.write(publishPacket(topic, body, { id }))
      }),
    ])
  }
}

const endOf = (socket: Socket) =>
  new Promise<never>((_, reject) => {
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('The broker ended a connection')))
  })
