import type { Readable } from 'node:stream'

/** Files by the SHA-256 of their content: the same bytes are kept once. */
export type FileStore = {
  /** Moves a received file in; done when it is on the disk for good. */
  put: (sha256: Buffer, path: string) => Promise<void>
  read: (sha256: Buffer) => Promise<Readable>
  readAll: (sha256: Buffer) => Promise<Buffer>
  has: (sha256: Buffer) => Promise<boolean>
}
