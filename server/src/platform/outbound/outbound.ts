import { isIP } from 'node:net'
import { Problem } from '../problem.ts'
import { isAllowedAddress, type Network, readNetwork } from './allowed-address.ts'
import { type LookUp, openLookUp } from './look-up.ts'

export type Outbound = {
  /**
   * The one door for a host that somebody typed: returns the address to connect to. Connecting to the name
   * instead would ask again, and could be told another one. Throws ADDRESS_NOT_ALLOWED and HOST_NOT_FOUND. The
   * project is the one whose members typed it; null where the installation's operators did.
   */
  addressOf: (host: string, projectId: number | null) => Promise<string>
  /**
   * The same for a host that the environment names, such as that of a model on this machine: its operator answers for the
   * network, and only what clouds tell of their machines stays closed.
   */
  ownAddressOf: (host: string) => Promise<string>
}

export function openOutbound(allowed: readonly Network[], find: LookUp = openLookUp()): Outbound {
  const choose = async (host: string, projectId: number | null, networks: readonly Network[]) => {
    const bare = host.replace(/^\[(.*)\]$/, '$1')
    const found = isIP(bare) ? [{ address: bare }] : await find(bare, projectId).catch(() => [])
    const [first] = found
    if (!first) throw new Problem('HOST_NOT_FOUND', { host })
    // Refused where any of them is not allowed: a connection might take that one.
    if (!found.every(({ address }) => isAllowedAddress(address, networks)))
      throw new Problem('ADDRESS_NOT_ALLOWED', { host })
    return first.address
  }
  return {
    addressOf: (host, projectId) => choose(host, projectId, allowed),
    ownAddressOf: (host) => choose(host, null, everyNetwork),
  }
}

const everyNetwork = ['0.0.0.0/0', '::/0'].map(readNetwork)
