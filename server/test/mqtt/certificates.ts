import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/**
 * X.509 certificates of a test's own, of ECDSA keys, written in DER (X.690) by hand: Node reads certificates and makes
 * none, and no other program is certain to exist.
 */
export type Certificate = {
  name: string
  key: KeyObject
  /** PEM of the certificate and of its key. */
  certificate: string
  keyText: string
  /** PEM of the authority's certificate. */
  issuer: string
  /** Its SHA-256, as devices are registered by. */
  fingerprint: string
}

/** Signs itself, and others. */
export const makeAuthority = (name: string) => make(name, null)

export const issue = (name: string, authority: Certificate) => make(name, authority)

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = body.length
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const oid = (...bytes: number[]) => der(0x06, Buffer.from(bytes))
const bits = (bytes: Buffer) => der(0x03, Buffer.from([0]), bytes)
const utcTime = (value: string) => der(0x17, Buffer.from(value))
const nameOf = (name: string) =>
  sequence(der(0x31, sequence(oid(0x55, 4, 3), der(0x0c, Buffer.from(name)))))

const ecdsaWithSha256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2))
const truth = der(0x01, Buffer.from([0xff]))
const basicConstraints = (isAuthority: boolean) =>
  sequence(oid(0x55, 0x1d, 19), truth, der(0x04, sequence(...(isAuthority ? [truth] : []))))
/** This machine, as a server and as an address. */
const names = sequence(
  oid(0x55, 0x1d, 17),
  der(0x04, sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])))),
)

function make(name: string, authority: Certificate | null): Certificate {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const serial = randomBytes(8)
  serial.writeUInt8((serial.readUInt8(0) & 0x7f) | 0x40, 0)
  const signed = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, serial),
    ecdsaWithSha256,
    nameOf(authority?.name ?? name),
    sequence(utcTime('200101000000Z'), utcTime('491231235959Z')),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(basicConstraints(authority === null), names)),
  )
  const signature = sign('sha256', signed, authority?.key ?? key)
  const bytes = sequence(signed, ecdsaWithSha256, bits(signature))
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? []
  const certificate = `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
  return {
    name,
    key,
    certificate,
    issuer: authority?.certificate ?? certificate,
    keyText: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
    fingerprint: createHash('sha256').update(bytes).digest('hex'),
  }
}
