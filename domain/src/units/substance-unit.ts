import { normalForm } from '../normal-form.ts'
import { findUnit } from './find-unit.ts'
import type { UnitKey } from './units.ts'

/** A concentration that names what is weighed: mg SO4/L is mg/L of SO4. */
export type SubstanceUnit = { unit: UnitKey; substance: string }

/**
 * Splits a unit that names its substance: mg SO4/L, mg/L SO4, mg/L de SO4, mg/L como SO4; null for any other text, and
 * for units that the product has as a whole (mg CaCO3/L). Whether the substance is the parameter's is its caller's to
 * ask: mg NO3/L of nitrogen is another value.
 */
export const substanceUnit = (text: string): SubstanceUnit | null => {
  if (text.length > longest) return null
  const plain = normalForm(text, 'NFKD').replace(/\s+/gu, ' ').trim()
  if (findUnit(plain) !== null) return null
  for (const shape of shapes) {
    const { mass = '', volume = '', substance = '' } = shape.exec(plain)?.groups ?? {}
    const unit = mass === '' ? null : findUnit(`${mass}/${volume}`)
    if (unit !== null) return { unit, substance }
  }
  return null
}

const longest = 60
const shapes = [
  /^(?<mass>[munµμ]?g) ?(?<substance>\p{Lu}[\p{L}\d+-]*) ?\/ ?(?<volume>\p{L}+)$/u,
  /^(?<mass>[munµμ]?g) ?\/ ?(?<volume>\p{L}+) (?:(?:de|como|as|of|comme|en) )?\(?(?<substance>\p{Lu}[\p{L}\d+-]*)\)?$/u,
]

/** Whether a text is a unit, alone or with the name of its substance, or a word for one. */
export const isUnitText = (text: string): boolean =>
  findUnit(text) !== null || isUnitWord(text) || substanceUnit(text) !== null

/** "unid.", "unidades": how files call the unit of what has none of its own, as pH. */
export const isUnitWord = (text: string): boolean => words.test(text.trim())

const words =
  /^(?:und|unds|unid|unids|unidad|unidades|unidade|units?|unit[ée]s?|adimensional|sin unidad(?:es)?)\.?$/iu
