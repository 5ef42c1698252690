import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { Refusal } from './refusal.ts'

/** Of all that is inflated: a bomb ends here, whatever sizes it states. */
const inflatedBytesMax = 150_000_000
const entriesMax = 300

/** Inflates those entries of a zip whose names are wanted, counting real bytes. Names are never paths on a disk. */
export async function openZip(
  bytes: Buffer,
  isWanted: (name: string) => boolean,
  inflatedMax = inflatedBytesMax,
): Promise<Map<string, Buffer>> {
  const damaged = () => new Refusal('MAP_FILE_DAMAGED', { part: 'ZIP', feature: 0 })
  let zip: ZipFile
  try {
    zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  } catch {
    throw damaged()
  }
  if (zip.entryCount > entriesMax) throw new Refusal('MAP_FILE_TOO_HEAVY')
  const found = new Map<string, Buffer>()
  let inflated = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || !isWanted(entry.fileName)) continue
      if (entry.isEncrypted()) throw damaged()
      const content = await inflate(zip, entry, inflatedMax - inflated)
      inflated += content.length
      found.set(entry.fileName, content)
    }
  } catch (error) {
    throw error instanceof Refusal ? error : damaged()
  } finally {
    zip.close()
  }
  return found
}

async function inflate(zip: ZipFile, entry: Entry, max: number): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry)
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > max) {
      stream.destroy()
      throw new Refusal('MAP_FILE_TOO_HEAVY')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
