import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { Aedes } from 'aedes'
import { BadSetting, type Config } from '../config.ts'
import type { Platform } from '../platform.ts'
import { admitConnections } from './admit-connections.ts'
import { openConnection, openConnections } from './connection.ts'
import type { DeviceDoor } from './door.ts'
import { hooksOf } from './hooks.ts'
import { type MqttLimits, mqttLimits } from './limits.ts'
import { type Admitted, fingerprintOf, type Listening, listenPlain, listenTls } from './listen.ts'
import { openNotes } from './notes.ts'
import { canReach, type Sent, sendTo } from './send.ts'

export type { Sent } from './send.ts'

export type MqttBroker = {
  /** Where it listens; null where it does not. */
  port: number | null
  tlsPort: number | null
  /**
   * Sends a message to a device that is connected here and subscribed to its topic; never sends it again. One that expires
   * before it is acknowledged ends the connection, by which it would arrive later; null where it may arrive at any time.
   */
  send: (
    deviceId: number,
    topic: string,
    payload: string,
    expiresAt: string | null,
  ) => Promise<Sent>
  /** Whether the device is connected here and subscribed to the topic. */
  canReach: (deviceId: number, topic: string) => boolean
  /** Ends a device's connection at once, for instance when its token is revoked. */
  disconnect: (deviceId: number) => void
  /** Reads no more, waits for what is being stored, acknowledges it and ends all connections. */
  stop: () => Promise<void>
}

type Options = Pick<Platform, 'clock' | 'log'> & {
  config: Pick<Config, 'host' | 'mqtt'>
  door: DeviceDoor
  limits?: Partial<MqttLimits>
}

/** How long the last bytes to devices may take at a stop. */
const flushMs = 200

/** Opens the MQTT 3.1.1 broker by which devices send: a message is acknowledged once the door has stored it. */
export async function openBroker({
  config: { host, mqtt },
  clock,
  log,
  door,
  limits: changed,
}: Options): Promise<MqttBroker> {
  const limits = { ...mqttLimits, ...changed }
  const notes = openNotes(log)
  const connections = openConnections()
  const taking = new Set<Promise<void>>()
  let isStopping = false
  const broker = await Aedes.createBroker(
    hooksOf({ clock, notes, door, limits, connections, taking, isStopping: () => isStopping }),
  )
  broker
    .on('clientReady', (client) => {
      const connection = connections.of(client)
      connection?.place.signedIn()
      connection?.guard.signedIn()
    })
    .on('ack', ({ messageId }, client) => connections.of(client)?.acks.arrived(messageId ?? 0))
    .on('subscribe', (_filters, client) => {
      const session = connections.of(client)?.device?.session
      if (session) door.subscribed(session)
    })
    .on('unsubscribe', (filters, client) => {
      for (const filter of filters) connections.of(client)?.subscriptions.delete(filter)
    })
    .on('clientError', (client, error) => notes.ended(connections.of(client), error))
    .on('connectionError', (client, error) => notes.ended(connections.of(client), error))
    .addListener('error', (error: Error) => log.error({ err: error }, 'the MQTT broker'))

  const { admit } = admitConnections(limits)
  const take = (socket: Socket, known: Admitted) => {
    const connection = openConnection({
      ...known,
      socket,
      fingerprint: fingerprintOf(socket),
      limits,
    })
    connections.add(connection)
    broker.handle(connection.guard.stream)
  }
  const listening: Listening[] = []
  const sweeping = setInterval(sweep, limits.sweepMs)

  /** Ends what is late, and what was signed in by credentials that serve no longer. */
  function sweep() {
    const nowMs = performance.now()
    for (const { guard, device } of connections.all()) {
      const lateness = guard.lateness(nowMs)
      if (lateness) guard.end(lateness)
      else if (device && !device.session.isLive()) guard.end('its credentials were taken back')
    }
  }

  /** Nobody asked for the default port: where another program has it, the rest starts without. */
  function unlessAsked(error: unknown) {
    if (!mqtt.isDefaultPort || !(error instanceof BadSetting)) throw error
    log.warn({}, `Devices cannot send by MQTT. ${error.message}`)
    return null
  }

  async function stop() {
    isStopping = true
    clearInterval(sweeping)
    const closed = listening.map(({ close }) => close())
    for (const { guard } of connections.all()) guard.stopReading()
    const untilMs = performance.now() + limits.stopMs
    while (taking.size > 0 && performance.now() < untilMs) await wait(10)
    // The acknowledgements of what was stored last are written in this turn.
    await nextTurn()
    await new Promise<void>((resolve) => broker.close(resolve))
    for (const { guard } of connections.all()) guard.end('the server stops')
    const ended = Promise.all(closed)
    await Promise.race([ended, wait(flushMs, null, { ref: false })])
    for (const { cut } of listening) cut()
    await ended
  }

  try {
    const options = { host, limits, log, admit, take }
    const plain =
      mqtt.port === null ? null : await listenPlain(mqtt.port, options).catch(unlessAsked)
    if (plain) listening.push(plain)
    const secure = mqtt.tls && (await listenTls(mqtt.tls, options))
    if (secure) listening.push(secure)
    return {
      port: plain?.port ?? null,
      tlsPort: secure?.port ?? null,
      send(deviceId, topic, payload, expiresAt) {
        const leftMs = expiresAt === null ? null : Date.parse(expiresAt) - clock.now().getTime()
        return sendTo(connections.ofDevice(deviceId), { topic, payload, leftMs })
      },
      canReach: (deviceId, topic) => canReach(connections.ofDevice(deviceId), topic),
      disconnect: (deviceId) => connections.ofDevice(deviceId)?.guard.end('was disconnected'),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}
