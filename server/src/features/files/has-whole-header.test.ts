import { expect, test } from 'vitest'
import { hasWholeHeader } from './has-whole-header.ts'

const head = (bytes: Buffer, size = bytes.length) => ({ bytes: bytes.subarray(0, 8192), size })

/** A JPEG with this much of a camera's own data before its frame header. */
function photo(ownBytes: number): Buffer {
  const segment = Buffer.alloc(2 + ownBytes)
  segment.writeUInt16BE(0xffe1, 0)
  segment.writeUInt16BE(ownBytes, 2)
  const frame = Buffer.from('ffc0001108003000400301', 'hex')
  return Buffer.concat([Buffer.from('ffd8', 'hex'), segment, frame])
}

test('a photo is whole where its frame header stands in its first bytes', () => {
  expect(hasWholeHeader(head(photo(100)), 'image/jpeg')).toBe(true)
  expect(hasWholeHeader(head(photo(100).subarray(0, 104)), 'image/jpeg')).toBe(false)
})

test('behind the first 8 kB nothing is looked at: there the length counts', () => {
  const long = photo(60_000)
  expect(hasWholeHeader(head(long), 'image/jpeg')).toBe(true)
  expect(hasWholeHeader(head(long, 30_000), 'image/jpeg')).toBe(false)
})

test('what is not an image at all is none whatever its length', () => {
  expect(hasWholeHeader({ bytes: Buffer.from('ffd8ffda0000', 'hex'), size: 6 }, 'image/jpeg')).toBe(
    false,
  )
  const noise = Buffer.alloc(8192, 0xff)
  expect(hasWholeHeader({ bytes: noise, size: 8192 }, 'image/jpeg')).toBe(false)
})
