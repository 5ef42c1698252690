import { trianglePartsOf } from './ions.ts'
import type { WaterAnalysis } from './water-analysis.ts'

/** The rows of a Stiff diagram from above, in meq/L: cations to the left, anions to the right. */
export type StiffRow = { left: number; right: number }

/**
 * Returns the three rows of a sample: sodium with potassium and chloride, calcium and bicarbonate with carbonate,
 * magnesium and sulfate. Source: Stiff (1951), Journal of Petroleum Technology 3; places compared with WQChartPy in
 * `piper.test.ts`.
 */
export const stiffRows = ({
  meqL,
}: Pick<WaterAnalysis, 'meqL'>): [StiffRow, StiffRow, StiffRow] => {
  const { ca, mg, naK, hco3Co3, so4, cl } = trianglePartsOf(meqL)
  return [
    { left: naK, right: cl },
    { left: ca, right: hco3Co3 },
    { left: mg, right: so4 },
  ]
}
