import type { Datum } from './datum.ts'
import { type Utm, type UtmZone, utmZones } from './utm.ts'

/**
 * 18 · 18S · 18 s · zona 18 sur, and the latitude bands of Peru (18K, 18L, 18M). S means south:
 * the band S lies far north of the equator.
 */
export const parseZone = (text: string): UtmZone | null => {
  const number = Number(zoneShape.exec(text.trim())?.[1])
  return utmZones.find((zone) => zone === number) ?? null
}

/** WGS84 · WGS 84 · wgs-84 · WGS 1984 · PSAD56 · PSAD 56 · PSAD-1956. */
export const parseDatum = (text: string): Datum | null => {
  const plain = text.toUpperCase().replace(/[\s\-_.]/g, '')
  return datumSpellings.get(plain) ?? null
}

/** Outside these metres a point cannot be in Peru, in any of its zones. */
export const utmLimitsM = {
  eastingM: { min: 100_000, max: 900_000 },
  northingM: { min: 7_900_000, max: 10_000_000 },
} as const

/** Formats a point as people write it: 18S 274981 8943672. */
export const formatUtm = ({ zone, eastingM, northingM }: Utm): string =>
  `${zone}S ${Math.round(eastingM)} ${Math.round(northingM)}`

const zoneShape =
  /^(?:(?:utm|zona|zone|huso|fuso|fuseau)\s*)?(\d\d)\s*(?:[sklm]|sur|sul|sud|south)?$/i

const datumSpellings: ReadonlyMap<string, Datum> = new Map([
  ['WGS84', 'WGS84'],
  ['WGS1984', 'WGS84'],
  ['PSAD56', 'PSAD56'],
  ['PSAD1956', 'PSAD56'],
])
