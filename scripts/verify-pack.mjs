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
    const signature = Buffer.from(
      (await contentOf(file, byName.get(signatureName))).toString('utf8').trim(),
      'base64',
    )
    const pem = (await contentOf(file, byName.get(keyName))).toString('utf8')
    const publicKey = keyOf(pem)
    const fingerprint = fingerprintOf(publicKey)
    if (key !== undefined) {
      const expected = await expectedFingerprint(key)
      if (expected !== fingerprint)
        throw new Wrong(`it was signed by another key: ${fingerprint}\n  and not by ${expected}`)
    }
    if (!verify(null, manifestBytes, publicKey, signature))
      throw new Wrong(
        'the signature does not fit the manifest: manifest, signature or key were changed',
      )
    const manifest = readManifest(manifestBytes, fingerprint)

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
  const paths = manifest.files.map(({ path }) => path)
  if (new Set(paths).size !== paths.length) throw new Wrong('the manifest lists a file twice')
  return manifest
}

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

// The ZIP (PKWARE APPNOTE 6.3.10), with ZIP64.

async function readAt(file, at, length) {
  if (!Number.isSafeInteger(at) || at < 0) throw new Wrong('the ZIP is damaged')
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  if (bytesRead !== length) throw new Wrong('the ZIP is damaged or was cut off')
  return buffer
}

async function listEntries(file) {
  const { size } = await file.stat()
  const endBytes = 22
  if (size < endBytes) throw new Wrong('this is no ZIP')
  const end = await readAt(file, size - endBytes, endBytes)
  // Puquio writes no comment: the record stands at the very end.
  if (end.readUInt32LE(0) !== 0x06054b50)
    throw new Wrong('this is no ZIP, or something stands behind it')
  let count = end.readUInt16LE(10)
  let bytes = end.readUInt32LE(12)
  let at = end.readUInt32LE(16)
  let listEnd = size - endBytes
  if (at === 0xffffffff || bytes === 0xffffffff || count === 0xffff) {
    const locator = await readAt(file, size - endBytes - 20, 20)
    if (locator.readUInt32LE(0) !== 0x07064b50) throw new Wrong('the ZIP is damaged')
    listEnd = Number(locator.readBigUInt64LE(8))
    const end64 = await readAt(file, listEnd, 56)
    if (end64.readUInt32LE(0) !== 0x06064b50) throw new Wrong('the ZIP is damaged')
    count = Number(end64.readBigUInt64LE(32))
    bytes = Number(end64.readBigUInt64LE(40))
    at = Number(end64.readBigUInt64LE(48))
  }
  if (at + bytes !== listEnd) throw new Wrong('something stands in the ZIP that belongs to no file')
  const list = await readAt(file, at, bytes)
  const entries = []
  let position = 0
  while (position < bytes) {
    const { entry, length } = readListing(list, position)
    entries.push(entry)
    position += length
  }
  if (entries.length !== count)
    throw new Wrong('the ZIP lists another number of files than it says')
  await placeEntries(file, entries, at)
  return entries
}

function readListing(list, at) {
  if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50)
    throw new Wrong('the ZIP is damaged')
  const nameBytes = list.readUInt16LE(at + 28)
  const moreBytes = list.readUInt16LE(at + 30)
  const commentBytes = list.readUInt16LE(at + 32)
  const length = 46 + nameBytes + moreBytes + commentBytes
  if (at + length > list.length || commentBytes > 0) throw new Wrong('the ZIP is damaged')
  const entry = {
    name: list.toString('utf8', at + 46, at + 46 + nameBytes),
    nameBytes,
    method: list.readUInt16LE(at + 10),
    crc: list.readUInt32LE(at + 16),
    packed: list.readUInt32LE(at + 20),
    bytes: list.readUInt32LE(at + 24),
    at: list.readUInt32LE(at + 42),
  }
  let more = at + 46 + nameBytes
  const moreEnd = more + moreBytes
  while (more + 4 <= moreEnd) {
    const kind = list.readUInt16LE(more)
    const size = list.readUInt16LE(more + 2)
    let field = more + 4
    if (kind === 1)
      for (const name of ['bytes', 'packed', 'at'])
        if (entry[name] === 0xffffffff) {
          if (field + 8 > moreEnd) throw new Wrong('the ZIP is damaged')
          entry[name] = Number(list.readBigUInt64LE(field))
          field += 8
        }
    more += 4 + size
  }
  return { entry, length }
}

/** Finds where the content of each begins, and refuses bytes that belong to none. */
async function placeEntries(file, entries, listedAt) {
  let expected = 0
  const descriptorMax = 24
  for (const entry of [...entries].sort((a, b) => a.at - b.at)) {
    const gap = entry.at - expected
    if (gap < 0 || gap > descriptorMax)
      throw new Wrong('something stands in the ZIP that belongs to no file')
    const header = await readAt(file, entry.at, 30)
    if (header.readUInt32LE(0) !== 0x04034b50) throw new Wrong('the ZIP is damaged')
    const nameBytes = header.readUInt16LE(26)
    const name = (await readAt(file, entry.at + 30, nameBytes)).toString('utf8')
    if (name !== entry.name)
      throw new Wrong(`the file ${entry.name} has another name inside the ZIP: ${name}`)
    if (header.readUInt16LE(8) !== entry.method) throw new Wrong('the ZIP is damaged')
    entry.contentAt = entry.at + 30 + nameBytes + header.readUInt16LE(28)
    expected = entry.contentAt + entry.packed
  }
  const gap = listedAt - expected
  if (gap < 0 || gap > descriptorMax)
    throw new Wrong('something stands in the ZIP that belongs to no file')
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
    for await (const piece of method === 0 ? raw : inflated(raw)) {
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

async function* inflated(raw) {
  const inflate = zlib.createInflateRaw()
  const filled = (async () => {
    for await (const piece of raw)
      if (!inflate.write(piece)) await new Promise((ready) => inflate.once('drain', ready))
    inflate.end()
  })()
  filled.catch((error) => inflate.destroy(error))
  yield* inflate
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
    console.log(`VALID  ${path}`)
    console.log(`  ${manifest.title}`)
    console.log(`  Project:   ${manifest.project}`)
    console.log(`  Made:      ${manifest.madeAt}, for ${manifest.madeBy}`)
    console.log(
      `  Files:     ${manifest.files.length}, ${megabytes(bytes)}: all there, none changed, none added`,
    )
    console.log(`  Signed by: ${fingerprint}`)
    if (key === undefined)
      console.log(
        '  Compare this fingerprint with the one that the installation shows: anybody can sign with a key of their own.\n  With --key FINGERPRINT the comparison is made here.',
      )
    return 0
  } catch (error) {
    if (error instanceof Wrong) {
      console.error(`NOT VALID  ${path}\n  ${error.message}`)
      return 1
    }
    console.error(`It could not be looked into: ${error.message}`)
    return 2
  }
}

const isRun =
  process.argv[1] !== undefined && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])
if (isRun) process.exitCode = await main(process.argv.slice(2))
