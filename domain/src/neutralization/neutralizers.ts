import type { Text } from '../languages.ts'

/** What acid water is neutralized with, by formula. */
export const neutralizerFormulas = [
  'CaO',
  'CaOH2',
  'NaOH',
  'Na2CO3',
  'MgOH2',
  'MgO',
  'CaCO3',
] as const
export type NeutralizerFormula = (typeof neutralizerFormulas)[number]

/** Molar mass in g/mol and acid equivalents of a mole. Source: IUPAC 2021 standard atomic weights. */
const substances: Record<NeutralizerFormula, { molarMass: number; equivalents: 1 | 2 }> = {
  CaO: { molarMass: 56.0774, equivalents: 2 },
  CaOH2: { molarMass: 74.0927, equivalents: 2 },
  NaOH: { molarMass: 39.9971, equivalents: 1 },
  Na2CO3: { molarMass: 105.9884, equivalents: 2 },
  MgOH2: { molarMass: 58.3197, equivalents: 2 },
  MgO: { molarMass: 40.3044, equivalents: 2 },
  CaCO3: { molarMass: 100.0869, equivalents: 2 },
}

const equivalentWeight = (formula: NeutralizerFormula): number => {
  const { molarMass, equivalents } = substances[formula]
  return molarMass / equivalents
}

/** Kilograms of the pure substance that neutralize as much acid as one of CaCO3. */
export const kgPerKgCaCO3 = (formula: NeutralizerFormula): number =>
  equivalentWeight(formula) / equivalentWeight('CaCO3')

/**
 * Kilograms of CaCO3 that neutralize as much acid as these of a product, by what of it is the substance and reacts: the one
 * measure in which different products add up. kg · purity · efficiency ÷ factor.
 */
export const equivalentKg = (
  kg: number,
  {
    formula,
    purity,
    efficiency,
  }: { formula: NeutralizerFormula; purity: number; efficiency: number },
): number => (kg * purity * efficiency) / kgPerKgCaCO3(formula)

/** As people write them, with what they call them. */
export const neutralizerTerms = {
  CaO: { es: 'Cal viva, CaO', en: 'Quicklime, CaO', fr: 'Chaux vive, CaO', pt: 'Cal virgem, CaO' },
  CaOH2: {
    es: 'Cal hidratada, Ca(OH)₂',
    en: 'Hydrated lime, Ca(OH)₂',
    fr: 'Chaux éteinte, Ca(OH)₂',
    pt: 'Cal hidratada, Ca(OH)₂',
  },
  NaOH: {
    es: 'Soda cáustica, NaOH',
    en: 'Caustic soda, NaOH',
    fr: 'Soude caustique, NaOH',
    pt: 'Soda cáustica, NaOH',
  },
  Na2CO3: {
    es: 'Carbonato de sodio, Na₂CO₃',
    en: 'Soda ash, Na₂CO₃',
    fr: 'Carbonate de sodium, Na₂CO₃',
    pt: 'Carbonato de sódio, Na₂CO₃',
  },
  MgOH2: {
    es: 'Hidróxido de magnesio, Mg(OH)₂',
    en: 'Magnesium hydroxide, Mg(OH)₂',
    fr: 'Hydroxyde de magnésium, Mg(OH)₂',
    pt: 'Hidróxido de magnésio, Mg(OH)₂',
  },
  MgO: {
    es: 'Óxido de magnesio, MgO',
    en: 'Magnesium oxide, MgO',
    fr: 'Oxyde de magnésium, MgO',
    pt: 'Óxido de magnésio, MgO',
  },
  CaCO3: {
    es: 'Caliza, CaCO₃',
    en: 'Limestone, CaCO₃',
    fr: 'Calcaire, CaCO₃',
    pt: 'Calcário, CaCO₃',
  },
} as const satisfies Record<NeutralizerFormula, Text>

export const currencies = ['PEN', 'USD'] as const
export type Currency = (typeof currencies)[number]
/** As they stand before an amount. */
export const currencySigns: Record<Currency, string> = { PEN: 'S/', USD: 'US$' }
