import { equivalentWeight } from './ions.ts'
import type { WaterAnalysis } from './water-analysis.ts'

/**
 * The two shares of a Gibbs diagram, by mass as in the original: Na ÷ (Na + Ca) and Cl ÷ (Cl + HCO3); null where both ions
 * of one are zero. Source: Gibbs (1970), Science 170, 1088-1090.
 */
export const gibbsRatios = ({
  meqL,
}: Pick<WaterAnalysis, 'meqL'>): { cations: number | null; anions: number | null } => {
  const mgL = (ion: 'na' | 'ca' | 'cl' | 'hco3') => (meqL[ion] ?? 0) * equivalentWeight(ion)
  const share = (part: number, rest: number) => (part + rest > 0 ? part / (part + rest) : null)
  return {
    cations: share(mgL('na'), mgL('ca')),
    anions: share(mgL('cl'), mgL('hco3')),
  }
}
