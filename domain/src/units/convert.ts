import { sameDimension } from './dimension.ts'
import { type UnitKey, unitOf } from './units.ts'

/** What the conversion between mass, amount and equivalents needs of a parameter: g/mol, and its charge. */
export type Species = { molarMass: number | null; charge: number | null }

export type Conversion =
  | { value: number }
  /** No conversion exists between the two dimensions. */
  | { problem: 'other-dimension' }
  /** One exists, but the parameter has no molar mass. */
  | { problem: 'no-molar-mass' }
  /** One exists, but the parameter has no charge. */
  | { problem: 'no-charge' }

/**
 * Returns a value in another unit, correct to 15 digits: 70 µg/L is 0.07 mg/L and never 0.07000000000000001,
 * since what equals a limit complies with it. Concentrations by mass, amount (mmol/L) and equivalents (meq/L)
 * turn into one another by molar mass and charge: meq/L = mg/L × |z| / M.
 * Source: SI (BIPM); the equivalent as in Hem (1985), USGS Water-Supply Paper 2254.
 */
export const convert = (
  value: number,
  from: UnitKey,
  to: UnitKey,
  species: Species = { molarMass: null, charge: null },
): Conversion => {
  const [source, target] = [unitOf(from), unitOf(to)]
  if (from === to) return { value }
  const ratio = sameDimension(source.dimension, target.dimension)
    ? { top: 1, bottom: 1 }
    : ratioOf(kindOf(from), kindOf(to), species)
  if ('problem' in ratio) return ratio
  const [top, bottom] = reduced(
    source.multiplier * target.divisor,
    source.divisor * target.multiplier,
  )
  const shifted = (value + (source.shift ?? 0)) * ratio.top * top
  const converted = shifted / (ratio.bottom * bottom)
  // The digits that a shift of hundreds of degrees takes away are not there.
  if (source.shift || target.shift)
    return { value: Number((converted - (target.shift ?? 0)).toFixed(9)) }
  return { value: fifteenDigits(converted) }
}

/** Returns a number without the last digit, which binary fractions get wrong. */
export const fifteenDigits = (value: number): number => Number(value.toPrecision(15))

type Kind = 'mass' | 'amount' | 'charge'

const kindOf = (key: UnitKey): Kind | null => {
  const { dimension } = unitOf(key)
  return (
    (['mass', 'amount', 'charge'] as const).find((one) =>
      sameDimension(dimension, { [one]: 1, length: -3 }),
    ) ?? null
  )
}

/** The same quantity as mass, in mmol and in meq stands as M : 1 : |z|. */
const ratioOf = (
  from: Kind | null,
  to: Kind | null,
  { molarMass, charge }: Species,
):
  | { top: number; bottom: number }
  | { problem: 'other-dimension' | 'no-molar-mass' | 'no-charge' } => {
  if (from === null || to === null) return { problem: 'other-dimension' }
  const kinds = [from, to]
  if (kinds.includes('mass') && molarMass === null) return { problem: 'no-molar-mass' }
  if (kinds.includes('charge') && !charge) return { problem: 'no-charge' }
  const parts = { mass: molarMass ?? 1, amount: 1, charge: Math.abs(charge ?? 1) }
  return { top: parts[to], bottom: parts[from] }
}

const reduced = (top: number, bottom: number): [number, number] => {
  const divisor = greatestDivisor(top, bottom)
  return [top / divisor, bottom / divisor]
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))
