import { convert, type Species } from '../../units/convert.ts'
import { remembering } from '../../remembering.ts'
import { findUnit } from '../../units/find-unit.ts'
import type { CheckedParameter } from '../held/check-result.ts'

/** A parameter of a project, as far as its values are read with it. */
export type ListedParameter = Species & {
  id: number
  unit: string
  min: number | null
  max: number | null
}

/** Returns a parameter with its conversion: by its molar mass and charge, where the units need them. */
export const checkedParameter = ({
  id,
  unit,
  min,
  max,
  ...species
}: ListedParameter): CheckedParameter => {
  const own = findUnit(unit)
  const unitIn = remembering(findUnit)
  return {
    id,
    unit,
    min,
    max,
    isUnitless: unit === 'unidad de pH',
    toCanonical(number, from) {
      const known = unitIn(from)
      if (known === null || own === null) return null
      const converted = convert(number, known, own, species)
      return 'value' in converted ? converted.value : null
    },
  }
}
