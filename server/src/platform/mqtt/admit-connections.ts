import { networkOf } from '../http/limits/network-of.ts'
import type { MqttLimits } from './limits.ts'

export type Place = { signedIn: () => void; leave: () => void }

/** Counts connections, over all and by address, so that one address does not take the room of all. */
export function admitConnections(limits: MqttLimits) {
  const all = { connections: 0, signingIn: 0 }
  const byAddress = new Map<string, typeof all>()
  return {
    /** Null where there is no room for another one. */
    admit(address: string): Place | null {
      const key = networkOf(address)
      const here = byAddress.get(key) ?? { connections: 0, signingIn: 0 }
      const isFull =
        all.connections >= limits.connections ||
        all.signingIn >= limits.signingIn ||
        here.connections >= limits.connectionsOfAddress ||
        here.signingIn >= limits.signingInOfAddress
      if (isFull) return null
      byAddress.set(key, here)
      for (const count of [all, here]) {
        count.connections++
        count.signingIn++
      }
      let isSigningIn = true
      let isHere = true
      const signedIn = () => {
        if (!isSigningIn) return
        isSigningIn = false
        for (const count of [all, here]) count.signingIn--
      }
      return {
        signedIn,
        leave() {
          if (!isHere) return
          isHere = false
          signedIn()
          for (const count of [all, here]) count.connections--
          if (here.connections === 0) byAddress.delete(key)
        },
      }
    },
  }
}
