/** A target that no typed text may lead the server to: the host, and what its name is resolved to. */
export type Target = { host: string; answers?: readonly (readonly string[])[] }

const privateAddresses = [
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.0.1',
  '192.168.255.255',
  '100.64.0.1',
  '169.254.1.1',
  '169.254.169.254',
  '169.254.170.2',
  '100.100.100.200',
  '168.63.129.16',
  '192.0.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
]
const embedded = ['127.0.0.1', '10.0.0.1', '192.168.0.1', '169.254.169.254', '172.16.0.1']
const octets = (ip: string) => ip.split('.').map(Number)
const hex = (value: number, length = 2) => value.toString(16).padStart(length, '0')
const groups = (ip: string) => {
  const [a = 0, b = 0, c = 0, d = 0] = octets(ip)
  return `${hex(a)}${hex(b)}:${hex(c)}${hex(d)}`
}
const whole = (ip: string) => octets(ip).reduce((sum, octet) => sum * 256 + octet, 0)

/** How the same IPv4 address can be written, or carried by an IPv6 address. */
const forms = (ip: string): string[] => {
  const [a = 0, b = 0, c = 0, d = 0] = octets(ip)
  return [
    String(whole(ip)),
    `0x${hex(whole(ip), 8)}`,
    `0${whole(ip).toString(8)}`,
    [a, b, c, d].map((octet) => `0${octet.toString(8).padStart(3, '0')}`).join('.'),
    [a, b, c, d].map((octet) => `0x${hex(octet)}`).join('.'),
    `${a}.${b * 65_536 + c * 256 + d}`,
    `${a}.${b}.${c * 256 + d}`,
    `${ip}.`,
    `::ffff:${ip}`,
    `::ffff:${groups(ip)}`,
    `[::ffff:${ip}]`,
    `0:0:0:0:0:ffff:${groups(ip)}`,
    `::${ip}`,
    `::ffff:0:${groups(ip)}`,
    `64:ff9b::${groups(ip)}`,
    `64:ff9b:1::${groups(ip)}`,
    `2002:${groups(ip)}::`,
    `2001:0:${groups(ip)}::`,
  ]
}

const ipv6 = [
  '::1',
  '[::1]',
  '::',
  '0:0:0:0:0:0:0:1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fd00:ec2::254',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '4000::1',
  '2001:db8::1',
  '100::1',
  '3fff::1',
]

/** Hosts whose text is none, or hides another. */
const tricks = [
  'localhost',
  'localhost.',
  'LOCALHOST',
  'mail.example.com@127.0.0.1',
  'avisos:clave@127.0.0.1',
  '127.0.0.1:22',
  '127.0.0.1/8.8.8.8',
  '127.0.0.1#8.8.8.8',
  '127.0.0.1?8.8.8.8',
  'http://127.0.0.1',
  '①②⑦.⓪.⓪.①',
  '１２７.0.0.1',
  '127。0。0。1',
  'fe80::1%25lo',
  'fe80::1%lo',
  '127.0.0.1%00.example.com',
  '%31%32%37.0.0.1',
]

const named: Target[] = [
  ...['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1', 'fd00:ec2::254'].map(
    (address, at) => ({ host: `inside-${at}.example.com`, answers: [[address]] }),
  ),
  { host: 'inside.example.com.', answers: [['127.0.0.1']] },
  { host: 'both.example.com', answers: [['8.8.8.8', '127.0.0.1']] },
  { host: 'both-reversed.example.com', answers: [['10.0.0.1', '8.8.8.8']] },
  // Public when it is saved, within the network when a mail is sent.
  ...['127.0.0.1', '192.168.0.1', '::1', '169.254.169.254'].map((address, at) => ({
    host: `rebinding-${at}.example.com`,
    answers: [['8.8.8.8'], [address]],
  })),
]

/** Every target, the trickiest ones first. */
export const targets: readonly Target[] = [
  ...named,
  ...tricks.map((host) => ({ host })),
  ...ipv6.map((host) => ({ host })),
  ...privateAddresses.map((host) => ({ host })),
  ...embedded.flatMap(forms).map((host) => ({ host })),
]
