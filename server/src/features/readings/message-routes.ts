import type { deviceMessageRoutes } from '@puquio/contract/modi/readings'
import { type Decoded, decodeObservation, decodeThingsboardTelemetry } from '@puquio/domain'
import type { FastifyInstance } from 'fastify'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Door } from './door.ts'
import type { KnownDevices } from './known-devices.ts'
import { readJson } from './read-json.ts'
import { tokenIn } from './token-in.ts'

type Parts = Pick<Platform, 'clock'> & { devices: KnownDevices; door: Door }

/** By HTTP, in the forms of ThingsBoard: answered once what was sent is stored. */
export function deviceMessageHandlers({
  clock,
  devices,
  door,
}: Parts): Handlers<typeof deviceMessageRoutes> {
  const take = async (token: string, address: string, body: unknown, way: Way = thingsboard) => {
    const device = await devices.identify(token, address)
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const arrived = { wayIn: way.wayIn, receivedAt: clock.now(), body: bytes }
    await door.take(device, way.read(readJson(bytes)), arrived)
    return arrived.receivedAt
  }
  return {
    async telemetry({ params, request, body }) {
      await take(params.token, request.ip, body)
      return null
    },
    async ingest({ request, body }) {
      await take(tokenIn(request.headers.authorization), request.ip, body)
      return null
    },
    async observe({ params, request, reply, body }) {
      const key = datastreamIn(params.datastreams)
      const read = (json: unknown) => decodeObservation(json, key)
      const token = tokenIn(request.headers.authorization)
      const receivedAt = await take(token, request.ip, body, { wayIn: `sensorthings:${key}`, read })
      reply.status(201)
      return { '@iot.selfLink': `/v1.1/Datastreams(${key})/Observations(${receivedAt.getTime()})` }
    },
  }
}

type Way = { wayIn: string; read: (body: unknown) => Decoded }
const thingsboard: Way = { wayIn: 'http', read: decodeThingsboardTelemetry }

/** OData writes an id that is a text in quotes. */
const datastreamIn = (datastreams: string) =>
  datastreams.slice('Datastreams('.length, -1).replace(/^'(.*)'$/, '$1')

/** Hands bodies on as they came, whatever their type says: they are kept so. */
export function readBytes(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
