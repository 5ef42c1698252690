import type { AedesOptions } from 'aedes'
import type { Clock } from '../clock.ts'
import { takesOf, type openConnections } from './connection.ts'
import type { DeviceDoor } from './door.ts'
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
  return {
    mq: passesNothingOn,
    persistence: remembersNothing,
    connectTimeout: limits.signInMs,
    maxClientsIdLength: limits.clientIdLength,

    preConnect(client, packet, done) {
      // A session ends with its connection, and nobody is told of that by a will.
      packet.clean = true
      delete packet.will
      packet.keepalive = Math.min(packet.keepalive || limits.keepAliveS, limits.keepAliveS)
      done(null, connections.of(client) !== undefined && !isStopping())
    },

    authenticate(client, username, password, done) {
      const connection = connections.of(client)
      if (!connection) return done(null, false)
      const { address, fingerprint } = connection
      signIn({ address, fingerprint, clientId: client.id, username, password }).then(
        (answer) => {
          if (typeof answer === 'number') return done(refusal(answer), null)
          if (connection.guard.stream.destroyed || isStopping()) return done(null, false)
          connections.claim(answer.deviceId, connection)
          const take = takesOf(connection, answer, { door, limits, isStopping })
          connection.device = { session: answer, client, take }
          // aedes would end another client of the same name, and names are the devices' own choice.
          client.id = `device ${answer.deviceId} ${connection.id}`
          done(null, true)
        },
        (error: unknown) => {
          notes.failed(connection, error, 'a device could not be identified')
          done(refusal(3), null)
        },
      )
    },

    // aedes acknowledges a message as soon as it is authorised, so storing it is a part of that.
    authorizePublish(client, packet, done) {
      const connection = connections.of(client)
      const topic = deviceTopicOf(packet.topic)
      if (!connection?.device) return done(new Closing('not signed in'))
      if (!topic) return done(new Closing(`may not publish on ${packet.topic.slice(0, 100)}`))
      packet.retain = false
      const body = Buffer.from(packet.payload)
      const taken = connection.device.take({ topic, body, receivedAt: clock.now() })
      taking.add(taken)
      void taken
        .then(
          () => done(),
          (error: unknown) => {
            if (!(error instanceof Closing))
              notes.failed(connection, error, 'a message is not stored')
            done(error instanceof Closing ? error : new Closing('its message is not stored'))
          },
        )
        .finally(() => {
          taking.delete(taken)
          connection.guard.settled()
        })
    },

    authorizeSubscribe(client, subscription, done) {
      const connection = connections.of(client)
      if (!connection || !maySubscribe(subscription.topic)) return done(null, null)
      connection.subscriptions.set(subscription.topic, subscription.qos)
      done(null, subscription)
    },

    /** aedes would count identifiers by itself, and not tell them. */
    authorizeForward(client, packet) {
      const id = connections.of(client)?.sendingId
      return packet.qos > 0 && id !== undefined ? Object.assign(packet, { messageId: id }) : packet
    },
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
