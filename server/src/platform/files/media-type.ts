import { open } from 'node:fs/promises'

const office = 'application/vnd.openxmlformats-officedocument'
export const mediaTypes = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  pdf: 'application/pdf',
  xlsx: `${office}.spreadsheetml.sheet`,
  docx: `${office}.wordprocessingml.document`,
} as const
export type MediaType = (typeof mediaTypes)[keyof typeof mediaTypes]

const headBytes = 32
/** Where a package lists its parts: at its end. */
const tailBytes = 256 * 1024

/** What a file is by its content, whatever its name says; null for anything else. */
export async function mediaTypeOf(path: string): Promise<MediaType | null> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const part = async (from: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
      return buffer.subarray(0, bytesRead)
    }
    const head = await part(0, headBytes)
    if (!startsWith(head, 'PK\u0003\u0004')) return typeOfHead(head)
    return typeOfPackage(await part(Math.max(0, size - tailBytes), tailBytes))
  } finally {
    await file.close()
  }
}

const startsWith = (head: Buffer, text: string, from = 0) =>
  head.subarray(from, from + text.length).equals(Buffer.from(text, 'latin1'))

function typeOfHead(head: Buffer): MediaType | null {
  if (startsWith(head, '\u00ff\u00d8\u00ff')) return mediaTypes.jpeg
  if (startsWith(head, '\u0089PNG\r\n\u001a\n')) return mediaTypes.png
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return mediaTypes.webp
  if (startsWith(head, '%PDF-')) return mediaTypes.pdf
  const isHeic = ['heic', 'heix', 'heim', 'heis', 'mif1'].some((kind) => startsWith(head, kind, 8))
  return startsWith(head, 'ftyp', 4) && isHeic ? mediaTypes.heic : null
}

/** Documents with macros are not taken: nobody could open one without running it. */
function typeOfPackage(tail: Buffer): MediaType | null {
  if (!tail.includes('[Content_Types].xml') || tail.includes('vbaProject.bin')) return null
  if (tail.includes('xl/workbook.xml')) return mediaTypes.xlsx
  return tail.includes('word/document.xml') ? mediaTypes.docx : null
}
