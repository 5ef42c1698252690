export type Axis = 'latitude' | 'longitude'

/** `isSigned`: the text has a sign or a letter for its hemisphere. */
export type ReadDegrees = { degrees: number; isSigned: boolean }

/**
 * Reads degrees as people and receivers write them, in decimals, in degrees and minutes, or in degrees,
 * minutes and seconds: -9.5534 · 9,5534 S · 9° 33.2' S · S 9°33'12.1" · 77 3 0 O. W and O are west, E and L
 * east. Returns null for any other text.
 */
export const parseDegrees = (text: string, axis: Axis): ReadDegrees | null => {
  const [, before, minus, numbers = '', after] = shape.exec(text.trim().slice(0, 60)) ?? []
  const letter = (before ?? after)?.toUpperCase()
  const side = letter === undefined ? null : (sides[axis][letter] ?? 0)
  const value = valueOf(numbers)
  const isTwice = before !== undefined && after !== undefined
  if (value === null || isTwice || side === 0 || (minus !== undefined && side === 1)) return null
  const isNegative = minus !== undefined || side === -1
  return {
    degrees: isNegative && value !== 0 ? -value : value,
    isSigned: minus !== undefined || side !== null,
  }
}

const shape = /^([NSEWOL])?\s*([-−–])?\s*([\d.,°º˚'’′"”″\s]+?)\s*([NSEWOL])?$/i

const sides: Record<Axis, Record<string, 1 | -1>> = {
  latitude: { N: 1, S: -1 },
  longitude: { E: 1, L: 1, W: -1, O: -1 },
}

const parts =
  /^(\d{1,3}(?:[.,]\d*)?)(?:\s*[°º˚]\s*|\s+|$)(?:(\d{1,2}(?:[.,]\d*)?)(?:\s*['’′](?!['’′])\s*|\s+|$))?(?:(\d{1,2}(?:[.,]\d*)?)\s*(?:["”″]|['’′]{2}|$))?$/

/** Minutes and seconds are below 60, and only the last part has decimals. */
const valueOf = (numbers: string): number | null => {
  const found = parts.exec(numbers.trim())
  if (found === null) return null
  const given = found.slice(1).filter((part) => part !== undefined)
  const isWhole = given.slice(0, -1).every((part) => /^\d+$/.test(part))
  const [degrees = 0, minutes = 0, seconds = 0] = given.map((part) =>
    Number(part.replace(',', '.')),
  )
  if (!isWhole || minutes >= 60 || seconds >= 60) return null
  const value = degrees + minutes / 60 + seconds / 3600
  return given.length === 1 ? degrees : Math.round(value * 1e9) / 1e9
}
