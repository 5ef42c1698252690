import { type Ion, metalIons } from '@puquio/domain'

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
  fe: metalIons.fe.sign,
  al: metalIons.al.sign,
  mn: metalIons.mn.sign,
  cu: metalIons.cu.sign,
  zn: metalIons.zn.sign,
  h: 'H⁺',
  oh: 'OH⁻',
}

export const axisSigns = {
  ca: ionSigns.ca,
  mg: ionSigns.mg,
  naK: `${ionSigns.na} + ${ionSigns.k}`,
  hco3Co3: `${ionSigns.hco3} + ${ionSigns.co3}`,
  so4: ionSigns.so4,
  cl: ionSigns.cl,
  so4Cl: `${ionSigns.so4} + ${ionSigns.cl}`,
  caMg: `${ionSigns.ca} + ${ionSigns.mg}`,
}
export type Axis = keyof typeof axisSigns
