import type { deviceCommandRoutes } from '@puquio/contract/modi/commands'
import { decodeThingsboardAttributes } from '@puquio/domain'
import { callerGone } from '../../platform/http/caller-gone.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import {
  attributesOf,
  attributesReported,
  commandAnswered,
  type DeviceCommands,
  requestOf,
} from '../commands/service.ts'
import type { Door } from './door.ts'
import type { KnownDevices } from './known-devices.ts'
import { readJson } from './read-json.ts'

type Parts = Pick<Platform, 'clock' | 'database'> & {
  devices: KnownDevices
  door: Door
  commands: DeviceCommands
}

const pollMs = { usual: 20_000, most: 60_000 }

/** What devices that speak HTTP ask and answer, in the forms of ThingsBoard. */
export function deviceCommandHandlers({
  devices,
  door,
  commands,
  ...platform
}: Parts): Handlers<typeof deviceCommandRoutes> {
  return {
    async next({ params, query, request, reply }) {
      const device = await devices.identify(params.token, request.ip)
      const timeoutMs = Math.min(query.timeout ?? pollMs.usual, pollMs.most)
      const taken = await commands.next(device, { timeoutMs, gone: callerGone(reply) })
      if (!taken) throw new Problem('NO_COMMAND')
      return requestOf(taken)
    },
    async answer({ params, request, body }) {
      const device = await devices.identify(params.token, request.ip)
      await commandAnswered(platform, device, { id: params.requestId, body: bytesOf(body) })
      return null
    },
    async attributes({ params, query, request }) {
      const device = await devices.identify(params.token, request.ip)
      await commands.handOver(device, 'http')
      const { client, shared } = await attributesOf(platform, device)
      return {
        client: namedIn(query.clientKeys, query.sharedKeys, client),
        shared: namedIn(query.sharedKeys, query.clientKeys, shared),
      }
    },
    async report({ params, request, body }) {
      const device = await devices.identify(params.token, request.ip)
      const bytes = bytesOf(body)
      const said = readJson(bytes)
      const arrived = { wayIn: 'http:attributes', receivedAt: platform.clock.now(), body: bytes }
      await door.take(device, decodeThingsboardAttributes(said), arrived)
      await attributesReported(platform, device, said)
      return null
    },
  }
}

const bytesOf = (body: unknown) => (Buffer.isBuffer(body) ? body : Buffer.alloc(0))

/** Those that are asked for by name; all where no names are given, none where only the other kind's are. */
export function namedIn<Value>(
  names: string | undefined,
  others: string | undefined,
  values: Readonly<Record<string, Value>>,
): Record<string, Value> {
  if (names === undefined) return others === undefined ? { ...values } : {}
  const asked = new Set(names.split(',').map((name) => name.trim()))
  return Object.fromEntries(Object.entries(values).filter(([name]) => asked.has(name)))
}
