import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { mqttOf } from '../../src/platform/mqtt/settings.ts'
import { cutPackets } from '../../src/platform/mqtt/cut-packets.ts'
import type { DeviceDoor, DeviceMessage } from '../../src/platform/mqtt/door.ts'
import type { MqttLimits } from '../../src/platform/mqtt/limits.ts'
import { openBroker } from '../../src/platform/mqtt/open-broker.ts'
import type { MqttTls } from '../../src/platform/mqtt/settings.ts'
import { connectPacket } from './packets.ts'

type Offered = DeviceMessage & { deviceId: number }
type Kept = { deviceId: number; topic: string; body: string }

/** Devices in memory, whose messages are stored when, and if, a test says so. */
export function memoryDoor() {
  /** Devices by token or fingerprint. */
  const devices = new Map<string, number>()
  const revoked = new Set<number>()
  const offered: Offered[] = []
  const stored: Kept[] = []
  const began: number[] = []
  let asked = 0
  let store: (message: Offered) => unknown = () => undefined
  const door: DeviceDoor = {
    async identify(by) {
      asked++
      const key = 'token' in by ? by.token : by.fingerprint
      if (key === 'broken') throw new Error('the database is away')
      const deviceId = devices.get(key)
      if (deviceId === undefined || revoked.has(deviceId)) return null
      return { deviceId, isLive: () => !revoked.has(deviceId) }
    },
    began: ({ deviceId }) => void began.push(deviceId),
    subscribed: () => undefined,
    async take({ deviceId }, message) {
      offered.push({ deviceId, ...message })
      await store({ deviceId, ...message })
      stored.push({ deviceId, topic: message.topic, body: message.body.toString() })
    },
  }
  return {
    door,
    devices,
    revoked,
    offered,
    stored,
    /** The devices whose connections began. */
    began,
    /** How often the door was asked who somebody is. */
    asked: () => asked,
    /** What happens with each message before it is stored; what it throws goes to the broker. */
    onTake(change: typeof store) {
      store = change
    },
  }
}

type Options = {
  door: DeviceDoor
  limits?: Partial<MqttLimits>
  port?: number
  isDefaultPort?: boolean
  tls?: MqttTls
}

export type Line = { level: string; details: object; message: string }

/** A broker on a free port, and what it wrote to the log. */
export async function startBroker({ door, limits = {}, port = 0, ...options }: Options) {
  const lines: Line[] = []
  const write = (level: string) => (details: object, message: string) =>
    void lines.push({ level, details, message })
  const asked = mqttOf({ MQTT_PORT: port }, { isLocal: true, isOnFreePort: true })
  const { isDefaultPort = false, tls = null } = options
  const broker = await openBroker({
    config: { host: '127.0.0.1', mqtt: { ...asked, isDefaultPort, tls } },
    clock: { now: () => new Date('2026-02-15T12:00:00-05:00') },
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    door,
    limits,
  })
  return { ...broker, lines }
}

/** A connection that sends bytes as a test wants them, and cuts what comes back into packets. */
export class RawClient {
  readonly socket: Socket
  readonly received: Buffer[] = []
  #packets = cutPackets()
  #arrived: (() => void)[] = []
  isClosed = false

  constructor(port: number, { isReading = true } = {}) {
    this.socket = connect(port, '127.0.0.1')
    this.socket.on('error', () => undefined)
    this.socket.on('close', () => this.#wake(() => (this.isClosed = true)))
    if (isReading)
      this.socket.on('data', (bytes) => {
        this.#packets.push(bytes)
        for (let one = this.#packets.next(1e6); one; one = this.#packets.next(1e6))
          this.received.push(Buffer.from(one))
        this.#wake(() => undefined)
      })
  }

  /** Signed in by a token; throws where it is refused. */
  static async of(port: number, username: string, options: { clientId?: string } = {}) {
    const client = new RawClient(port)
    client.write(connectPacket({ username, ...options }))
    if ((await client.connack()) !== 0) throw new Error('refused')
    client.received.length = 0
    return client
  }

  write(...bytes: Buffer[]) {
    this.socket.write(Buffer.concat(bytes))
  }

  /** Waits until it holds; false where it does not within its time. */
  async until(holds: () => boolean, withinMs = 5000): Promise<boolean> {
    const endMs = performance.now() + withinMs
    while (!holds()) {
      const leftMs = endMs - performance.now()
      if (leftMs <= 0) return false
      await new Promise<void>((wake) => {
        this.#arrived.push(wake)
        setTimeout(wake, Math.min(leftMs, 100)).unref()
      })
    }
    return true
  }

  /** The return code by which it was answered; null where it was closed without. */
  async connack(): Promise<number | null> {
    await this.until(() => this.received.length > 0 || this.isClosed)
    return this.received[0]?.readUInt8(3) ?? null
  }

  closed = (withinMs?: number) => this.until(() => this.isClosed, withinMs)

  /** The identifiers that were acknowledged, in their order. */
  acknowledged = () =>
    this.received.filter((one) => one[0] === 0x40).map((one) => one.readUInt16BE(2))

  async end() {
    if (this.isClosed) return
    this.socket.destroy()
    await once(this.socket, 'close')
  }

  #wake(change: () => void) {
    change()
    for (const wake of this.#arrived.splice(0)) wake()
  }
}
