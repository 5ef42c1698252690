import {
  convert,
  findOptionsOf,
  findParameter,
  findUnit,
  keysOf,
  parameterOf,
  type CheckedParameter,
  type ResultNames,
} from '../src/index.ts'

/** For tests only: the product's parameters and units, and stations as the file writes them. */
export const shippedNames = (
  stations: readonly string[],
  methods: readonly string[] = [],
): ResultNames => ({
  station: (text) => position(stations, text),
  method: (text) => position(methods, text),
  campaign: () => null,
  laboratory: () => null,
  unit: findUnit,
  isSubstance: ({ id }, text) => keysOf(findParameter(text)).some((key) => key === keyOf(id)),
  parameter: (text, beside) => {
    const found = findParameter(text, findOptionsOf(beside))
    if (found.kind !== 'one') return found.kind === 'several' ? 'several' : null
    return checkedParameter(found.key)
  },
})

const position = (list: readonly string[], text: string): number | null => {
  const at = list.indexOf(text)
  return at === -1 ? null : at + 1
}

const ids = new Map<string, number>()
const keyOf = (id: number) => [...ids].find(([, one]) => one === id)?.[0]

const checkedParameter = (key: Parameters<typeof parameterOf>[0]): CheckedParameter => {
  const { unit, min, max, ...species } = parameterOf(key)
  if (!ids.has(key)) ids.set(key, ids.size + 1)
  return {
    id: ids.get(key) ?? 0,
    unit,
    min,
    max,
    isUnitless: unit === 'unidad de pH',
    toCanonical: (number, from) => {
      const known = findUnit(from)
      const converted = known === null ? null : convert(number, known, unit, species)
      return converted && 'value' in converted ? converted.value : null
    },
  }
}
