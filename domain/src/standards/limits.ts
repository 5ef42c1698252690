import { parameterOf } from '../parameters/parameters.ts'
import { normReference, type Standard, type StandardCode, standards } from './categories.ts'
import type { LimitKind, LimitLine, LimitRow } from './limit-row.ts'
import { airLimits } from './limits/air.ts'
import { conservationWater } from './limits/conservation-water.ts'
import { effluentLimits } from './limits/effluents.ts'
import { irrigationWater } from './limits/irrigation-water.ts'
import { noiseLimits } from './limits/noise.ts'
import { populationWater } from './limits/population-water.ts'
import { soilLimits } from './limits/soil.ts'

/** The lines of each decree, as its tables have them. */
const lines: Readonly<Record<StandardCode, readonly LimitLine[]>> = {
  'D.S. 004-2017-MINAM': [...populationWater, ...irrigationWater, ...conservationWater],
  'D.S. 010-2010-MINAM': effluentLimits,
  'D.S. 003-2017-MINAM': airLimits,
  'D.S. 085-2003-PCM': noiseLimits,
  'D.S. 011-2017-MINAM': soilLimits,
}

/**
 * Returns every limit that the product brings, one flat row each: the 440 rows of the table of standards
 * (`test/standards/peru-standards.csv`, compiled from the decrees; `limits.test.ts` compares each), and what
 * the decrees mark as not applicable.
 */
export const shippedLimits = (): LimitRow[] =>
  standards.flatMap((standard) => lines[standard.code].flatMap((line) => rowsOf(standard, line)))

type Bound = {
  category: string
  kind: LimitKind
  min?: number
  max?: number
  table?: LimitRow['ammoniaTable']
}

const rowsOf = (standard: Standard, line: LimitLine): LimitRow[] =>
  boundsOf(line).map(({ category, kind, min, max, table }) => ({
    key: [standard.code, category, line.parameter, line.statistic ?? 'any-time'].join('/'),
    standard: standard.code,
    category: category === '' ? null : category,
    parameter: line.parameter,
    statistic: line.statistic ?? 'any-time',
    kind,
    min: min ?? null,
    max: max ?? null,
    unit: kind === 'difference' ? 'Δ°C' : parameterOf(line.parameter).unit,
    ammoniaTable: table ?? null,
    allowedPerYear: line.allowedPerYear ?? null,
    validFrom: line.validFrom ?? standard.validFrom,
    validTo: standard.validTo,
    source: normReference(standard, category),
    provenance: line.conflict
      ? `${line.provenance}. En conflicto: ${line.conflict}`
      : line.provenance,
    confidence: line.confidence ?? 'high',
    note: line.note ?? null,
    toBeVerified: isToBeVerified(line),
    origin: 'decree',
    approvedOn: null,
  }))

const boundsOf = (line: LimitLine): Bound[] => [
  ...each(line.max, (category, max) => ({ category, kind: 'bounds' as const, max })),
  ...each(line.min, (category, min) => ({ category, kind: 'bounds' as const, min })),
  ...each(line.range, (category, [min, max]) => ({ category, kind: 'bounds' as const, min, max })),
  ...each(line.difference, (category, max) => ({
    category,
    kind: 'difference' as const,
    min: -max,
    max,
  })),
  ...each(line.ammonia, (category, table) => ({ category, kind: 'ammonia' as const, table })),
  ...(line.notApplicable ?? []).map((category) => ({ category, kind: 'not-applicable' as const })),
]

const each = <V>(
  of: Readonly<Record<string, V>> | undefined,
  bound: (category: string, value: V) => Bound,
) => Object.entries(of ?? {}).map(([category, value]) => bound(category, value))

/** Confidence below high, or sources that contradict each other. */
const isToBeVerified = ({ confidence = 'high', conflict }: LimitLine): boolean =>
  confidence === 'medium' || confidence === 'low' || conflict !== undefined
