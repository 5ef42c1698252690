import {
  findParameter,
  isUnitText,
  type Mapping,
  proposeMapping,
  readLayout,
  type SheetSample,
} from '../src/index.ts'

export const isUnit = isUnitText

/** The product's parameters and units, and stations such as E-01. */
export const names = {
  isStation: (text: string) => /^[EM]-\d+$/.test(text),
  isParameter: (text: string) => findParameter(text).kind !== 'none',
  isUnit,
}

export const propose = (...sheets: SheetSample[]) => {
  const found = proposeMapping(sheets, names)
  if (!found) throw new Error('no table of results was found')
  return found
}

/** Each value as station, date, parameter, unit, limit and value, parted by bars. */
export const readAll = (sheets: SheetSample[], mapping: Mapping = propose(...sheets).mapping) =>
  [...readLayout(sheets, mapping)].map(({ fields, value }) =>
    [fields.station, fields.date, fields.parameter, fields.unit, fields.detectionLimit, value]
      .map((one) => one ?? '')
      .join('|'),
  )
