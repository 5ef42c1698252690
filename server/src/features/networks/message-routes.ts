import type { KeyObject } from 'node:crypto'
import type { networkMessageRoutes } from '@puquio/contract/modi/networks'
import type { NetworkWay } from '@puquio/domain'
import type { FastifyRequest } from 'fastify'
import { bearerIn } from '../../platform/http/authorise.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { limitRate } from '../../platform/tokens/limit-rate.ts'
import { type DeviceDoors, deviceKeyIn, isGenuine, readMessage } from '../readings/service.ts'
import type { KnownNetworks } from './known-networks.ts'
import type { KnownNetwork } from './known-networks-store.ts'
import { takeMessage } from './take-message.ts'

type Parts = Pick<Platform, 'database' | 'clock'> &
  Pick<DeviceDoors, 'devices' | 'door'> & { networks: KnownNetworks; key: KeyObject }

/** Unknown tokens from one address. */
const unknownInMinute = 60

/** Webhooks of networks: answered once the message is stored, or refused for a reason that its network's row counts. */
export function networkMessageHandlers({
  database,
  clock,
  devices,
  door,
  networks,
  key,
}: Parts): Handlers<typeof networkMessageRoutes> {
  const takeUnknown = limitRate(unknownInMinute, 60_000)

  const find = async (way: NetworkWay, token: string, address: string): Promise<KnownNetwork> => {
    const network = await networks.byToken(token)
    if (network?.wayIn === way) return network
    const waitMs = takeUnknown(address)
    if (waitMs > 0)
      throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(waitMs / 1000) })
    throw new Problem('DEVICE_NOT_KNOWN')
  }

  const take = async (network: KnownNetwork, event: string, body: Buffer) => {
    const { wayIn: way, mustBeSigned, projectId } = network
    const receivedAt = clock.now()
    const message = readMessage(way, body)
    const deviceKey = deviceKeyIn(way, message)
    try {
      if ((mustBeSigned || message.signature) && !isGenuine(message, key))
        throw new Problem('SIGNATURE_NOT_VALID')
      await takeMessage(
        { devices, door, database, clock },
        { way, event, message, receivedAt, body },
        projectId,
      )
    } catch (error) {
      if (error instanceof Problem && error.problem !== 'BUSY')
        networks.count(network, { at: receivedAt, refused: { problem: error.problem, deviceKey } })
      throw error
    }
    networks.count(network, { at: receivedAt, refused: null })
    return null
  }

  const receive = async ({ params, query, request, body }: Given, token: string): Promise<null> => {
    const network = await find(params.way, token, request.ip)
    return take(network, query.event ?? '', Buffer.isBuffer(body) ? body : Buffer.alloc(0))
  }
  return {
    receive: (given) => receive(given, bearerIn(given.request.headers.authorization) ?? ''),
    receiveByPath: (given) => receive(given, given.params.token),
  }
}

type Given = {
  params: { way: NetworkWay }
  query: { event?: string | undefined }
  request: FastifyRequest
  body: unknown
}
