import { readFileSync } from 'node:fs'
import { readingsScope } from '../../platform/db/scopes/system-scopes.ts'
import type { Platform } from '../../platform/platform.ts'
import { type DeviceDoors, signatureKey } from '../readings/service.ts'
import { openKnownNetworks } from './known-networks.ts'
import { networkMessageHandlers, networkOfCall } from './message-routes.ts'

export { takesBrokerMessages } from './take-broker-message.ts'

type Parts = Pick<Platform, 'database' | 'clock' | 'log' | 'config'> &
  Pick<DeviceDoors, 'devices' | 'door' | 'downlinks'>

/** The webhooks of networks, and what ends them. */
export async function openNetworks(parts: Parts) {
  const { signatureKeyFile } = parts.config
  const key = signatureKey(signatureKeyFile ? readFileSync(signatureKeyFile, 'utf8') : undefined)
  const networks = await openKnownNetworks(parts, readingsScope(parts))
  return {
    handlers: networkMessageHandlers({ ...parts, networks, key }),
    senderOf: networkOfCall(networks),
    close: () => networks.close(),
  }
}
