/** The beginning of a file and the length of the whole, which is all that the server's process reads. */
export type FileHead = { bytes: Buffer; size: number }

/**
 * Returns whether a file has a whole header of its type, beyond the signature: a photo's size, a PDF's
 * first object. Parts beyond the head count as present where the file is long enough. Types without a check
 * here are accepted.
 */
export const hasWholeHeader = (head: FileHead, mediaType: string): boolean =>
  checks[mediaType]?.(head) ?? true

const checks: Record<string, (head: FileHead) => boolean> = {
  'image/jpeg': hasJpegFrame,
  'image/png': hasPngHeader,
  'image/webp': ({ size }) => size >= 30,
  'image/heic': hasTwoBoxes,
  'image/heif': hasTwoBoxes,
  'application/pdf': ({ bytes }) =>
    /^%PDF-\d[^]*?\d\s+obj\b/.test(bytes.toString('latin1', 0, 4096)),
}

/** PNG, third edition, 5.2 and 11.2.1: the signature, then IHDR with its check sum. */
function hasPngHeader({ bytes }: FileHead): boolean {
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') return false
  return bytes.readUInt32BE(16) > 0 && bytes.readUInt32BE(20) > 0
}

/** ISO/IEC 10918-1, B.1 and B.2: segments, of which a frame header (SOF) comes before the first scan. */
function hasJpegFrame({ bytes, size }: FileHead): boolean {
  for (let at = 2; at + 9 <= size; ) {
    // Metadata of the camera fills the head; the frame after it is not checked.
    if (at + 9 > bytes.length) return true
    const [first, marker = 0] = bytes.subarray(at, at + 2)
    if (frames.has(marker) && first === 0xff) return bytes.readUInt16BE(at + 7) > 0
    if (first === 0xff && (marker === 0xda || marker === 0xd9)) return false
    // Fill bytes between two segments are skipped.
    at += first === 0xff && marker !== 0xff && marker !== 0 ? 2 + bytes.readUInt16BE(at + 2) : 1
  }
  return false
}

/** SOF0 to SOF15, without the three numbers among them that mean something else. */
const frames = new Set(
  Array.from({ length: 16 }, (_, n) => 0xc0 + n).filter((n) => ![0xc4, 0xc8, 0xcc].includes(n)),
)

/** ISO/IEC 14496-12, 4.2: boxes with their length; another one follows that of the file type. */
function hasTwoBoxes({ bytes, size }: FileHead): boolean {
  return bytes.length >= 8 && size >= bytes.readUInt32BE(0) + 8
}
