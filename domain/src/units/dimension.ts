/**
 * What a unit measures, as powers of bases: mg/L is mass · volume⁻¹. Things that nothing converts into (pH,
 * turbidity, colour, sound) are bases of their own. `wet-mass` and `dry-mass` are the mass of the sample, so
 * that mg/kg never turns into a percentage nor wet soil into dry soil; `charge` counts equivalents.
 */
export const baseDimensions = [
  'mass',
  'length',
  'time',
  'amount',
  'charge',
  'wet-mass',
  'dry-mass',
  'temperature',
  'temperature-difference',
  'conductance',
  'voltage',
  'ph',
  'turbidity',
  'colour',
  'sound',
  'probable-number',
  'colonies',
  'eggs',
  'organisms',
  'salinity',
] as const
export type BaseDimension = (typeof baseDimensions)[number]
export type Dimension = Partial<Record<BaseDimension, number>>

/** Returns the dimension of a product of powers: `times(mass, volume, -1)` is mass by volume. */
export const times = (one: Dimension, other: Dimension, power = 1): Dimension => {
  const powers: Dimension = { ...one }
  for (const base of baseDimensions) {
    const sum = (one[base] ?? 0) + (other[base] ?? 0) * power
    if (sum === 0) delete powers[base]
    else powers[base] = sum
  }
  return powers
}

export const sameDimension = (one: Dimension, other: Dimension): boolean =>
  baseDimensions.every((base) => (one[base] ?? 0) === (other[base] ?? 0))
