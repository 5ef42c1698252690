import { normalForm } from '../normal-form.ts'
import { nameKey } from '../name-key.ts'
import { type UnitKey, unitOf, units } from './units.ts'

/**
 * Returns the unit that a text means, or null: mg/l, ug/L, µg/L with either micro sign, m3/día. Case makes no
 * difference but where it alone tells units apart (mM and mm) and in single letters. `ppm` is none: it is mg/L
 * in water and mg/kg in soil, wet or dry.
 */
export const findUnit = (text: string): UnitKey | null => {
  const exact = exactly(text)
  if (exact === '') return null
  spelled ??= spellings()
  const found = spelled.exact.get(exact)
  if (found !== undefined || exact.length === 1) return found ?? null
  return spelled.loose.get(loosely(text)) ?? null
}

type Spellings = { exact: Map<string, UnitKey>; loose: Map<string, UnitKey | null> }

let spelled: Spellings | undefined

const spellings = (): Spellings => {
  const found: Spellings = { exact: new Map(), loose: new Map() }
  for (const key of Object.keys(units) as UnitKey[])
    for (const text of [key, ...unitOf(key).spellings]) {
      found.exact.set(exactly(text), key)
      const before = found.loose.get(loosely(text))
      found.loose.set(loosely(text), before === undefined || before === key ? key : null)
    }
  return found
}

/** The two micro signs, superscripts and the sign of the degree become one spelling each. */
const exactly = (text: string): string =>
  normalForm(text.replace(/[º˚]/g, '°').replace(/∆/g, 'Δ'), 'NFKD')
    .replace(/μ/g, 'u')
    .replace(/[−–]/g, '-')
    .replace(/\s+/g, '')

const loosely = (text: string): string => nameKey(exactly(text))
