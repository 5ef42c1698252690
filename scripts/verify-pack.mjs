#!/usr/bin/env node
// Verifies an evidence pack of Puquio with nothing but Node 20 or newer: the signature of its manifest, the hash and size of
// every file, and that no file is there too many or too few.
//
//   node verify-pack.mjs PACK.zip [--key FINGERPRINT | --key signing-key.pem]
//
// FINGERPRINT is the SHA-256 of the installation's public key, as Puquio shows it beside its packs. Without it the pack is
// compared with the key that it brings itself: then compare the fingerprint that is printed with the installation's own.
// It ends with 0 where all is as it was signed, with 1 where something is not, with 2 where it could not look.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { open, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import zlib from 'node:zlib'

const manifestName = 'manifest.json'
const signatureName = 'manifest.sig'
const keyName = 'signing-key.pem'
const beside = [manifestName, signatureName, keyName]

/** What is wrong with a pack. */
class Wrong extends Error {}

/**
 * Returns what was found: the manifest, and the fingerprint of the key that signed it. Throws `Wrong` for the first thing
 * that is not as it was signed.
 */
export async function verifyPack(path, { key } = {}) {
  const file = await open(path, 'r')
  try {
    const entries = await listEntries(file)
    const byName = new Map()
    for (const entry of entries) {
      if (byName.has(entry.name)) throw new Wrong(`the file ${entry.name} stands twice in the pack`)
      byName.set(entry.name, entry)
    }
    for (const name of beside)
      if (!byName.has(name))
        throw new Wrong(`${name} is missing: this is no evidence pack, or it was taken out`)
    const manifestBytes = await contentOf(file, byName.get(manifestName))
    const signatureText = (await contentOf(file, byName.get(signatureName))).toString('latin1')
    const signature = Buffer.from(signatureText, 'base64')
    // Base64 and PEM are read generously: between and around them anything could stand.
    if (signatureText !== `${signature.toString('base64')}\n`) throw notOurs(signatureName)
    const pem = (await contentOf(file, byName.get(keyName))).toString('utf8')
    const publicKey = keyOf(pem)
    if (pem !== publicKey.export({ type: 'spki', format: 'pem' })) throw notOurs(keyName)
    const fingerprint = fingerprintOf(publicKey)
    if (key !== undefined) {
      const expected = await expectedFingerprint(key)
      if (expected !== fingerprint)
        throw new Wrong(`it was signed by another key: ${fingerprint}, and not by ${expected}`)
    }
    if (!verify(null, manifestBytes, publicKey, signature))
      throw new Wrong(
        'the signature does not fit the manifest: manifest, signature or key were changed',
      )
    const manifest = readManifest(manifestBytes, fingerprint)
    refuseOtherDates(entries, manifest.madeAt)

    const listed = new Set(manifest.files.map((one) => one.path))
    for (const name of byName.keys())
      if (!listed.has(name) && !beside.includes(name))
        throw new Wrong(`the file ${name} is not in the manifest: it was added or renamed`)
    for (const one of manifest.files) {
      const entry = byName.get(one.path)
      if (!entry)
        throw new Wrong(
          `the file ${one.path} of the manifest is missing: it was removed or renamed`,
        )
      const hash = createHash('sha256')
      let bytes = 0
      for await (const piece of piecesOf(file, entry)) {
        hash.update(piece)
        bytes += piece.length
      }
      if (bytes !== one.bytes || hash.digest('hex') !== one.sha256)
        throw new Wrong(
          `the file ${one.path} is not the one that was signed: its content was changed`,
        )
    }
    return { manifest, fingerprint }
  } finally {
    await file.close()
  }
}

function readManifest(bytes, fingerprint) {
  let manifest
  try {
    manifest = JSON.parse(bytes.toString('utf8'))
  } catch {
    throw new Wrong('the manifest cannot be read')
  }
  if (manifest.format !== 'puquio-evidence-pack' || manifest.version !== 1)
    throw new Wrong(
      `the manifest is of another kind or version (${manifest.format} ${manifest.version})`,
    )
  if (manifest.signingKey !== fingerprint) throw new Wrong('the manifest names another key')
  for (const name of ['title', 'project', 'madeAt', 'madeBy'])
    if (typeof manifest[name] !== 'string') throw new Wrong(`the manifest has no ${name}`)
  if (!Array.isArray(manifest.files)) throw new Wrong('the manifest lists no files')
  const paths = manifest.files.map(({ path }) => path)
  for (const path of paths)
    if (!isInside(path)) throw new Wrong(`the pack names a file outside of it: ${plain(path)}`)
  if (new Set(paths).size !== paths.length) throw new Wrong('the manifest lists a file twice')
  return manifest
}

/** Whether a file lands in the folder into which the pack is unpacked, whatever the system, under the name that is seen. */
const isInside = (path) =>
  typeof path === 'string' &&
  !/[\\:\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

/** Without what moves the cursor, hides or turns around what is printed beside it. */
const plain = (text) => String(text).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')

function keyOf(pem) {
  try {
    const key = createPublicKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // Said below.
  }
  throw new Wrong(`${keyName} is no Ed25519 key`)
}

const fingerprintOf = (key) =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')

async function expectedFingerprint(key) {
  const written = key.replace(/[\s:]/g, '').toLowerCase()
  if (/^[0-9a-f]{64}$/.test(written)) return written
  return fingerprintOf(keyOf(key.includes('BEGIN') ? key : await readFile(key, 'utf8')))
}

// The ZIP (PKWARE APPNOTE 6.3.10), with ZIP64, as `zipStream` of Puquio writes it.

async function readAt(file, at, length) {
  if (!Number.isSafeInteger(at) || at < 0) throw new Wrong('the ZIP is damaged')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead !== length) throw new Wrong('the ZIP is damaged or was cut off')
  return buffer
}

const most32 = 0xffff_ffff
const versionNeeded = 20
const versionNeededFor64 = 45
const madeBy = (3 << 8) | 63
const flags = (1 << 3) | (1 << 11)
const unixFile = 0o100664 * 0x10000

// Unpackers differ in which header they believe. So nothing of a header is weighed: each record is built again as Puquio
// writes it, from what little varies, and has to be the same byte for byte.

/** Numbers as the format writes them, the lowest byte first, each in as many bytes as its digit of `widths` says. */
function record(widths, ...values) {
  const bytes = []
  for (const [index, value] of values.entries()) {
    const field = Buffer.alloc(8)
    field.writeBigUInt64LE(BigInt(value))
    bytes.push(field.subarray(0, Number(widths[index])))
  }
  return Buffer.concat(bytes)
}

const headerOf = ({ nameBytes, method, time, date }) => {
  const length = nameBytes.length
  const told = [0x04034b50, versionNeeded, flags, method, time, date, 0, 0, 0, length, 0]
  return Buffer.concat([record('42222244422', ...told), nameBytes])
}

const sizesOf = ({ crc, packed, bytes, isLarge }) =>
  record(isLarge ? '4488' : '4444', 0x08074b50, crc, packed, bytes)

function listingOf({ nameBytes, method, time, date, crc, packed, bytes, at, isLarge }) {
  const more = isLarge ? record('22888', 1, 24, bytes, packed, at) : Buffer.alloc(0)
  const short = (value) => (isLarge ? most32 : value)
  const needed = isLarge ? versionNeededFor64 : versionNeeded
  const head = [0x02014b50, madeBy, needed, flags, method, time, date, crc]
  const sizes = [short(packed), short(bytes), nameBytes.length, more.length]
  const told = record('42222224442222244', ...head, ...sizes, 0, 0, 0, unixFile, short(at))
  return Buffer.concat([told, nameBytes, more])
}

function endingOf({ count, listedAt, listedBytes, isLarge }) {
  const short = (value) => (isLarge ? most32 : value)
  const told = [0x06054b50, 0, 0, count, count, short(listedBytes), short(listedAt), 0]
  const end = record('42222442', ...told)
  if (!isLarge) return end
  const head = [0x06064b50, 44, madeBy, versionNeededFor64, 0, 0]
  const end64 = record('4822448888', ...head, count, count, listedBytes, listedAt)
  const locator = record('4484', 0x07064b50, 0, listedAt + listedBytes, 1)
  return Buffer.concat([end64, locator, end])
}

const strayBytes = 'something stands in the ZIP that belongs to no file'
const notOurs = (what) => new Wrong(`${what} is not written as Puquio writes it: it was changed`)

async function listEntries(file) {
  const { size } = await file.stat()
  const ending = await endingIn(file, size)
  const list = await readAt(file, ending.listedAt, ending.listedBytes)
  const entries = []
  let position = 0
  while (position < list.length) {
    const { entry, length } = readListing(list, position)
    entries.push(entry)
    position += length
  }
  if (entries.length !== ending.count)
    throw new Wrong('the ZIP lists another number of files than it says')
  let at = 0
  for (const entry of entries) at = await placeEntry(file, entry, at)
  if (at !== ending.listedAt) throw new Wrong(strayBytes)
  return entries
}

/** Where the list of the files is; it ends where the file's last record begins. */
async function endingIn(file, size) {
  const smallBytes = 22
  const largeBytes = 98
  if (size < smallBytes) throw new Wrong('this is no ZIP')
  const end = await readAt(file, size - smallBytes, smallBytes)
  // Puquio writes no comment: the record stands at the very end.
  if (end.readUInt32LE(0) !== 0x06054b50)
    throw new Wrong('this is no ZIP, or something stands behind it')
  const isLarge = end.readUInt32LE(16) === most32
  const written = isLarge ? await readAt(file, size - largeBytes, largeBytes) : end
  const listedAt = isLarge ? Number(written.readBigUInt64LE(48)) : end.readUInt32LE(16)
  const count = end.readUInt16LE(10)
  const listedBytes = size - written.length - listedAt
  if (listedBytes < 0 || (!isLarge && listedBytes > most32))
    throw new Wrong('the ZIP is damaged or was cut off')
  const ending = { count, listedAt, listedBytes, isLarge }
  if (!endingOf(ending).equals(written)) throw notOurs('the end of the ZIP')
  return ending
}

function readListing(list, at) {
  if (at + 46 > list.length) throw new Wrong('the ZIP is damaged')
  const nameLength = list.readUInt16LE(at + 28)
  const isLarge = list.readUInt16LE(at + 30) > 0
  const more = at + 46 + nameLength
  const length = 46 + nameLength + (isLarge ? 28 : 0)
  if (at + length > list.length) throw new Wrong('the ZIP is damaged')
  const nameBytes = list.subarray(at + 46, more)
  const name = nameBytes.toString('utf8')
  // Reading replaces what is no UTF-8: then another name comes back.
  if (!Buffer.from(name).equals(nameBytes)) throw notOurs(`the name ${name}`)
  const large = (from) => Number(list.readBigUInt64LE(more + from))
  const entry = {
    name,
    nameBytes,
    method: list.readUInt16LE(at + 10),
    time: list.readUInt16LE(at + 12),
    date: list.readUInt16LE(at + 14),
    crc: list.readUInt32LE(at + 16),
    bytes: isLarge ? large(4) : list.readUInt32LE(at + 24),
    packed: isLarge ? large(12) : list.readUInt32LE(at + 20),
    at: isLarge ? large(20) : list.readUInt32LE(at + 42),
    isLarge,
  }
  if (![entry.bytes, entry.packed, entry.at].every(Number.isSafeInteger))
    throw new Wrong('the ZIP is damaged')
  if (!listingOf(entry).equals(list.subarray(at, at + length)))
    throw notOurs(`the entry of the file ${name}`)
  return { entry, length }
}

/** Where the content of one begins that has to stand at `at`; returns where the next one does. */
async function placeEntry(file, entry, at) {
  if (entry.at !== at) throw new Wrong(strayBytes)
  const header = headerOf(entry)
  if (!(await readAt(file, at, header.length)).equals(header))
    throw notOurs(`the header of the file ${entry.name}`)
  entry.contentAt = at + header.length
  const sizes = sizesOf(entry)
  const sizesAt = entry.contentAt + entry.packed
  if (!(await readAt(file, sizesAt, sizes.length)).equals(sizes))
    throw notOurs(`what stands behind the file ${entry.name}`)
  return sizesAt + sizes.length
}

/** Dates are local ones of the installation: no more than a zone's distance from the moment in the manifest. */
function refuseOtherDates(entries, madeAt) {
  const farthestMs = 14.1 * 3_600_000
  const [{ time, date }] = entries
  if (entries.some((one) => one.time !== time || one.date !== date))
    throw new Wrong('the files of the ZIP have different dates: they were changed')
  const month = ((date >> 5) & 15) - 1
  const day = [1980 + (date >> 9), month, date & 31]
  const at = Date.UTC(...day, time >> 11, (time >> 5) & 63, (time & 31) * 2)
  if (!(Math.abs(at - Date.parse(madeAt)) <= farthestMs))
    throw new Wrong('the files of the ZIP have another date than the manifest: it was changed')
}

const smallMax = 64_000_000

async function contentOf(file, entry) {
  if (entry.bytes > smallMax) throw new Wrong(`${entry.name} is too large`)
  const pieces = []
  for await (const piece of piecesOf(file, entry)) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** The content of a file, piece by piece; throws where it is not the one that the ZIP says. */
async function* piecesOf(file, entry) {
  const { contentAt, packed, bytes, method, crc, name } = entry
  if (method !== 0 && method !== 8)
    throw new Wrong(`the file ${name} is packed in a way that Puquio does not use`)
  const raw = rawPieces(file, contentAt, packed)
  let sum = 0
  let count = 0
  try {
    for await (const piece of method === 0 ? raw : inflated(raw, packed)) {
      sum = crcOf(piece, sum)
      count += piece.length
      if (count > bytes) break
      yield piece
    }
  } catch (error) {
    if (error instanceof Wrong) throw error
    throw new Wrong(`the file ${name} cannot be unpacked: its content was changed`)
  }
  if (count !== bytes || (sum !== null && sum !== crc))
    throw new Wrong(`the file ${name} is not the one that was signed: its content was changed`)
}

/** Node has it since 20.15 and 22.2; without it the SHA-256 alone decides. */
const crcOf = (piece, sum) =>
  typeof zlib.crc32 === 'function' && sum !== null ? zlib.crc32(piece, sum) : null

async function* rawPieces(file, at, length) {
  const pieceBytes = 1 << 20
  for (let done = 0; done < length; done += pieceBytes)
    yield await readAt(file, at + done, Math.min(pieceBytes, length - done))
}

async function* inflated(raw, packed) {
  const inflate = zlib.createInflateRaw()
  const filled = (async () => {
    for await (const piece of raw)
      if (!inflate.write(piece)) await new Promise((ready) => inflate.once('drain', ready))
    inflate.end()
  })()
  filled.catch((error) => inflate.destroy(error))
  yield* inflate
  if (inflate.bytesWritten !== packed) throw new Wrong(strayBytes)
}

const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`

async function main([path, ...options]) {
  const keyAt = options.indexOf('--key')
  const key = keyAt < 0 ? undefined : options[keyAt + 1]
  if (path === undefined || path.startsWith('-') || (keyAt >= 0 && key === undefined)) {
    console.error('node verify-pack.mjs PACK.zip [--key FINGERPRINT | --key signing-key.pem]')
    return 2
  }
  try {
    const { manifest, fingerprint } = await verifyPack(path, { key })
    const bytes = manifest.files.reduce((sum, one) => sum + one.bytes, 0)
    // First what is proved; the signer wrote the rest.
    console.log(`${key === undefined ? 'INTACT, SIGNER NOT COMPARED' : 'VALID'}  ${plain(path)}`)
    console.log(`  Signed by: ${fingerprint}`)
    console.log(
      `  Files:     ${manifest.files.length}, ${megabytes(bytes)}: all there, none changed, none added`,
    )
    console.log(`  Title:     ${plain(manifest.title)}`)
    console.log(`  Project:   ${plain(manifest.project)}`)
    console.log(`  Made:      ${plain(manifest.madeAt)}, for ${plain(manifest.madeBy)}`)
    if (key === undefined)
      console.log(
        '  Compare this fingerprint with the one that the installation shows: anybody can sign with a key of their own.\n  With --key FINGERPRINT the comparison is made here.',
      )
    return 0
  } catch (error) {
    if (error instanceof Wrong) {
      console.error(`NOT VALID  ${plain(path)}\n  ${plain(error.message)}`)
      return 1
    }
    console.error(`It could not be looked into: ${error.message}`)
    return 2
  }
}

const isRun =
  process.argv[1] !== undefined && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])
if (isRun) process.exitCode = await main(process.argv.slice(2))
