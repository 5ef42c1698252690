import type {
  SampleLimit,
  VariationAnswer,
  VariationSpan,
} from '@puquio/contract/laboratory/variation'
import { addDays } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { type LimitsInForce, sourcesOf } from '../samples/service.ts'

/** A limit between two days, as `readLimitsInForce` answers it; PostgreSQL writes its ends of time as words. */
type Held = {
  station_id: number
  parameter_id: number
  starts_on: string
  ends_before: string
  is_difference: boolean
  min: number | null
  max: number | null
  ammonia_table: string | null
  times: number | null
  divided: number | null
  key: string
  standard: string
  category: string | null
  unit: string
  to_be_verified: boolean
}
type ComparedLimit = VariationAnswer['limits'][number]
type Asked = {
  parameterIds: ReadonlySet<number>
  from?: string | undefined
  to?: string | undefined
}

/**
 * Returns the bounds that are in force within days, each once with its stations, in the substance of the parameter. Limits
 * that follow from each sample (ammonia, a difference from a mean) have no line of their own.
 */
export async function limitSpans(
  scope: ProjectScope,
  limits: LimitsInForce,
  asked: Asked,
): Promise<VariationSpan[]> {
  const held = heldWithin(limits, asked).filter((one) => !one.is_difference)
  const bounds = held.flatMap((one) =>
    (['max', 'min'] as const).flatMap((bound) => {
      const value = one[bound]
      return value === null ? [] : [{ ...one, bound, value: inSubstance(value, one) }]
    }),
  )
  const sources = await sourcesOf(scope, [...new Set(bounds.map(({ key }) => key))])
  const alike = Map.groupBy(
    bounds,
    (one) => `${one.parameter_id} ${one.bound} ${one.key} ${one.starts_on} ${one.ends_before}`,
  )
  return [...alike.values()].flatMap((group) => {
    const [one] = group
    return one === undefined
      ? []
      : {
          parameterId: one.parameter_id,
          stations: [...new Set(group.map((each) => each.station_id))],
          bound: one.bound,
          value: one.value,
          unit: one.unit,
          standard: one.standard,
          category: one.category,
          from: one.starts_on === '-infinity' ? null : one.starts_on,
          to: one.ends_before === 'infinity' ? null : addDays(one.ends_before, -1),
          source: sources.get(one.key) ?? '',
          toBeVerified: one.to_be_verified,
        }
  })
}

/** Returns what reads the limit of a result, which the series have as key, min and max. */
export function comparedBy({ first, several }: LimitsInForce): (text: string) => ComparedLimit {
  const byKey = new Map(readHeld({ first, several }).map((one) => [one.key, one]))
  const numberOf = (text: string) => (text === '' ? null : Number(text))
  return (text) => {
    const [key = '', min = '', max = ''] = text.split('\n')
    const held = byKey.get(key)
    if (held === undefined) throw new Error(`Results are compared with no limit ${key}`)
    return {
      standard: held.standard,
      category: held.category,
      min: numberOf(min),
      max: numberOf(max),
      unit: held.unit,
      toBeVerified: held.to_be_verified,
    }
  }
}

/** Returns the limits in force within days that follow from each sample, each once with its stations. */
export async function limitsOfSamples(
  scope: ProjectScope,
  limits: LimitsInForce,
  asked: Asked,
): Promise<SampleLimit[]> {
  const held = heldWithin(limits, asked).filter(
    ({ is_difference, ammonia_table }) => is_difference || ammonia_table !== null,
  )
  const sources = await sourcesOf(scope, [...new Set(held.map(({ key }) => key))])
  return [...Map.groupBy(held, (one) => `${one.parameter_id} ${one.key}`).values()].flatMap(
    (group) => {
      const [one] = group
      if (one === undefined) return []
      return {
        parameterId: one.parameter_id,
        stations: [...new Set(group.map((each) => each.station_id))],
        follows: one.is_difference ? 'difference' : 'ammonia',
        standard: one.standard,
        category: one.category,
        source: sources.get(one.key) ?? '',
        toBeVerified: one.to_be_verified,
      }
    },
  )
}

const readHeld = ({ first, several }: Pick<LimitsInForce, 'first' | 'several'>): Held[] =>
  [first, several].flatMap((json) => JSON.parse(json) as Held[])

const heldWithin = (limits: LimitsInForce, { parameterIds, from, to }: Asked): Held[] =>
  readHeld(limits).filter(
    (one) =>
      parameterIds.has(one.parameter_id) &&
      (to === undefined || one.starts_on === '-infinity' || one.starts_on <= to) &&
      (from === undefined || one.ends_before === 'infinity' || one.ends_before > from),
  )

/** A limit of NH3 as one of NH3-N: results are multiplied before they are compared, so the limit is divided. */
const inSubstance = (value: number, { times, divided }: Held) =>
  times === null || divided === null ? value : Number(((value * divided) / times).toPrecision(12))
