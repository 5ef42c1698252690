import { Readable } from 'node:stream'
import type { SendMailOptions } from 'nodemailer'
import type { FileStore } from '../files/file-store.ts'

export type MailFile = { sha256: Buffer; name: string; mediaType: string; bytes: number }
/** Files of a mail, and what it says where it would be larger with them than a server takes. */
export type MailFiles = { files: readonly MailFile[]; without: MailWords }
type MailWords = { text: string; html: string }

/** As they stand in the row of the mail. */
export type StoredMailFiles = {
  files: (Omit<MailFile, 'sha256'> & { sha256: string })[]
  without: MailWords
}

export const storedMailFiles = ({ files, without }: MailFiles): StoredMailFiles => ({
  files: files.map((one) => ({ ...one, sha256: one.sha256.toString('hex') })),
  without,
})

/** Of headers and separators of the parts. */
const frameBytes = 4_000
/** Lines of 57 bytes become 76 signs of base64 and the end of the line. */
const encodedBytes = (bytes: number) => Math.ceil(bytes / 57) * 78
/** A byte of a text takes up to three signs, and their line ends. */
const textBytes = (text: string) => Math.ceil(Buffer.byteLength(text) * 3.2)

/** Returns the most bytes that a mail with its files has on its way. */
const bytesOf = ({ text, html }: MailWords, files: StoredMailFiles['files']) =>
  files.reduce((sum, { bytes }) => sum + encodedBytes(bytes) + frameBytes, frameBytes) +
  textBytes(text) +
  textBytes(html)

type MailBody = Pick<SendMailOptions, 'text' | 'html' | 'attachments'>

/** Returns a mail's words, with its files where a server of that size takes them. */
export function partsFor(
  { text, html, attachments }: MailWords & { attachments: StoredMailFiles | null },
  maxBytes: number,
  files: Pick<FileStore, 'read'>,
): MailBody {
  if (attachments === null) return { text, html }
  if (bytesOf({ text, html }, attachments.files) > maxBytes) return attachments.without
  return {
    text,
    html,
    attachments: attachments.files.map(({ sha256, name, mediaType }) => ({
      filename: name,
      contentType: mediaType,
      contentDisposition: 'attachment',
      content: Readable.from(contentOf(Buffer.from(sha256, 'hex'), files)),
    })),
  }
}

/** Opened only once it is sent: a server that refuses the mail before leaves no file open. */
async function* contentOf(sha256: Buffer, files: Pick<FileStore, 'read'>) {
  for await (const chunk of await files.read(sha256)) yield chunk as Buffer
}
