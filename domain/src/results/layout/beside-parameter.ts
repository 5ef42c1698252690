import { nameKey } from '../../name-key.ts'
import type { FindOptions } from '../../parameters/find-parameter.ts'
import type { Fraction, Matrix } from '../../parameters/parameter.ts'

/**
 * Returns what a file says beside a parameter's name: the fraction of "Metales disueltos", the matrix of "Agua" or
 * of a unit per cubic metre of air. A text that names two says nothing.
 */
export const findOptionsOf = (beside: {
  group: string
  matrix: string
  unit: string
}): FindOptions => {
  const fraction = only(fractionWords, beside.group)
  const matrix =
    only(matrixWords, beside.matrix) ??
    only(matrixWords, beside.group) ??
    only(unitShapes, beside.unit)
  return { ...(fraction && { fraction }), ...(matrix && { matrix }) }
}

const only = <Found extends string>(
  shapes: Readonly<Record<Found, RegExp>>,
  text: string,
): Found | undefined => {
  const key = nameKey(text)
  const found = (Object.keys(shapes) as Found[]).filter((one) => shapes[one].test(key))
  return found.length === 1 ? found[0] : undefined
}

const fractionWords: Record<Fraction, RegExp> = {
  total: /\btot(?:al|ales|aux|ale|ais)\b/,
  dissolved: /\b(?:disuelt|dissolved|dissou|dissolvid|filtrad|filtered)/,
}

const matrixWords: Record<Matrix, RegExp> = {
  water: /\b(?:aguas?|water|eaux?|efluentes?|effluents?)\b/,
  air: /\b(?:aire|air|ar)\b/,
  noise: /\b(?:ruido|noise|bruit)\b/,
  soil: /\b(?:suelos?|soils?|sols?|solos?)\b/,
}

const unitShapes: Record<Matrix, RegExp> = {
  water: /^[munµμ]?g\/l$/,
  air: /^[muµμn]g\/(?:n?m3|n?m³)$/,
  noise: /^db/,
  soil: /^[muµμ]g\/kg/,
}
