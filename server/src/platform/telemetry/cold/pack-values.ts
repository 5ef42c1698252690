import type { NumberReader, NumberWriter } from './numbers.ts'

/** Sensors measure to few decimals; more cost as much as the number itself. */
const mostDecimals = 6
const asFloats = mostDecimals + 1
/** Differences of two stay below 2^52. */
const largest = 2 ** 51

/**
 * Writes values of which some may be null: as differences of whole numbers where all have few decimals, else in their 64
 * bits. Every value comes back to the last bit.
 */
export function packValues(writer: NumberWriter, values: readonly (number | null)[]): void {
  const nulls = values.flatMap((value, index) => (value === null ? [index] : []))
  writer.whole(nulls.length)
  let before = 0
  for (const index of nulls) {
    writer.whole(index - before)
    before = index
  }
  const known = values.filter((value) => value !== null)
  const decimals = decimalsOf(known)
  writer.whole(decimals)
  if (decimals === asFloats) writer.bytes(floatBytes(known))
  else {
    let last = 0
    for (const value of known) {
      const whole = Math.round(value * 10 ** decimals)
      writer.signed(whole - last)
      last = whole
    }
  }
}

export function unpackValues(reader: NumberReader, count: number): (number | null)[] {
  const values = new Array<number | null>(count).fill(0)
  let index = 0
  const nulls = reader.whole()
  for (let n = 0; n < nulls; n++) {
    index += reader.whole()
    values[index] = null
  }
  const decimals = reader.whole()
  const next = decimals === asFloats ? floatsOf(reader, count - nulls) : wholes(reader, decimals)
  return values.map((value) => (value === null ? null : next()))
}

function wholes(reader: NumberReader, decimals: number) {
  const unit = 10 ** decimals
  let last = 0
  return () => {
    last += reader.signed()
    return last / unit
  }
}

/** The decimals that give all values back; `asFloats` where none do. */
function decimalsOf(values: readonly number[]): number {
  let decimals = 0
  for (const value of values) {
    while (decimals < asFloats && !isExact(value, 10 ** decimals)) decimals += 1
    if (decimals === asFloats) return asFloats
  }
  // More decimals may have cost an earlier value its last bit.
  return values.every((value) => isExact(value, 10 ** decimals)) ? decimals : asFloats
}

function isExact(value: number, unit: number): boolean {
  // Of -0 comes 0, which is another one.
  const whole = Math.round(value * unit) + 0
  return Math.abs(whole) <= largest && Object.is(whole / unit, value)
}

/** All first bytes, then all second ones: those of neighbours are alike, which compresses. */
function floatBytes(values: readonly number[]): Uint8Array {
  const bytes = Buffer.from(Float64Array.from(values).buffer)
  const grouped = new Uint8Array(bytes.length)
  for (let at = 0; at < bytes.length; at++)
    grouped[(at % 8) * values.length + Math.floor(at / 8)] = bytes[at] as number
  return grouped
}

function floatsOf(reader: NumberReader, count: number) {
  const grouped = reader.bytes(8 * count)
  const bytes = new Uint8Array(grouped.length)
  for (let at = 0; at < bytes.length; at++)
    bytes[at] = grouped[(at % 8) * count + Math.floor(at / 8)] as number
  const values = new Float64Array(bytes.buffer)
  let index = 0
  return () => values[index++] as number
}
