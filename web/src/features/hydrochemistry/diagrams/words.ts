import {
  type Ion,
  type ionicRatioKeys,
  type PiperFacies,
  piperFacies,
  piperFractions,
} from '@puquio/domain'
import type { PiperWords, StiffWords } from '@puquio/figures'

/** Signs of chemistry, the same in every language. */
export const ionSigns: Record<Ion, string> = {
  ca: 'Ca²⁺',
  mg: 'Mg²⁺',
  na: 'Na⁺',
  k: 'K⁺',
  hco3: 'HCO₃⁻',
  co3: 'CO₃²⁻',
  cl: 'Cl⁻',
  so4: 'SO₄²⁻',
  no3: 'NO₃⁻',
  fe: 'Fe',
  al: 'Al',
  mn: 'Mn',
  cu: 'Cu',
  zn: 'Zn',
  h: 'H⁺',
}

export const piperAxisSigns: PiperWords['axes'] = {
  ca: ionSigns.ca,
  mg: ionSigns.mg,
  naK: `${ionSigns.na} + ${ionSigns.k}`,
  hco3Co3: `${ionSigns.hco3} + ${ionSigns.co3}`,
  so4: ionSigns.so4,
  cl: ionSigns.cl,
  so4Cl: `${ionSigns.so4} + ${ionSigns.cl}`,
  caMg: `${ionSigns.ca} + ${ionSigns.mg}`,
}

export const stiffRowSigns: StiffWords['rows'] = [
  [piperAxisSigns.naK, ionSigns.cl],
  [ionSigns.ca, piperAxisSigns.hco3Co3],
  [ionSigns.mg, ionSigns.so4],
]

/** Of meq/L. */
export const ratioSigns: Record<(typeof ionicRatioKeys)[number], string> = {
  'na-cl': 'Na/Cl',
  'ca-mg': 'Ca/Mg',
  'so4-cl': 'SO₄/Cl',
  'hco3-cl': 'HCO₃/Cl',
  'mg-ca-mg': 'Mg/(Ca+Mg)',
}

const cationSigns: Record<Exclude<PiperFacies['cations'], 'mixed'>, string> = {
  calcium: 'Ca',
  magnesium: 'Mg',
  'sodium-potassium': 'Na–K',
}
const anionSigns: Record<Exclude<PiperFacies['anions'], 'mixed'>, string> = {
  bicarbonate: 'HCO₃',
  sulfate: 'SO₄',
  chloride: 'Cl',
}

/** What names a water, e.g. Ca–SO₄; mixed where no ion has more than half. */
export const faciesOf = (analysis: Parameters<typeof piperFractions>[0], mixed: string): string => {
  const { cations, anions } = piperFacies(piperFractions(analysis))
  if (cations === 'mixed' && anions === 'mixed') return mixed
  return [
    cations === 'mixed' ? mixed : cationSigns[cations],
    anions === 'mixed' ? mixed : anionSigns[anions],
  ].join('–')
}
