import type { deviceMessageRoutes } from '@puquio/contract/modi/readings'
import { decodeThingsboardTelemetry } from '@puquio/domain'
import type { FastifyInstance } from 'fastify'
import { bearerIn } from '../../platform/http/authorise.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Door } from './door.ts'
import { identifiesDevices } from './identify-device.ts'
import type { KnownDevices } from './known-devices.ts'
import { readJson } from './read-json.ts'

type Parts = Pick<Platform, 'clock'> & { devices: KnownDevices; door: Door }

/** By HTTP, in the forms of ThingsBoard: answered once what was sent is stored. */
export function deviceMessageHandlers({
  clock,
  devices,
  door,
}: Parts): Handlers<typeof deviceMessageRoutes> {
  const identify = identifiesDevices(devices)
  const take = async (token: string, address: string, body: unknown) => {
    const device = await identify(token, address)
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    const decoded = decodeThingsboardTelemetry(readJson(bytes))
    await door.take(device, decoded, { wayIn: 'http', receivedAt: clock.now(), body: bytes })
    return null
  }
  return {
    telemetry: ({ params, request, body }) => take(params.token, request.ip, body),
    ingest: ({ request, body }) =>
      take(bearerIn(request.headers.authorization) ?? '', request.ip, body),
  }
}

/** Hands bodies on as they came, whatever their type says: they are kept so. */
export function readBytes(app: FastifyInstance) {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes))
}
