import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Problem } from '../problem.ts'
import { isAllowedAddress, type Network } from './allowed-address.ts'

type Lookup = (host: string) => Promise<readonly { address: string }[]>

export type Outbound = {
  /**
   * The one door for a host that somebody typed: returns the address to connect to. Connecting to the name
   * instead would ask again, and could be told another one. Throws ADDRESS_NOT_ALLOWED and HOST_NOT_FOUND.
   */
  addressOf: (host: string) => Promise<string>
}

export function openOutbound(
  allowed: readonly Network[],
  find: Lookup = (host) => lookup(host, { all: true }),
): Outbound {
  return {
    async addressOf(host) {
      const bare = host.replace(/^\[(.*)\]$/, '$1')
      const found = isIP(bare) ? [{ address: bare }] : await find(bare).catch(() => [])
      const [first] = found
      if (!first) throw new Problem('HOST_NOT_FOUND', { host })
      // Refused where any of them is not allowed: a connection might take that one.
      if (!found.every(({ address }) => isAllowedAddress(address, allowed)))
        throw new Problem('ADDRESS_NOT_ALLOWED', { host })
      return first.address
    },
  }
}
