import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { OwnBody } from '../../platform/http/limits/limit-bodies.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import type { KnownDevices } from './known-devices.ts'
import { tokenIn } from './token-in.ts'

type Sender = { deviceId?: number; projectId: number }
type Options = Pick<Platform, 'telemetry'> & {
  find: (request: FastifyRequest) => Promise<Sender>
  ownBody: OwnBody
}

/**
 * Refuses who is nobody's device or network before a body is read: bodies of strangers, which may come slowly, would take
 * the room of those of devices. A body of a device counts as of its project; where that holds its share, none is read.
 */
export function refuseStrangers(app: FastifyInstance, { find, ownBody, telemetry }: Options) {
  // After the guard, which refuses foreign pages.
  app.addHook('preParsing', async (request) => {
    if (request.method === 'GET') return
    const sender = await find(request)
    if (telemetry.isFullFor(sender)) throw new Problem('BUSY', { retryAfterS: 2 })
    ownBody(request, sender.projectId)
  })
}

/** The device of a call, by the token in its path or its head. */
export const senderOf =
  ({ devices }: { devices: Pick<KnownDevices, 'identify'> }) =>
  ({ params, headers, ip }: FastifyRequest): Promise<Sender> => {
    const { token } = params as { token?: string }
    return devices.identify(token ?? tokenIn(headers.authorization), ip)
  }
