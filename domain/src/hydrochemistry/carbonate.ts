import { fifteenDigits } from '../units/convert.ts'
import {
  bicarbonateOfAlkalinity,
  calciumCarbonateEquivalent,
  carbonatePh,
} from '../units/species.ts'
import { equivalentWeight } from './ions.ts'

/** Second dissociation of carbonic acid and dissociation of water at 25 °C, as their negative logarithms. */
const [secondPk, waterPk] = [10.329, 13.997]

/** Hydroxide (meq/L) by pH at 25 °C; none where it is no anion worth counting. */
export const hydroxideOf = (ph: number): number =>
  ph < carbonatePh ? 0 : 1000 * 10 ** (ph - waterPk)

/** Below it there is no bicarbonate: what a titration finds is metals and free acid. */
export const acidPh = 4.5

/** From it on hydroxide is a tenth of a meq/L and more, as in water that was treated with lime. */
export const alkalinePh = 10

/**
 * Returns bicarbonate, carbonate and hydroxide (meq/L) from total alkalinity (mg/L CaCO3) and pH. Below 8.3 all of it is bicarbonate,
 * as in the charge balance of samples; from there on the second dissociation at 25 °C splits what hydroxide leaves;
 * below 4.5 there is none. Sources: Hem (1985), USGS Water-Supply Paper 2254, alkalinity; constants: Plummer and Busenberg
 * (1982), Geochimica et Cosmochimica Acta 46.
 */
export const carbonateOfAlkalinity = (
  alkalinityMgL: number,
  ph: number,
): { hco3MeqL: number; co3MeqL: number; ohMeqL: number } => {
  if (ph < acidPh) return { hco3MeqL: 0, co3MeqL: 0, ohMeqL: 0 }
  const bicarbonate = bicarbonateOfAlkalinity(alkalinityMgL, ph)
  if (bicarbonate !== null)
    return { hco3MeqL: bicarbonate / equivalentWeight('hco3'), co3MeqL: 0, ohMeqL: 0 }
  const totalMeqL = alkalinityMgL / calciumCarbonateEquivalent
  const ohMeqL = Math.min(totalMeqL, hydroxideOf(ph))
  const carbonateMeqL = totalMeqL - ohMeqL
  // Equivalents of carbonate to one of bicarbonate.
  const ratio = 2 * 10 ** (ph - secondPk)
  const hco3MeqL = carbonateMeqL / (1 + ratio)
  return {
    hco3MeqL: fifteenDigits(hco3MeqL),
    co3MeqL: fifteenDigits(carbonateMeqL - hco3MeqL),
    ohMeqL,
  }
}
