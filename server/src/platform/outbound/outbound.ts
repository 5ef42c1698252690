import { isIP } from 'node:net'
import { Problem } from '../problem.ts'
import { isAllowedAddress, type Network } from './allowed-address.ts'
import { type LookUp, openLookUp } from './look-up.ts'

export type Outbound = {
  /**
   * The one door for a host that somebody typed: returns the address to connect to. Connecting to the name
   * instead would ask again, and could be told another one. Throws ADDRESS_NOT_ALLOWED and HOST_NOT_FOUND. The
   * project is the one whose members typed it; null where the installation's operators did.
   */
  addressOf: (host: string, projectId: number | null) => Promise<string>
}

export function openOutbound(allowed: readonly Network[], find: LookUp = openLookUp()): Outbound {
  return {
    async addressOf(host, projectId) {
      const bare = host.replace(/^\[(.*)\]$/, '$1')
      const found = isIP(bare) ? [{ address: bare }] : await find(bare, projectId).catch(() => [])
      const [first] = found
      if (!first) throw new Problem('HOST_NOT_FOUND', { host })
      // Refused where any of them is not allowed: a connection might take that one.
      if (!found.every(({ address }) => isAllowedAddress(address, allowed)))
        throw new Problem('ADDRESS_NOT_ALLOWED', { host })
      return first.address
    },
  }
}
