import type { Language, Text } from '../languages.ts'
import type { UnitKey } from './units.ts'

/** Units that hold words or abbreviations of a language; all others are written alike everywhere. */
export const unitTerms: Readonly<Partial<Record<UnitKey, Text>>> = {
  'unidad de pH': { es: 'unidad de pH', en: 'pH unit', fr: 'unité pH', pt: 'unidade de pH' },
  'mg/kg PS': { es: 'mg/kg PS', en: 'mg/kg dw', fr: 'mg/kg MS', pt: 'mg/kg PS' },
  'µg/kg PS': { es: 'µg/kg PS', en: 'µg/kg dw', fr: 'µg/kg MS', pt: 'µg/kg PS' },
  'UC Pt/Co': { es: 'UC Pt/Co', en: 'Pt-Co', fr: 'Pt-Co', pt: 'UC Pt/Co' },
  PSU: { es: 'UPS', en: 'PSU', fr: 'PSU', pt: 'UPS' },
  'NMP/100 mL': { es: 'NMP/100 mL', en: 'MPN/100 mL', fr: 'NPP/100 mL', pt: 'NMP/100 mL' },
  'UFC/100 mL': { es: 'UFC/100 mL', en: 'CFU/100 mL', fr: 'UFC/100 mL', pt: 'UFC/100 mL' },
  'UFC/mL': { es: 'UFC/mL', en: 'CFU/mL', fr: 'UFC/mL', pt: 'UFC/mL' },
  'Huevo/L': { es: 'Huevo/L', en: 'eggs/L', fr: 'œufs/L', pt: 'ovos/L' },
  'Organismo/L': { es: 'Organismo/L', en: 'Org/L', fr: 'Org/L', pt: 'Org/L' },
  'm³/d': { es: 'm³/d', en: 'm³/d', fr: 'm³/j', pt: 'm³/d' },
  'kg/d': { es: 'kg/d', en: 'kg/d', fr: 'kg/j', pt: 'kg/d' },
}

/** Returns a unit as a language writes it; `findUnit` reads each of them back. */
export const unitIn = (unit: string, language: Language): string =>
  unitTerms[unit as UnitKey]?.[language] ?? unit
