import { type ElementKey, elementOf, elements, symbolOf } from './elements.ts'
import { inWater, names, type Parameter } from './parameter.ts'

type InFractions = Record<`${ElementKey}-total` | `${ElementKey}-dissolved`, Parameter>

/** The four of the charge balance count as ions. */
const ions: readonly ElementKey[] = ['ca', 'mg', 'na', 'k']

/** Further spellings of an element, whatever its fraction. */
const elementAliases: Partial<Record<ElementKey, readonly string[]>> = {
  al: ['Aluminum', 'Al3+', 'Al+3'],
  ca: ['Ca2+', 'Ca+2', 'Ca++'],
  fe: ['Fierro'],
  k: ['K+'],
  mg: ['Mg2+', 'Mg+2', 'Mg++'],
  na: ['Na+'],
  th: ['Thorio'],
  w: ['Tungsteno'],
  zn: ['Cinc'],
}

const parameterOf = (key: ElementKey, fraction: 'total' | 'dissolved'): Parameter => {
  const { names: words, cas, molarMass, decimals, charge, feminine } = elementOf(key)
  const [es, en, fr, pt] = words
  const symbol = symbolOf(key)
  const isTotal = fraction === 'total'
  return {
    ...inWater,
    name: isTotal
      ? names(`${es} total`, `Total ${en.toLowerCase()}`, `${fr} total`, `${pt} total`)
      : names(
          `${es} ${feminine ? 'disuelta' : 'disuelto'}`,
          `Dissolved ${en.toLowerCase()}`,
          `${fr} dissous`,
          `${pt} ${feminine ? 'dissolvida' : 'dissolvido'}`,
        ),
    symbol: isTotal ? `${symbol} total` : `${symbol} dis.`,
    cas,
    fraction,
    group: ions.includes(key) ? 'ions' : 'metals',
    decimals,
    molarMass,
    charge: charge ?? null,
    aliases: [symbol, ...words, ...(elementAliases[key] ?? [])],
  }
}

const inBothFractions = (): InFractions => {
  const found: Partial<InFractions> = {}
  for (const key of Object.keys(elements) as ElementKey[]) {
    found[`${key}-total`] = parameterOf(key, 'total')
    found[`${key}-dissolved`] = parameterOf(key, 'dissolved')
  }
  return found as InFractions
}

/** Metals and other elements in water. A bare As is ambiguous: laboratories mean either fraction by it. */
export const metals = /* @__PURE__ */ inBothFractions()
