import { convert, fifteenDigits } from '../../units/convert.ts'
import { type Dimension, sameDimension, times } from '../../units/dimension.ts'
import { findUnit } from '../../units/find-unit.ts'
import { type UnitKey, unitOf, units } from '../../units/units.ts'

/** In the base of its dimension a value is value × multiplier / divisor, as in the catalogue of units. */
type Scale = { dimension: Dimension; multiplier: number; divisor: number }

const pressure = { mass: 1, length: -1, time: -2 } as const

const scale = (dimension: Dimension, multiplier: number, divisor = 1): Scale => ({
  dimension,
  multiplier,
  divisor,
})

const per = (one: Scale, other: Scale, power = 1): Scale => ({
  dimension: times(one.dimension, other.dimension, -power),
  multiplier: one.multiplier * other.divisor ** power,
  divisor: one.divisor * other.multiplier ** power,
})

const metre = scale({ length: 1 }, 1)
const degree = scale({ 'temperature-difference': 1 }, 1)
const kPa = scale(pressure, 1_000_000)
const MPa = scale(pressure, 1_000_000_000)
const psi = scale(pressure, 6_894_757_293_168, 1_000_000)
// Geokon's digit: f² / 1000 of a frequency in Hz.
const digit = scale({ time: -2 }, 1000)

/**
 * Units of instruments that the catalogue of laboratories has not. 1 psi is 6894.757293168 Pa; 1 m H2O is
 * 9806.65 Pa (conventional): NIST SP 811 (2008), appendix B.
 */
const instrumentUnits = {
  Pa: scale(pressure, 1000),
  hPa: scale(pressure, 100_000),
  mbar: scale(pressure, 100_000),
  kPa,
  bar: scale(pressure, 100_000_000),
  MPa,
  psi,
  'm H2O': scale(pressure, 9_806_650),
  'cm H2O': scale(pressure, 980_665, 10),
  Hz: scale({ time: -1 }, 1),
  digit,
  // Volt² by watt, which is 1000 g·m²/s³.
  Ω: scale({ voltage: 2, mass: -1, length: -2, time: 3 }, 1, 1000),
  kΩ: scale({ voltage: 2, mass: -1, length: -2, time: 3 }, 1),
  'kPa/digit': per(kPa, digit),
  'MPa/digit': per(MPa, digit),
  'psi/digit': per(psi, digit),
  'kPa/digit²': per(kPa, digit, 2),
  'MPa/digit²': per(MPa, digit, 2),
  'psi/digit²': per(psi, digit, 2),
  'kPa/°C': per(kPa, degree),
  'MPa/°C': per(MPa, degree),
  'psi/°C': per(psi, degree),
  'm/kPa': per(metre, kPa),
  'm/MPa': per(metre, MPa),
} as const satisfies Record<string, Scale>

/** Units of instruments' own, the usual one of what they measure first. */
export const instrumentUnitNames = Object.keys(
  instrumentUnits,
) as readonly (keyof typeof instrumentUnits)[]

export type InstrumentUnit = keyof typeof instrumentUnits | UnitKey

/** Returns the unit that a text means, of an instrument's own or of the catalogue's spellings; null for none. */
export const findInstrumentUnit = (text: string): InstrumentUnit | null =>
  isOwn(text) ? text : findUnit(text)

/** Returns a value in another unit, correct to 15 digits; null where they measure different things. */
export const convertInstrument = (
  value: number,
  from: InstrumentUnit,
  to: InstrumentUnit,
): number | null => {
  if (from === to) return value
  if (isCatalogued(from) && isCatalogued(to)) {
    const converted = convert(value, from, to)
    return 'value' in converted ? converted.value : null
  }
  const [source, target] = [scaleOf(from), scaleOf(to)]
  if (!source || !target || !sameDimension(source.dimension, target.dimension)) return null
  const top = source.multiplier * target.divisor
  return fifteenDigits((value * top) / (source.divisor * target.multiplier))
}

const isOwn = (text: string): text is keyof typeof instrumentUnits =>
  Object.hasOwn(instrumentUnits, text)

const isCatalogued = (unit: InstrumentUnit): unit is UnitKey => Object.hasOwn(units, unit)

/** None for degrees, whose zero the instruments’ own units do not share. */
const scaleOf = (unit: InstrumentUnit): Scale | null => {
  if (isOwn(unit)) return instrumentUnits[unit]
  const catalogued = unitOf(unit)
  return catalogued.shift === undefined ? catalogued : null
}
