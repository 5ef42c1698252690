import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['190.12.3.4', '190.12.3.4'],
  ['::ffff:190.12.3.4', '190.12.3.4'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:0:42:aaaa::1', '2001:db8:0:42::/64'],
  ['2001:db8::42', '2001:db8:0:0::/64'],
  ['2001:0db8:0000:0042:1:2:3:4', '2001:db8:0:42::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
