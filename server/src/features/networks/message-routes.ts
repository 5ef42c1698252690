import type { KeyObject } from 'node:crypto'
import type { networkMessageRoutes } from '@puquio/contract/modi/networks'
import type { NetworkWay } from '@puquio/domain'
import type { FastifyRequest } from 'fastify'
import { bearerIn } from '../../platform/http/authorise.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { thingsStackRouteIn } from '../commands/service.ts'
import { type DeviceDoors, deviceKeyIn, isGenuine, readMessage } from '../readings/service.ts'
import type { KnownNetworks } from './known-networks.ts'
import type { KnownNetwork } from './known-networks-store.ts'
import { takeMessage } from './take-message.ts'

type Parts = Pick<Platform, 'database' | 'clock'> &
  Pick<DeviceDoors, 'devices' | 'door' | 'downlinks'> & { networks: KnownNetworks; key: KeyObject }

/** Webhooks of networks: answered once the message is stored, or refused for a reason that its network's row counts. */
export function networkMessageHandlers({
  database,
  clock,
  devices,
  door,
  downlinks,
  networks,
  key,
}: Parts): Handlers<typeof networkMessageRoutes> {
  const take = async (network: KnownNetwork, { event, body, headers }: Taken) => {
    const { wayIn: way, mustBeSigned, projectId } = network
    const receivedAt = clock.now()
    const message = readMessage(way, body)
    const deviceKey = deviceKeyIn(way, message)
    try {
      const isAsked = mustBeSigned || message.signature !== null
      if (isAsked && !isGenuine(message, { key, nowMs: receivedAt.getTime() }))
        throw new Problem('SIGNATURE_NOT_VALID')
      const device = await takeMessage(
        { devices, door, database, clock },
        { way, event, message, receivedAt, body },
        projectId,
      )
      const webhook = way === 'things-stack' ? thingsStackRouteIn(headers) : null
      if (webhook) downlinks.heard(device, { by: 'things-stack', webhook })
    } catch (error) {
      if (error instanceof Problem && error.problem !== 'BUSY')
        networks.count(network, { at: receivedAt, refused: { problem: error.problem, deviceKey } })
      throw error
    }
    networks.count(network, { at: receivedAt, refused: null })
    return null
  }

  const receive = async ({ params, query, request, body }: Given, token: string): Promise<null> => {
    const network = await networks.identify(params.way, token, request.ip)
    const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
    return take(network, { event: query.event ?? '', body: bytes, headers: request.headers })
  }
  return {
    receive: (given) => receive(given, bearerIn(given.request.headers.authorization) ?? ''),
    receiveByPath: (given) => receive(given, given.params.token),
  }
}

/** The network of a call, by the token in its path or its head. */
export const networkOfCall =
  (networks: Pick<KnownNetworks, 'identify'>) =>
  ({ params, headers, ip }: FastifyRequest): Promise<{ projectId: number }> => {
    const { way = '', token } = params as { way?: string; token?: string }
    return networks.identify(way, token ?? bearerIn(headers.authorization) ?? '', ip)
  }

type Taken = { event: string; body: Buffer; headers: FastifyRequest['headers'] }

type Given = {
  params: { way: NetworkWay }
  query: { event?: string | undefined }
  request: FastifyRequest
  body: unknown
}
