import { type PiperFacies, piperFacies, piperFractions } from '@puquio/domain'
import type { DrawnAnalysis } from './diagram.ts'
import type { PiperName } from './piper-frame.ts'

const signs: Record<Exclude<PiperName, 'mixed' | PiperFacies['zone']>, string> = {
  calcium: 'Ca',
  magnesium: 'Mg',
  'sodium-potassium': 'Na–K',
  bicarbonate: 'HCO₃',
  sulfate: 'SO₄',
  chloride: 'Cl',
}

/** The name of a zone or facies, in lines. */
export const faciesSigns: Record<Exclude<PiperName, 'mixed'>, readonly string[]> = {
  calcium: [signs.calcium],
  magnesium: [signs.magnesium],
  'sodium-potassium': [signs['sodium-potassium']],
  bicarbonate: [signs.bicarbonate],
  sulfate: [signs.sulfate],
  chloride: [signs.chloride],
  'ca-mg-hco3': ['Ca–Mg', 'HCO₃'],
  'ca-mg-so4-cl': ['Ca–Mg', 'SO₄–Cl'],
  'na-k-hco3': ['Na–K', 'HCO₃'],
  'na-k-so4-cl': ['Na–K', 'SO₄–Cl'],
}

/** What names a water, e.g. Ca–SO₄; mixed where no ion has more than half. */
export const faciesOf = (analysis: Pick<DrawnAnalysis, 'meqL'>, mixed: string): string => {
  const { cations, anions } = piperFacies(piperFractions(analysis))
  if (cations === 'mixed' && anions === 'mixed') return mixed
  return [cations, anions].map((one) => (one === 'mixed' ? mixed : signs[one])).join('–')
}

type NamedWater = Pick<DrawnAnalysis, 'meqL'> & { isAcid: boolean; isAlkaline: boolean }

/** The same with what its pH makes of it, as lists and hints say it. */
export const faciesText = (
  water: NamedWater,
  words: { mixed: string; acid: string; alkaline: string },
): string =>
  [
    faciesOf(water, words.mixed),
    ...(water.isAcid ? [words.acid] : []),
    ...(water.isAlkaline ? [words.alkaline] : []),
  ].join(' · ')
