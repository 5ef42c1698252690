import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Client } from 'aedes'
import type { Place } from './admit-connections.ts'
import { awaitAcks } from './await-acks.ts'
import type { DeviceDoor, DeviceMessage, DeviceSession } from './door.ts'
import { Closing, type Guard, guardSocket } from './guard-socket.ts'
import type { MqttLimits } from './limits.ts'
import { takeInOrder } from './take-in-order.ts'

/** One connection, from its first byte to its end. */
export type Connection = {
  /** Counts the connections of this process. */
  id: number
  address: string
  /** Of the certificate that its side was verified by. */
  fingerprint: string | null
  guard: Guard
  place: Place
  acks: ReturnType<typeof awaitAcks>
  /** The identifier of what is sent next. */
  sendingId: number | undefined
  /** The filters that it subscribed to, with their quality of service. */
  subscriptions: Map<string, number>
  /** Set once it is known whose it is. */
  device: { session: DeviceSession; client: Client; take: Take } | null
}

/** Resolves once the message, and every one before it, is stored. */
type Take = (message: DeviceMessage) => Promise<void>

type Opening = Pick<Connection, 'address' | 'fingerprint' | 'place'> & {
  socket: Socket
  /** Ends the connection, and what was not delivered yet never is. */
  reset: () => void
  limits: MqttLimits
}

let opened = 0

export function openConnection({ socket, reset, limits, ...of }: Opening): Connection {
  const acks = awaitAcks(limits, () => guard.end('a message was not acknowledged in its time'))
  const guard = guardSocket(socket, limits, { mayComeLate: acks.mayComeLate, reset })
  return {
    ...of,
    id: ++opened,
    guard,
    acks,
    sendingId: undefined,
    subscriptions: new Map(),
    device: null,
  }
}

/** How a device's messages go to the door, while it may send any. */
export function takesOf(
  { guard }: Connection,
  session: DeviceSession,
  { door, limits, isStopping }: { door: DeviceDoor; limits: MqttLimits; isStopping: () => boolean },
): Take {
  return takeInOrder<DeviceMessage>(
    async (message) => {
      if (!session.isLive()) throw new Closing('its credentials were taken back')
      await door.take(session, message)
    },
    { limits, isOver: () => guard.stream.destroyed || isStopping(), onBusy: guard.hold },
  )
}

/** The connections of a broker: by the stream that the broker knows, and by the device. */
export function openConnections() {
  const byStream = new Map<Duplex, Connection>()
  const byDevice = new Map<number, Connection>()
  return {
    all: () => byStream.values(),
    add(connection: Connection) {
      const { stream } = connection.guard
      byStream.set(stream, connection)
      stream.once('close', () => {
        byStream.delete(stream)
        connection.acks.end()
        const id = connection.device?.session.deviceId
        if (id !== undefined && byDevice.get(id) === connection) byDevice.delete(id)
      })
    },
    /** Of aedes's client; one that has just ended may have none any more. */
    of: (client: Client | null) => (client ? byStream.get(client.conn) : undefined),
    ofDevice: (id: number) => byDevice.get(id),
    /** A device has one connection: a new one ends the older, which may hang where the network changed. */
    claim(id: number, connection: Connection) {
      byDevice.get(id)?.guard.end('the device connected anew')
      byDevice.set(id, connection)
    },
  }
}
