/**
 * Writes rows in the binary format of PostgreSQL's COPY: https://www.postgresql.org/docs/18/sql-copy.html (Binary
 * Format). Each row begins with its number of columns, each column with its length in bytes; -1 stands for null.
 */
export class BinaryCopy {
  #bytes: Buffer
  #at = 0
  constructor(expectedBytes = 4096) {
    this.#bytes = Buffer.allocUnsafe(Math.max(expectedBytes, 64))
    this.#at = this.#bytes.write('PGCOPY\n\xff\r\n\0', 'latin1')
    // Flags, and the length of an extension that there is not.
    this.#bytes.fill(0, this.#at, this.#at + 8)
    this.#at += 8
  }

  row(columns: number) {
    this.#room(2)
    this.#at = this.#bytes.writeInt16BE(columns, this.#at)
  }

  int2(value: number) {
    this.#room(6)
    this.#at = this.#bytes.writeInt32BE(2, this.#at)
    this.#at = this.#bytes.writeInt16BE(value, this.#at)
  }

  int4(value: number) {
    this.#room(8)
    this.#at = this.#bytes.writeInt32BE(4, this.#at)
    this.#at = this.#bytes.writeInt32BE(value, this.#at)
  }

  float8(value: number | null) {
    this.#room(12)
    if (value === null) return this.#null()
    this.#at = this.#bytes.writeInt32BE(8, this.#at)
    this.#at = this.#bytes.writeDoubleBE(value, this.#at)
  }

  /** In microseconds since 2000, as two halves of an int8: BigInt would cost more than all the rest. */
  timestamptz(atMs: number) {
    this.#room(12)
    const microseconds = (atMs - epochMs) * 1000
    const high = Math.floor(microseconds / 2 ** 32)
    this.#at = this.#bytes.writeInt32BE(8, this.#at)
    this.#at = this.#bytes.writeInt32BE(high, this.#at)
    this.#at = this.#bytes.writeUInt32BE(microseconds - high * 2 ** 32, this.#at)
  }

  uuid(text: string) {
    this.#room(20)
    this.#at = this.#bytes.writeInt32BE(16, this.#at)
    this.#at += this.#bytes.write(text.replaceAll('-', ''), this.#at, 'hex')
  }

  text(value: string | null) {
    if (value === null) {
      this.#room(4)
      return this.#null()
    }
    this.bytea(Buffer.from(value, 'utf8'))
  }

  bytea(value: Uint8Array) {
    this.#room(4 + value.length)
    this.#at = this.#bytes.writeInt32BE(value.length, this.#at)
    this.#bytes.set(value, this.#at)
    this.#at += value.length
  }

  /** Returns all of it; nothing can be added any more. */
  end(): Buffer {
    this.#room(2)
    this.#at = this.#bytes.writeInt16BE(-1, this.#at)
    return this.#bytes.subarray(0, this.#at)
  }

  #null() {
    this.#at = this.#bytes.writeInt32BE(-1, this.#at)
  }

  #room(needed: number) {
    if (this.#at + needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#at + needed))
    this.#bytes.copy(larger, 0, 0, this.#at)
    this.#bytes = larger
  }
}

const epochMs = Date.UTC(2000, 0, 1)
