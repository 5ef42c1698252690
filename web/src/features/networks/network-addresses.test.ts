import { networkWays } from '@puquio/domain'
import { expect, it } from 'vitest'
import { networkAddresses } from './network-addresses.ts'

it('has each network’s address, and the token where that network can send it', () => {
  const textsOf = (way: (typeof networkWays)[number]) =>
    networkAddresses('https://puquio.mina.pe', way, 'pun_x').map(({ name, text }) => [name, text])
  expect(networkWays.map(textsOf)).toEqual([
    [
      ['event-endpoint', 'https://puquio.mina.pe/fkl-modi/ingest/chirpstack'],
      ['header-name', 'Authorization'],
      ['header-value', 'Bearer pun_x'],
    ],
    [
      ['base-url', 'https://puquio.mina.pe/fkl-modi/ingest/things-stack'],
      ['header-name', 'Authorization'],
      ['header-value', 'Bearer pun_x'],
    ],
    [['delivery-address', 'https://puquio.mina.pe/fkl-modi/ingest/rockblock/pun_x']],
    [['delivery-address', 'https://puquio.mina.pe/fkl-modi/ingest/rock7/pun_x']],
  ])
})
