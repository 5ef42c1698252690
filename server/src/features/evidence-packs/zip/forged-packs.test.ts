import { generateKeyPairSync, sign } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { recordsOf, type ZipRecords, zipOfRecords } from '../../../../test/outside/forged-zip.ts'
import { verifyPack } from '../../../../test/packs/verify-pack.ts'
import { type ZipPart, zipStream } from '../../../platform/xlsx/package/zip-stream.ts'
import { packParts } from './pack-parts.ts'
import { fingerprintOf } from '../signing-key.ts'

const madeAt = new Date('2026-02-01T12:00:00Z')
const report = 'informe.pdf'
const matrix = 'matriz.xlsx'
/** A name that holds what reading puts in the place of broken UTF-8. */
const odd = 'evidencia/\ufffd.txt'

const folder = mkdtempSync(join(tmpdir(), 'puquio-forged-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const verify = (zip: Buffer) => verifyPack(folder, zip)

function signer() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519', {
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  const fingerprint = fingerprintOf(publicKey)
  return { publicKey, fingerprint, sign: (bytes: Buffer) => sign(null, bytes, privateKey) }
}

/** The parts of a signed pack, without what it is made from. */
async function partsOf(): Promise<{ name: string; isStored: boolean; content: Buffer }[]> {
  const file = (path: string, isStored: boolean) => ({
    path,
    isStored,
    open: async () => Readable.from([Buffer.from(`content of ${path}`)]),
  })
  const about = {
    format: 'puquio-evidence-pack',
    version: 1,
    title: 'Expediente',
    project: 'Mina',
    madeBy: 'Rosa Quispe',
    madeAt: madeAt.toISOString(),
  }
  const making = { about, signer: signer(), onFile: async () => undefined }
  const parts = []
  for await (const { name, pieces, isStored = false } of packParts(
    [file(report, true), file(matrix, true), file(odd, false)],
    making,
  ))
    parts.push({ name, isStored, content: await buffer(Readable.from(pieces)) })
  return parts
}

const zipOf = (
  parts: Awaited<ReturnType<typeof partsOf>>,
  options: { modifiedAt?: Date; largeFrom?: number } = {},
) => {
  const list: ZipPart[] = parts.map(({ content, ...part }) => ({ ...part, pieces: [content] }))
  const how = { modifiedAt: madeAt, compressionLevel: 1, ...options }
  return buffer(Readable.from(zipStream(Readable.from(list), how)))
}

/** An extra field, and its length where a header says it. */
function addField(record: Buffer, kind: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16LE(kind, 0)
  head.writeUInt16LE(content.length, 2)
  const longer = Buffer.concat([record, head, content])
  longer.writeUInt16LE(4 + content.length, record.readUInt32LE(0) === 0x02014b50 ? 30 : 28)
  return longer
}
/** As Info-ZIP writes it: the name by which `unzip` unpacks the file. */
function unicodePath(name: string, path: string): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt8(1, 0)
  head.writeUInt32LE(crc32(name), 1)
  return Buffer.concat([head, Buffer.from(path)])
}
const withoutUtf8 = (one: ZipRecords) => {
  one.header.writeUInt16LE(1 << 3, 6)
  one.listing.writeUInt16LE(1 << 3, 8)
}
/** The odd name with one byte that is no UTF-8, which is read as the same text. */
function withBrokenName(one: ZipRecords): void {
  const broken = (record: Buffer, lengthAt: number) => {
    const at = record.indexOf(Buffer.from('\ufffd'))
    record.writeUInt16LE(record.readUInt16LE(lengthAt) - 2, lengthAt)
    return Buffer.concat([record.subarray(0, at), Buffer.from([0xff]), record.subarray(at + 3)])
  }
  one.header = broken(one.header, 26)
  one.listing = broken(one.listing, 28)
}

describe('the verifier', () => {
  let parts: Awaited<ReturnType<typeof partsOf>>
  let zip: Buffer
  beforeAll(async () => {
    parts = await partsOf()
    zip = await zipOf(parts)
  })

  test('takes what is written, also where it is large', async () => {
    expect(await verify(zip)).toMatchObject({ code: 0 })
    expect(zipOfRecords(recordsOf(zip))).toEqual(zip)
    for (const largeFrom of [0, 100, 1_000])
      expect(await verify(await zipOf(parts, { largeFrom }))).toMatchObject({ code: 0 })
  })

  test.each<[string, (one: ZipRecords) => void, string, string]>([
    [
      'names swapped by fields of Unicode paths',
      (one) => {
        withoutUtf8(one)
        one.listing = addField(one.listing, 0x7075, unicodePath(report, matrix))
        one.header = addField(one.header, 0x7075, unicodePath(report, matrix))
      },
      report,
      'ZIP is damaged',
    ],
    [
      'a field in the header alone',
      (one) => (one.header = addField(one.header, 0x7075, unicodePath(report, matrix))),
      report,
      'header of the file',
    ],
    [
      'a field of ZIP64 that is none',
      (one) => (one.listing = addField(one.listing, 1, Buffer.alloc(24))),
      report,
      'entry of the file',
    ],
    ['other flags', withoutUtf8, report, 'entry of the file'],
    [
      'a symbolic link',
      (one) => one.listing.writeUInt32LE(0o120777 * 0x10000, 38),
      report,
      'entry of the file',
    ],
    ['one of another system', (one) => one.listing.writeUInt16LE(20, 4), report, 'entry of the'],
    ['an attribute', (one) => one.listing.writeUInt16LE(1, 36), report, 'entry of the file'],
    ['another date in the list', (one) => one.listing.writeUInt16LE(1, 14), report, 'header of'],
    [
      'another date than the others',
      (one) => {
        one.listing.writeUInt16LE(0x5a21, 14)
        one.header.writeUInt16LE(0x5a21, 12)
      },
      report,
      'different dates',
    ],
    ['a name in no UTF-8', withBrokenName, odd, 'the name evidencia'],
    [
      'another name in the header',
      (one) => one.header.write(matrix, 30),
      report,
      'header of the file',
    ],
    ['sizes that are others', (one) => one.sizes.writeUInt32LE(7, 12), report, 'stands behind'],
    [
      'bytes between the files',
      (one) => (one.sizes = Buffer.concat([one.sizes, Buffer.from('x')])),
      report,
      'belongs to no file',
    ],
    [
      'bytes behind the end of what is packed',
      (one) => {
        one.packed = Buffer.concat([one.packed, Buffer.from('hidden')])
        one.listing.writeUInt32LE(one.packed.length, 20)
        one.sizes.writeUInt32LE(one.packed.length, 8)
      },
      odd,
      'belongs to no file',
    ],
  ])('refuses %s, though each file is the one that was signed', async (_, forge, name, reason) => {
    const records = recordsOf(zip)
    const one = records[parts.findIndex((part) => part.name === name)]
    if (!one) throw new Error(name)
    forge(one)
    const { code, said } = await verify(zipOfRecords(records))
    expect(said).toMatch(new RegExp(`NOT VALID[^]*(${reason})`))
    expect(code).toBe(1)
  })

  test('refuses a date that is not the one of the manifest', async () => {
    const hours = (count: number) => new Date(madeAt.getTime() + count * 3_600_000)
    const { code, said } = await verify(await zipOf(parts, { modifiedAt: hours(30) }))
    expect(said).toContain('another date than the manifest')
    expect(code).toBe(1)
  })

  test.each(['manifest.sig', 'signing-key.pem'])('refuses words hidden in %s', async (name) => {
    const list = parts.map((one) =>
      one.name === name
        ? { ...one, content: Buffer.concat([Buffer.from('\n'), one.content]) }
        : one,
    )
    expect((await verify(await zipOf(list))).said).toContain(`${name} is not written as Puquio`)
  })
})
