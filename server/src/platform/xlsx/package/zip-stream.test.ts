import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import { type ZipPart, zipStream } from './zip-stream.ts'

const modifiedAt = new Date('2026-02-15T10:30:06')
const zipped = (parts: Iterable<ZipPart>, largeFrom?: number) => {
  const options = { modifiedAt, compressionLevel: 1, ...(largeFrom ? { largeFrom } : {}) }
  return buffer(Readable.from(zipStream(Readable.from(parts), options)))
}
const numbers = Array.from({ length: 20_000 }, (_, index) => `${index * 7919} µg/L\n`)

describe('a ZIP that is written while its parts are made', () => {
  // 4 GiB for Excel's own; each part and the list below them are large from less.
  test.each([undefined, 1, 30, 10_000])(
    'has each part whole, with its time, CRC and sizes, large ones from %s bytes',
    async (largeFrom) => {
      const parts = { 'a/números.xml': numbers, 'small.xml': ['a', 'b'], 'empty.xml': [] }
      const made = Object.entries(parts).map(([name, pieces]) => ({ name, pieces }))
      const bytes = await zipped(made, largeFrom)
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
      const read: Record<string, string> = {}
      for await (const entry of zip.eachEntry()) {
        const part = await buffer(await zip.openReadStreamPromise(entry))
        read[entry.fileName] = part.toString('utf8')
        expect(entry.crc32).toBe(crc32(part))
        expect(entry.uncompressedSize).toBe(part.length)
        expect(entry.getLastModDate()).toEqual(modifiedAt)
      }
      expect(read).toEqual({
        'a/números.xml': numbers.join(''),
        'small.xml': 'ab',
        'empty.xml': '',
      })
      expect(bytes.includes(Buffer.from('PK\u0006\u0006'))).toBe(largeFrom !== undefined)
    },
  )

  test('fails of what a part fails of', async () => {
    async function* failing() {
      yield 'a'
      throw new Error('the cursor broke')
    }
    await expect(zipped([{ name: 'a', pieces: failing() }])).rejects.toThrow('the cursor broke')
  })
})
