import { isIPv6 } from 'node:net'

/** Returns by what an address is counted: an IPv6 customer has a whole /64, so that is used. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const bare = ip.split('%')[0] ?? ip
  if (!isIPv6(bare)) return ip
  const [head = '', tail = ''] = bare.split('::')
  const heads = head.split(':').filter(Boolean)
  const tails = tail.split(':').filter(Boolean)
  const zeros = bare.includes('::') ? Array(8 - heads.length - tails.length).fill('0') : []
  const groups = [...heads, ...zeros, ...tails]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
