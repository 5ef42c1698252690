import type { NetworkWay } from '@puquio/domain'

/** What is pasted into the set-up of a network, by the name of the field there. */
export type AddressField = {
  name: 'event-endpoint' | 'base-url' | 'delivery-address' | 'header-name' | 'header-value'
  text: string
}

/**
 * ChirpStack and The Things Stack send the token in a header, RockBLOCK and Rock 7 in the address, since they set none.
 * @param origin of the API, as https://puquio.example.
 * @param token or a word that stands for it, where it is not known any more.
 */
export function networkAddresses(origin: string, way: NetworkWay, token: string): AddressField[] {
  const address = `${origin}/fkl-modi/ingest/${way}`
  if (way === 'rockblock' || way === 'rock7')
    return [{ name: 'delivery-address', text: `${address}/${token}` }]
  return [
    { name: way === 'chirpstack' ? 'event-endpoint' : 'base-url', text: address },
    { name: 'header-name', text: 'Authorization' },
    { name: 'header-value', text: `Bearer ${token}` },
  ]
}
