import { diagramIons, type Ion, ionFacts } from '@puquio/domain'

/** Signs of chemistry, the same in every language. */
export const ionSigns = Object.fromEntries(
  diagramIons.map((ion) => [ion, ionFacts[ion].sign]),
) as Record<Ion, string>

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
