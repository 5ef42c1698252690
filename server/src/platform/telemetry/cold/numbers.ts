/** Writes numbers one after the other: small ones in few bytes. */
export class NumberWriter {
  #bytes = Buffer.allocUnsafe(4096)
  #at = 0

  /** A whole number from 0 to 2^53, seven bits a byte, the lowest first. */
  whole(value: number) {
    this.#room(8)
    let rest = value
    while (rest >= 128) {
      this.#bytes[this.#at++] = (rest % 128) + 128
      rest = Math.floor(rest / 128)
    }
    this.#bytes[this.#at++] = rest
  }

  /** A whole number of either sign, up to 2^52. */
  signed(value: number) {
    this.whole(value < 0 ? -2 * value - 1 : 2 * value)
  }

  bytes(added: Uint8Array) {
    this.#room(added.length)
    this.#bytes.set(added, this.#at)
    this.#at += added.length
  }

  end(): Buffer {
    return this.#bytes.subarray(0, this.#at)
  }

  #room(needed: number) {
    if (this.#at + needed <= this.#bytes.length) return
    const larger = Buffer.allocUnsafe(2 * this.#bytes.length + needed)
    this.#bytes.copy(larger, 0, 0, this.#at)
    this.#bytes = larger
  }
}

/** Reads what a `NumberWriter` wrote; throws where it ends too early. */
export class NumberReader {
  #at = 0
  readonly #bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  whole(): number {
    let value = 0
    for (let unit = 1; ; unit *= 128) {
      const byte = this.#bytes[this.#at++]
      if (byte === undefined) throw new Error('Packed readings that end too early')
      if (byte < 128) return value + byte * unit
      value += (byte - 128) * unit
    }
  }

  signed(): number {
    const value = this.whole()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }

  bytes(count: number): Uint8Array {
    const end = this.#at + count
    if (end > this.#bytes.length) throw new Error('Packed readings that end too early')
    const taken = this.#bytes.subarray(this.#at, end)
    this.#at = end
    return taken
  }
}
