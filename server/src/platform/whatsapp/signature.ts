import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Returns whether the header X-Hub-Signature-256 is that of these bytes, compared in constant time. */
export function isSignedBy(appSecret: string, bytes: Buffer, header: string | undefined): boolean {
  const expected = createHmac('sha256', appSecret).update(bytes).digest('hex')
  return isSame(header ?? '', `sha256=${expected}`)
}

/** Returns whether a header of a request could be a signature at all: without one its body is not worth reading. */
export const mayBeSigned = (header: string | string[] | undefined): boolean =>
  typeof header === 'string' && /^sha256=[\da-f]{64}$/.test(header)

/** In constant time, whatever the length of what was given. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(hashOf(given), hashOf(expected))

const hashOf = (text: string) => createHash('sha256').update(text).digest()
