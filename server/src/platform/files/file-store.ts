import type { Readable } from 'node:stream'

/** Of these files, those that no record refers to. */
export type PickUnneeded = (hashes: Buffer[]) => Promise<Buffer[]>

/** Files by the SHA-256 of their content: the same bytes are kept once. */
export type FileStore = {
  /** Copies a received file in, or notes that it came again; done when it is on the disk for good. */
  put: (sha256: Buffer, path: string) => Promise<void>
  read: (sha256: Buffer) => Promise<Readable>
  readAll: (sha256: Buffer) => Promise<Buffer>
  /** Removes what last came before that instant and is not needed; answers how much went. */
  sweep: (before: Date, pickUnneeded: PickUnneeded) => Promise<number>
  /** Whether its files are those of the database with this id; a store of none becomes that one's. */
  belongsTo: (databaseId: string) => Promise<boolean>
}
