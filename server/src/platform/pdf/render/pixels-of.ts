const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')

/** Returns how many pixels a JPEG or PNG has by its header; null where it is neither. */
export function pixelsOf(file: Buffer): number | null {
  if (file.subarray(0, 8).equals(pngSignature) && file.length >= 24)
    return file.readUInt32BE(16) * file.readUInt32BE(20)
  return file.length > 4 && file.readUInt16BE(0) === 0xffd8 ? pixelsOfJpeg(file) : null
}

/** ITU-T T.81, annex B: segments of a marker and a length, up to the frame with height and width. */
function pixelsOfJpeg(file: Buffer): number | null {
  for (let at = 2; at + 9 <= file.length; ) {
    if (file[at] !== 0xff) return null
    const marker = file[at + 1] ?? 0
    // Fill bytes.
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return file.readUInt16BE(at + 5) * file.readUInt16BE(at + 7)
    else at += 2 + file.readUInt16BE(at + 2)
  }
  return null
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which stand among them. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
