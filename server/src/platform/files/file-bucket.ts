import { openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { S3mini } from 's3mini'
import type { ByteRange, FileStore, PickUnneeded } from './file-store.ts'
import { FilesUnavailable } from './files-unavailable.ts'
import { hashOf, refuseOtherHash } from './hash-file.ts'
import type { Disk } from './room.ts'

export type BucketSettings = {
  /** With the bucket as the last part of its path. */
  endpoint: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Objects that one page of the list holds. */
const pageMax = 1_000
const markerKey = 'database-id'
const keyOf = (sha256: Buffer) => sha256.toString('hex')
const aside = 'leaving-'
const asideKey = (key: string) => `${aside}${key}`
const mediaType = 'application/octet-stream'

/** Files in a bucket of S3 or of a service that speaks its protocol, each under its hash. */
export function openFileBucket(settings: BucketSettings, disk: Disk): FileStore {
  const bucket = new S3mini(settings)

  const get = async (sha256: Buffer, range?: ByteRange) => {
    const { start = 0, end } = range ?? {}
    const isWhole = range === undefined
    // Its end is not part of the range.
    return bucket.getObjectRaw(keyOf(sha256), isWhole, start, end === undefined ? end : end + 1)
  }
  const copy = (from: string, to: string) =>
    bucket.copyObject(from, to, { metadataDirective: 'REPLACE', contentType: mediaType })

  /** A file that is stored again counts as new, so that no sweep removes it before its record is written. */
  const isTouched = (sha256: Buffer): Promise<boolean> =>
    available(async () => {
      const key = keyOf(sha256)
      if (!(await bucket.objectExists(key))) return false
      await copy(key, key)
      return true
    })

  /** Set aside first, since a record may have been written meanwhile; one that comes later puts the file again. */
  const removeUnneeded = async (sha256: Buffer, pickUnneeded: PickUnneeded): Promise<boolean> => {
    const isUnneeded = async () => (await pickUnneeded([sha256])).length > 0
    const key = keyOf(sha256)
    if (!(await isUnneeded()) || !(await bucket.objectExists(key))) return false
    await copy(key, asideKey(key))
    await bucket.deleteObject(key)
    const isGone = await isUnneeded()
    if (!isGone) await copy(asideKey(key), key)
    await bucket.deleteObject(asideKey(key))
    return isGone
  }

  async function* oldObjects(before: Date) {
    let token: string | undefined
    do {
      const page = await bucket.listObjectsPaged('/', '', pageMax, token)
      yield (page?.objects ?? []).filter(({ LastModified }) => new Date(LastModified) < before)
      token = page?.nextContinuationToken
    } while (token !== undefined)
  }

  return {
    disk,
    async put(path, expected) {
      if (expected && (await isTouched(expected))) return expected
      // What is sent is the file that is hashed here: a blob of one that changes cannot be read.
      const file = await openAsBlob(path)
      const sha256 = await hashOf(path)
      refuseOtherHash(sha256, expected)
      if (!expected && (await isTouched(sha256))) return sha256
      const key = keyOf(sha256)
      const checksum = { 'x-amz-checksum-sha256': sha256.toString('base64') } as const
      await available(() => bucket.putObject(key, file, mediaType, undefined, checksum, file.size))
      return sha256
    },
    removeUnneeded: (sha256, pickUnneeded) =>
      available(async () => void (await removeUnneeded(sha256, pickUnneeded))),
    read: (sha256, range) =>
      available(async () => {
        const { body } = await get(sha256, range)
        return Readable.from(body ?? [])
      }),
    readAll: (sha256) =>
      available(async () => Buffer.from(await (await get(sha256)).arrayBuffer())),
    sweep: (before, pickUnneeded) =>
      available(async () => {
        let swept = 0
        for await (const objects of oldObjects(before)) {
          for (const { Key } of objects.filter(({ Key }) => Key.startsWith(aside))) {
            // Of a process that was killed in between.
            await copy(Key, Key.slice(aside.length))
            await bucket.deleteObject(Key)
          }
          const hashes = objects
            .filter(({ Key }) => /^[0-9a-f]{64}$/.test(Key))
            .map(({ Key }) => Buffer.from(Key, 'hex'))
          for (const sha256 of hashes.length > 0 ? await pickUnneeded(hashes) : [])
            if (await removeUnneeded(sha256, pickUnneeded)) swept++
        }
        return swept
      }),
    belongsTo: (databaseId) =>
      available(async () => {
        const owner = await bucket.getObject(markerKey)
        if (owner === null) await bucket.putObject(markerKey, databaseId, 'text/plain')
        return owner === null || owner === databaseId
      }),
  }
}

async function available<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw new FilesUnavailable('the bucket of files', { cause })
  }
}
