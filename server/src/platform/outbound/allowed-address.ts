import ipaddr from 'ipaddr.js'

export type Network = ReturnType<typeof ipaddr.parseCIDR>

/** A network as OUTBOUND_ALLOW gives it; a lone address is a network of one. */
export const readNetwork = (text: string): Network => {
  if (text.includes('/')) return ipaddr.parseCIDR(text)
  const address = ipaddr.process(text)
  return [address, address.kind() === 'ipv4' ? 32 : 128] as Network
}

/** Where cloud machines ask who they are: never for somebody else, even in a network that is allowed. */
const metadata = new Set([
  '168.63.129.16',
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  'fd00:ec2::254',
])

/**
 * Whether somebody who typed an address may have the server connect there: to a public one, and to the
 * networks that the installation allows. An IPv4 address written as IPv6 counts as IPv4.
 */
export function isAllowedAddress(text: string, allowed: readonly Network[]): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (metadata.has(address.toString())) return false
  const isListed = allowed.some(
    ([network, bits]) => network.kind() === address.kind() && address.match(network, bits),
  )
  return isListed || (address.range() === 'unicast' && isGlobal(address))
}

/** Of IPv6 only 2000::/3 is given out so far. */
const isGlobal = (address: ReturnType<typeof ipaddr.process>) =>
  address.kind() === 'ipv4' || address.match(globalUnicast[0], globalUnicast[1])
const globalUnicast = ipaddr.parseCIDR('2000::/3')
