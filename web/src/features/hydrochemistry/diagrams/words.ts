import type { ionicRatioKeys } from '@puquio/domain'

/** Of meq/L; signs of chemistry, the same in every language. */
export const ratioSigns: Record<(typeof ionicRatioKeys)[number], string> = {
  'na-cl': 'Na/Cl',
  'ca-mg': 'Ca/Mg',
  'so4-cl': 'SO₄/Cl',
  'hco3-cl': 'HCO₃/Cl',
  'mg-ca-mg': 'Mg/(Ca+Mg)',
}
