import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import mqtt, { type IClientOptions, type IPublishPacket } from 'mqtt'
import type { Log } from '../../platform.ts'
import { limitRate } from '../../tokens/limit-rate.ts'
import { Busy, Refused } from '../door.ts'
import { takeInOrder } from '../take-in-order.ts'
import type { ExternalBrokerConfig } from './settings.ts'

export type BrokerMessage = { topic: string; body: Buffer; receivedAt: Date }

export type ExternalBroker = {
  /**
   * Sends once, and never again: `sent` left, whether or not the broker said that it has it; of `unreachable` nothing left.
   */
  publish: (topic: string, payload: string) => Promise<'sent' | 'unreachable'>
  /** Takes no more, waits for what is being stored, acknowledges it and leaves; the broker keeps the session. */
  stop: () => Promise<void>
}

type Options = {
  broker: ExternalBrokerConfig
  clock: { now: () => Date }
  log: Log
  /** Resolves once it is stored; Refused says that it never will be. After any other error it waits and is offered again. */
  take: (message: BrokerMessage) => Promise<void>
  limits?: Partial<typeof usual>
}

const usual = {
  /** Messages that are being stored, and their bytes: beyond them no more are read. */
  inFlight: 256,
  inFlightBytes: 4_000_000,
  reconnectMs: 2000,
  connectMs: 30_000,
  /** Pauses before a message is offered again. */
  busyMs: 100,
  busyMostMs: 5000,
  stopMs: 3000,
  publishMs: 10_000,
}

/**
 * Takes this process's share of what a broker of the operator has, and acknowledges each message once it is stored. The
 * broker keeps the session: what it took while this process was away, and what was not acknowledged, comes again.
 */
export function openExternalBroker({
  broker,
  clock,
  log,
  take,
  limits: changed,
}: Options): ExternalBroker {
  const limits = { ...usual, ...changed }
  const seldom = limitRate(1, 60_000)
  const note = (details: object, line: string) => {
    if (seldom(line) === 0) log.warn(details, line)
  }
  const client = mqtt.connect({
    ...addressOf(broker),
    clientId: broker.clientId,
    clean: false,
    protocolVersion: 4,
    reconnectPeriod: limits.reconnectMs,
    connectTimeout: limits.connectMs,
    reconnectOnConnackError: true,
    resubscribe: false,
  })
  let isStopping = false
  let connection = openConnection()
  const under = new Set<Promise<void>>()
  /** What ends the wait for an acknowledgement of the broker. */
  const publishing = new Set<() => void>()
  let bytes = 0
  /** Lets the client read on, where it waits for room. */
  let readOn: (() => void) | null = null

  async function takeOrWait(message: BrokerMessage) {
    try {
      await take(message)
    } catch (error) {
      throw error instanceof Refused ? error : new Busy()
    }
  }

  function openConnection() {
    let isOver = false
    return {
      take: takeInOrder(takeOrWait, {
        limits,
        isOver: () => isOver || isStopping,
        onBusy: (isBusy) => {
          if (isBusy) note({}, 'messages of the external broker wait to be stored')
        },
      }),
      end() {
        isOver = true
      },
    }
  }

  /** Identifiers of what is to be acknowledged, by packet. */
  const identifiers = new WeakMap<IPublishPacket, number>()
  // The client would acknowledge one message after another, each only once it is stored. As of quality of service 0 it
  // hands over many, which are acknowledged here.
  client.on('packetreceive', (packet) => {
    if (packet.cmd !== 'publish' || packet.qos === 0 || packet.messageId === undefined) return
    identifiers.set(packet, packet.messageId)
    packet.qos = 0
  })
  client.handleMessage = (packet, done) => {
    const { stream } = client
    const message = { topic: packet.topic, body: bytesOf(packet), receivedAt: clock.now() }
    const identifier = identifiers.get(packet)
    bytes += message.body.length
    const taken = connection
      .take(message)
      .then(() => {
        if (identifier !== undefined && !stream.destroyed) stream.write(acknowledgement(identifier))
      })
      // The connection has ended: the broker sends it again.
      .catch(() => undefined)
      .finally(() => {
        bytes -= message.body.length
        under.delete(taken)
        if (hasRoom()) readOn?.()
      })
    under.add(taken)
    if (hasRoom()) return done()
    readOn = () => {
      readOn = null
      done()
    }
  }
  const hasRoom = () => !isStopping && under.size < limits.inFlight && bytes < limits.inFlightBytes

  client.on('connect', () => {
    connection.end()
    connection = openConnection()
    log.info({ group: broker.group }, 'connected to the external broker')
    const filters = broker.topics.map((topic) => `$share/${broker.group}/${topic}`)
    client.subscribe(filters, { qos: 1 }, (error, granted) => {
      const refused = granted?.filter(({ qos }) => qos > 2).map(({ topic }) => topic) ?? []
      if (error || refused.length > 0)
        note({ err: error, refused }, 'the external broker refuses a subscription')
    })
  })
  client.on('close', () => {
    connection.end()
    // The client would send them again once it is connected.
    for (const forget of publishing) forget()
  })
  client.on('error', (error) => note({ err: error }, 'the external broker'))

  return {
    publish(topic, payload) {
      if (!client.connected || isStopping) return Promise.resolve('unreachable')
      return new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer)
          publishing.delete(forget)
          resolve('sent')
        }
        client.publish(topic, payload, { qos: 1 }, end)
        const identifier = client.getLastMessageId()
        const forget = () => {
          client.removeOutgoingMessage(identifier)
          end()
        }
        const timer = setTimeout(forget, limits.publishMs)
        publishing.add(forget)
      })
    },
    async stop() {
      isStopping = true
      const late = wait(limits.stopMs, null, { ref: false })
      await Promise.race([Promise.all(under), late])
      await Promise.race([client.endAsync(), wait(500, null, { ref: false })])
      await client.endAsync(true)
    },
  }
}

/** A PUBACK of MQTT 3.1.1. */
const acknowledgement = (identifier: number) =>
  Buffer.of(0x40, 2, identifier >> 8, identifier & 255)

const bytesOf = ({ payload }: IPublishPacket) =>
  typeof payload === 'string' ? Buffer.from(payload) : payload

function addressOf(broker: ExternalBrokerConfig): IClientOptions {
  const { protocol, hostname, port, username, password } = new URL(broker.url)
  const file = (path: string | null) => (path === null ? undefined : readFileSync(path))
  const ca = file(broker.authorityFile)
  const cert = file(broker.certificateFile)
  const key = file(broker.keyFile)
  const isSecure = protocol === 'mqtts:'
  return {
    protocol: isSecure ? 'mqtts' : 'mqtt',
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (isSecure ? 8883 : 1883) : Number(port),
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(ca && { ca }),
    ...(cert && key && { cert, key }),
  }
}
