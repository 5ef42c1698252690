import { buffer } from 'node:stream/consumers'
import { fromBufferPromise } from 'yauzl'

/** The files of a ZIP in their order, read by another program than the one that wrote it. */
export async function unpacked(bytes: Buffer): Promise<{ name: string; content: Buffer }[]> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  const parts: { name: string; content: Buffer }[] = []
  for await (const entry of zip.eachEntry())
    parts.push({
      name: entry.fileName,
      content: await buffer(await zip.openReadStreamPromise(entry)),
    })
  return parts
}
