import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import {
  createServer as createTlsServer,
  type SecureContextOptions,
  type Server as TlsServer,
  TLSSocket,
} from 'node:tls'
import { BadSetting } from '../config.ts'
import { addressRefusal } from '../http/free-address.ts'
import type { Log } from '../platform.ts'
import type { admitConnections, Place } from './admit-connections.ts'
import type { MqttLimits } from './limits.ts'
import type { MqttTls } from './settings.ts'

export type Listening = {
  port: number
  /** Takes no more connections; resolves once those that there are have ended. */
  close: () => Promise<void>
  /** Ends connections that do not end by themselves, in the middle of a handshake for instance. */
  cut: () => void
}

/** A connection that there is a place for. */
export type Admitted = {
  address: string
  place: Place
  /** Ends it by RST: what the peer has not got yet is thrown away, which the system would send for minutes still. */
  reset: () => void
}

type Options = {
  host: string
  limits: MqttLimits
  log: Log
  admit: ReturnType<typeof admitConnections>['admit']
  take: (socket: Socket, admitted: Admitted) => void
}

/** A device may end its side first and still be answered, so both sides end on their own. */
const socketOptions = { allowHalfOpen: true, noDelay: true }

/** Listens for devices that speak MQTT over TCP. */
export async function listenPlain(port: number, options: Options): Promise<Listening> {
  const server = createServer(socketOptions, (socket) => {
    const known = admitted(socket, options)
    if (known) options.take(socket, known)
  })
  return listening(server, { port, name: 'MQTT_PORT' }, options)
}

/** Listens over TLS; a device may show a certificate where an authority for them is configured. */
export async function listenTls(tls: MqttTls, options: Options): Promise<Listening> {
  const isAsked = tls.clientAuthorityFile !== null
  const server = usable(() =>
    createTlsServer({
      ...socketOptions,
      ...readFiles(tls),
      requestCert: isAsked,
      // A certificate of somebody else is no reason to refuse the token of who shows it.
      rejectUnauthorized: false,
      handshakeTimeout: options.limits.signInMs,
    }),
  )
  const byPeer = new Map<string, Admitted>()
  const keyOf = ({ remoteAddress, remotePort }: Socket) => `${remoteAddress} ${remotePort}`
  server.on('connection', (socket: Socket) => {
    const known = admitted(socket, options)
    const key = keyOf(socket)
    if (!known) return
    byPeer.set(key, known)
    socket.once('close', () => byPeer.get(key) === known && byPeer.delete(key))
  })
  server.on('secureConnection', (socket) => {
    const known = byPeer.get(keyOf(socket))
    if (known) options.take(socket, known)
    else socket.destroy()
  })
  server.on('tlsClientError', (_error, socket) => socket.destroy())
  const opened = await listening(server, { port: tls.port, name: 'MQTTS_PORT' }, options)
  const renewing = setInterval(() => renew(server, tls, options.log), options.limits.renewMs)
  server.once('close', () => clearInterval(renewing))
  return opened
}

/** The SHA-256 of the certificate by which a device's side was verified; null without one. */
export function fingerprintOf(socket: Socket): string | null {
  if (!(socket instanceof TLSSocket) || !socket.authorized) return null
  const { fingerprint256 } = socket.getPeerCertificate()
  return fingerprint256?.replaceAll(':', '').toLowerCase() ?? null
}

/** Of TLS this is the socket below, which alone can be reset. */
function admitted(socket: Socket, { admit }: Options): Admitted | null {
  const address = socket.remoteAddress ?? ''
  const place = admit(address)
  // Without a listener the reset of a connection would end the process.
  socket.on('error', () => undefined)
  if (place) socket.once('close', place.leave)
  else socket.destroy()
  return place && { address, place, reset: () => socket.resetAndDestroy() }
}

function readFiles(tls: MqttTls): SecureContextOptions {
  const read = (name: string, file: string) => {
    try {
      return readFileSync(file)
    } catch (error) {
      const { code } = error as { code?: string }
      throw new BadSetting(`${name} is ${file}, which cannot be read (${code}).`)
    }
  }
  const ca = tls.clientAuthorityFile
  return {
    cert: read('MQTTS_CERTIFICATE', tls.certificateFile),
    key: read('MQTTS_KEY', tls.keyFile),
    ...(ca && { ca: read('MQTTS_CLIENT_CA', ca) }),
    minVersion: 'TLSv1.2',
  }
}

/** Files that are no certificate, or a key of another one, are the operator's to mend. */
function usable<Made>(make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    if (error instanceof BadSetting) throw error
    throw new BadSetting(
      `MQTTS_CERTIFICATE, MQTTS_KEY and MQTTS_CLIENT_CA cannot be used together: ${(error as Error).message}.`,
    )
  }
}

function renew(server: TlsServer, tls: MqttTls, log: Log) {
  try {
    server.setSecureContext(readFiles(tls))
  } catch (error) {
    log.error({ err: error }, 'the certificate for MQTT could not be renewed')
  }
}

async function listening(
  server: Server,
  { port, name }: { port: number; name: string },
  { host, log }: Options,
): Promise<Listening> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(addressRefusal(error, { host, port }, name) ?? error))
    server.listen({ host, port, exclusive: true }, resolve)
  })
  server.on('error', (error) => log.error({ err: error }, 'listening for devices'))
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}
