import type { AedesOptions, Client } from 'aedes'
import type { Clock } from '../clock.ts'
import { type Connection, type openConnections, takesOf } from './connection.ts'
import type { DeviceDoor, DeviceMessage } from './door.ts'
import { Closing } from './guard-socket.ts'
import type { MqttLimits } from './limits.ts'
import type { Notes } from './notes.ts'
import { passesNothingOn, remembersNothing } from './nothing-kept.ts'
import { type ConnackCode, openSignIn } from './sign-in.ts'
import { deviceTopicOf, maySubscribe } from './topics.ts'

type Parts = {
  clock: Clock
  notes: Notes
  door: DeviceDoor
  limits: MqttLimits
  connections: ReturnType<typeof openConnections>
  /** Messages that are being stored. */
  taking: Set<Promise<void>>
  isStopping: () => boolean
}

/** What aedes asks of us, and what it is not to do by itself. */
export function hooksOf(parts: Parts): AedesOptions {
  const { clock, notes, door, limits, connections, taking, isStopping } = parts
  const signIn = openSignIn(door, limits)

  /** Returns null once the connection is its device's, or why it is not. */
  async function identify(
    connection: Connection,
    client: Client,
    credentials: { username: string | undefined; password: Buffer | undefined },
  ) {
    const { address, fingerprint, guard } = connection
    try {
      const answer = await signIn({ address, fingerprint, clientId: client.id, ...credentials })
      if (typeof answer === 'number') return refusal(answer)
      if (guard.stream.destroyed || isStopping()) return refusal(3)
      connections.claim(answer.deviceId, connection)
      door.began(answer)
      const take = takesOf(connection, answer, { door, limits, isStopping })
      connection.device = { session: answer, client, take }
      // aedes would end another client of the same name, and names are the devices' own choice.
      client.id = `device ${answer.deviceId} ${connection.id}`
      return null
    } catch (error) {
      notes.failed(connection, error, 'a device could not be identified')
      return refusal(3)
    }
  }

  /** Returns null once the message is stored, or why the connection has to end. */
  async function store(connection: Connection, taken: Promise<void>) {
    taking.add(taken)
    try {
      await taken
      return null
    } catch (error) {
      if (error instanceof Closing) return error
      notes.failed(connection, error, 'a message is not stored')
      return new Closing('its message is not stored')
    } finally {
      taking.delete(taken)
      connection.guard.settled()
    }
  }

  return {
    mq: passesNothingOn,
    persistence: remembersNothing,
    connectTimeout: limits.signInMs,
    maxClientsIdLength: limits.clientIdLength,

    preConnect(client, packet, answer) {
      // A session ends with its connection, and nobody is told of that by a will.
      packet.clean = true
      delete packet.will
      packet.keepalive = Math.min(packet.keepalive || limits.keepAliveS, limits.keepAliveS)
      answer(null, connections.of(client) !== undefined && !isStopping())
    },

    authenticate(client, username, password, answer) {
      const connection = connections.of(client)
      if (!connection) return answer(null, false)
      answerLater(connection, identify(connection, client, { username, password }), (refused) =>
        answer(refused, refused === null),
      )
    },

    // aedes acknowledges a message as soon as it is authorised, so storing it is a part of that.
    authorizePublish(client, packet, answer) {
      const connection = connections.of(client)
      const known = deviceTopicOf(packet.topic)
      if (!connection?.device) return answer(new Closing('not signed in'))
      if (!known) return answer(new Closing(`may not publish on ${packet.topic.slice(0, 100)}`))
      packet.retain = false
      const body = Buffer.from(packet.payload)
      const message: DeviceMessage = { ...known, body, receivedAt: clock.now() }
      answerLater(connection, store(connection, connection.device.take(message)), answer)
    },

    authorizeSubscribe(client, subscription, answer) {
      const connection = connections.of(client)
      if (!connection || !maySubscribe(subscription.topic)) return answer(null, null)
      connection.subscriptions.set(subscription.topic, subscription.qos)
      answer(null, subscription)
    },

    /** aedes would count identifiers by itself, and not tell them. */
    authorizeForward(client, packet) {
      const id = connections.of(client)?.sendingId
      return packet.qos > 0 && id !== undefined ? Object.assign(packet, { messageId: id }) : packet
    },
  }

  /** What aedes throws while it goes on ends one connection, and not the process. */
  function answerLater<Answer>(
    connection: Connection,
    outcome: Promise<Answer>,
    answer: (value: Answer) => void,
  ) {
    outcome.then(answer).catch((error: unknown) => {
      notes.failed(connection, error, 'a packet could not be answered')
      connection.guard.end('its packet could not be answered')
    })
  }
}

const refusals: Record<ConnackCode, string> = {
  2: 'the client identifier is too long',
  3: 'not now',
  4: 'no token, or a password',
  5: 'not known',
}

const refusal = (returnCode: ConnackCode) =>
  Object.assign(new Closing(refusals[returnCode]), { returnCode })
