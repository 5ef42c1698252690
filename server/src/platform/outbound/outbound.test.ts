import { describe, expect, test } from 'vitest'
import { isAllowedAddress, readNetwork } from './allowed-address.ts'
import { openOutbound } from './outbound.ts'

/** Addresses that no person's text may lead the server to, in the ways in which they can be written. */
const refused = [
  // This machine
  '127.0.0.1',
  '127.255.255.254',
  '127.1',
  '0x7f.1',
  '0x7f000001',
  '2130706433',
  '017700000001',
  '0.0.0.0',
  '0',
  '::1',
  '::',
  '[::1]',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::127.0.0.1',
  // Private networks
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  'fc00::1',
  'fd12:3456:789a::1',
  '100.64.0.1',
  '100.127.255.255',
  '::ffff:10.0.0.1',
  '0xa.1',
  '167772161',
  '3232235521',
  '0300.0250.0.1',
  'fec0::1',
  // The same network, and cloud metadata
  '169.254.1.1',
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  'fe80::1',
  'fd00:ec2::254',
  '2852039166',
  '0xa9fea9fe',
  '::ffff:169.254.169.254',
  '::ffff:a9fe:a9fe',
  '168.63.129.16',
  // IPv6 that is not given out
  '::7f00:1',
  '4000::1',
  'e000::1',
  // IPv4 carried by IPv6
  '64:ff9b::7f00:1',
  '64:ff9b::a9fe:a9fe',
  '64:ff9b:1::1',
  '2002:7f00:1::',
  '2002:a00:1::',
  '2001:0:7f00:1::',
  '::ffff:0:127.0.0.1',
  // For no single machine, or kept for later
  '224.0.0.1',
  '239.255.255.255',
  '255.255.255.255',
  'ff02::1',
  '240.0.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '198.51.100.1',
  '203.0.113.1',
  '198.18.0.1',
  '2001:db8::1',
  '100::1',
  '3fff::1',
]

describe('an address that somebody typed', () => {
  test.each(refused)('is refused: %s', async (host) => {
    const { addressOf } = openOutbound([], async (name) => [{ address: name }])
    await expect(addressOf(host, null)).rejects.toMatchObject({ problem: 'ADDRESS_NOT_ALLOWED' })
  })

  test.each(['8.8.8.8', '2001:4860:4860::8888', '[2001:4860:4860::8888]'])(
    'is public, and allowed: %s',
    async (host) => {
      expect(await openOutbound([]).addressOf(host, null)).toBe(host.replace(/[[\]]/g, ''))
    },
  )

  test('of a network that the installation allows is allowed, and none beside it', () => {
    const allowed = ['10.20.0.0/16', '192.168.1.7', 'fd12::/16'].map(readNetwork)
    for (const address of ['10.20.0.1', '::ffff:10.20.255.255', '192.168.1.7', 'fd12::5'])
      expect(isAllowedAddress(address, allowed), address).toBe(true)
    for (const address of ['10.21.0.1', '192.168.1.8', 'fd13::5', '127.0.0.1'])
      expect(isAllowedAddress(address, allowed), address).toBe(false)
  })

  test('of cloud metadata is refused in an allowed network, too', () => {
    const allowed = ['169.254.0.0/16', 'fd00::/8'].map(readNetwork)
    expect(isAllowedAddress('169.254.1.1', allowed)).toBe(true)
    for (const address of ['169.254.169.254', '::ffff:169.254.169.254', 'fd00:ec2::254'])
      expect(isAllowedAddress(address, allowed), address).toBe(false)
  })
})

test('a host that the environment names may be in any network, and tell nothing of a cloud’s machine', async () => {
  const { ownAddressOf } = openOutbound([], async () => [{ address: '10.1.2.3' }])
  for (const host of ['127.0.0.1', '192.168.1.7', '8.8.8.8', '::1'])
    expect(await ownAddressOf(host)).toBe(host)
  expect(await ownAddressOf('model.mina.pe')).toBe('10.1.2.3')
  for (const host of ['169.254.169.254', '::ffff:169.254.169.254', '[fd00:ec2::254]'])
    await expect(ownAddressOf(host)).rejects.toMatchObject({ problem: 'ADDRESS_NOT_ALLOWED' })
})

describe('a name that somebody typed', () => {
  test('leads to the address that was checked, whatever the name says next', async () => {
    let asked = 0
    const rebinding = async () => [{ address: asked++ === 0 ? '8.8.8.8' : '127.0.0.1' }]
    expect(await openOutbound([], rebinding).addressOf('mail.example.com', null)).toBe('8.8.8.8')
    expect(asked).toBe(1)
  })

  test('is refused where one of its addresses is', async () => {
    const both = async () => [{ address: '8.8.8.8' }, { address: '10.0.0.1' }]
    await expect(openOutbound([], both).addressOf('mail.example.com', null)).rejects.toMatchObject({
      problem: 'ADDRESS_NOT_ALLOWED',
    })
  })

  test('that nobody knows is told as that', async () => {
    const none = () => Promise.reject(new Error('ENOTFOUND'))
    await expect(openOutbound([], none).addressOf('mial.example.com', null)).rejects.toMatchObject({
      problem: 'HOST_NOT_FOUND',
      params: { host: 'mial.example.com' },
    })
  })

  test.each(['localhost', '2130706433', '0x7f.1', '017700000001', '127.1'])(
    'that this machine’s own resolver takes for itself is refused: %s',
    async (host) => {
      await expect(openOutbound([]).addressOf(host, null)).rejects.toThrow(
        /ADDRESS_NOT_ALLOWED|HOST_NOT_FOUND/,
      )
    },
  )
})
