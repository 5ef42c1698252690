import { open } from 'node:fs/promises'

type Read = (at: number, length: number) => Promise<Buffer>

/**
 * Whether a file has at least what its type begins with, as its first bytes alone do not show: a
 * photo's size, a PDF's first object. A type that is not here is taken as it was recognised.
 */
export async function hasWholeHeader(path: string, mediaType: string): Promise<boolean> {
  const judge = judges[mediaType]
  if (judge === undefined) return true
  const handle = await open(path)
  try {
    return await judge(async (at, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, at)
      return buffer.subarray(0, bytesRead)
    })
  } finally {
    await handle.close()
  }
}

const judges: Record<string, (read: Read) => Promise<boolean>> = {
  'image/jpeg': hasJpegFrame,
  'image/png': hasPngHeader,
  'image/webp': async (read) => (await read(0, 30)).length === 30,
  'image/heic': hasTwoBoxes,
  'image/heif': hasTwoBoxes,
  'application/pdf': async (read) =>
    /^%PDF-\d[^]*?\d\s+obj\b/.test((await read(0, 4096)).toString('latin1')),
}

/** PNG, third edition, 5.2 and 11.2.1: the signature, then IHDR with its check sum. */
async function hasPngHeader(read: Read) {
  const header = await read(0, 33)
  if (header.length < 33 || header.toString('latin1', 12, 16) !== 'IHDR') return false
  return header.readUInt32BE(16) > 0 && header.readUInt32BE(20) > 0
}

/** ISO/IEC 10918-1, B.1 and B.2: segments, of which a frame header (SOF) comes before the first scan. */
async function hasJpegFrame(read: Read) {
  let at = 2
  for (let step = 0; step < 2_000; step++) {
    const segment = await read(at, 9)
    if (segment.length < 9) return false
    const [first, marker = 0] = segment
    if (frames.has(marker) && first === 0xff) return segment.readUInt16BE(7) > 0
    if (first === 0xff && (marker === 0xda || marker === 0xd9)) return false
    // Readers skip what fills the space between two segments.
    at += first === 0xff && marker !== 0xff && marker !== 0 ? 2 + segment.readUInt16BE(2) : 1
  }
  return false
}

/** SOF0 to SOF15, without the three numbers among them that mean something else. */
const frames = new Set(
  Array.from({ length: 16 }, (_, n) => 0xc0 + n).filter((n) => ![0xc4, 0xc8, 0xcc].includes(n)),
)

/** ISO/IEC 14496-12, 4.2: boxes with their length; after the one that names the type comes another. */
async function hasTwoBoxes(read: Read) {
  const first = await read(0, 8)
  if (first.length < 8) return false
  const second = await read(first.readUInt32BE(0), 8)
  return second.length === 8
}
