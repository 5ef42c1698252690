import type { Readable } from 'node:stream'
import type { Disk } from './room.ts'

/** Returns those of the files that no record refers to. */
export type PickUnneeded = (hashes: Buffer[]) => Promise<Buffer[]>

/** Bytes of a file, both ends included, as in a Range header. */
export type ByteRange = { start: number; end: number }

/** Files by the SHA-256 of their content: the same bytes are kept once. */
export type FileStore = {
  /** Where copies lie while somebody works on them, whose room is asked for. */
  disk: Disk
  /**
   * Takes a copy of a received file in, or marks it as new where it is stored already; resolves to its hash once it
   * is stored for good. What is stored has been hashed by the store itself: throws where another hash is expected.
   */
  put: (path: string, expected?: Buffer) => Promise<Buffer>
  /**
   * Removes a file that no record refers to, now. A record that is being written at the same time is safe
   * where its file is put once more after it: `put`, the record, `put`.
   */
  removeUnneeded: (sha256: Buffer, pickUnneeded: PickUnneeded) => Promise<void>
  read: (sha256: Buffer, range?: ByteRange) => Promise<Readable>
  readAll: (sha256: Buffer) => Promise<Buffer>
  /** Removes unused files last stored before that instant; returns how many. */
  sweep: (before: Date, pickUnneeded: PickUnneeded) => Promise<number>
  /**
   * Returns whether its files belong to the database with this id; a store without a database is assigned
   * to it.
   */
  belongsTo: (databaseId: string) => Promise<boolean>
}
