import { addDays, addMonths, firstOfMonth, parameterOf } from '@puquio/domain'
import type { Random } from '../random.ts'
import { type Medium, type Measure, measuresIn } from './chemistry.ts'
import type { Point } from './points.ts'

export type Reported = {
  parameter: string
  method: string
  text: string
  value: number
  qualifier: '<' | null
  detectionLimit: number | null
}
export type SampleSeed = {
  station: string
  sampledAt: string
  sampledOn: string
  hasTime: boolean
  matrix: 'water' | 'air' | 'noise' | 'soil'
  type: 'normal' | 'duplicate' | 'field-blank' | 'trip-blank'
  code: string
  laboratory: 0 | 1
  report: string
  results: Reported[]
}

/** Results are in after so many days. */
const reportDays = 12
const months = 24

/** The days on which monitorings of a station were done with a sample, in their order. */
export type DoneDay = { on: string; isForLaboratory: boolean }

/**
 * The samples of a station in the two years up to today: one for each monitoring that was for a laboratory, and before
 * the first of them by the station's own rhythm, in a month with a monitoring on its day.
 */
export function makeSamples(
  station: string,
  point: Point,
  done: readonly DoneDay[],
  { today, random }: { today: string; random: Random },
): SampleSeed[] {
  const usualDay = random.whole(3, 24)
  const planned = done.filter(({ isForLaboratory }) => isForLaboratory).map(({ on }) => on)
  const firstMonth = planned[0]?.slice(0, 7) ?? '9999'
  return Array.from({ length: months + 1 }, (_, index) => months - index).flatMap((monthsAgo) => {
    const first = addMonths(firstOfMonth(today), -monthsAgo)
    const month = Number(first.slice(5, 7))
    const isOfMonth = (on: string) => on.startsWith(first.slice(0, 7))
    const usual = done.find(({ on }) => isOfMonth(on))?.on ?? addDays(first, usualDay)
    const isUsual = (month - 2) % point.everyMonths === 0
    const days =
      first.slice(0, 7) < firstMonth ? (isUsual ? [usual] : []) : planned.filter(isOfMonth)
    return days
      .filter((on) => on <= addDays(today, -reportDays))
      .flatMap((on, index) =>
        point.media.map((medium) =>
          makeSample(
            {
              station,
              point,
              medium,
              on,
              monthsAgo,
              isWet: month > 10 || month < 5,
              isFirstOfMonth: index === 0,
            },
            random,
          ),
        ),
      )
  })
}

/** Leaves out the newest sampling for a laboratory that should have reported by now: of each mine one is late. */
export function withoutLateReport(
  samples: readonly SampleSeed[],
  done: ReadonlyMap<string, readonly DoneDay[]>,
  { today, allowedDays }: { today: string; allowedDays: number },
): SampleSeed[] {
  const isAwaited = ({ station, sampledOn }: SampleSeed) =>
    done.get(station)?.some(({ on, isForLaboratory }) => isForLaboratory && on === sampledOn)
  const late = samples
    .filter((sample) => sample.sampledOn < addDays(today, -allowedDays) && isAwaited(sample))
    .toSorted((one, other) => other.sampledOn.localeCompare(one.sampledOn))[0]
  return samples.filter(
    ({ station, sampledOn }) => station !== late?.station || sampledOn !== late.sampledOn,
  )
}

type Visit = {
  station: string
  point: Point
  medium: Medium
  on: string
  monthsAgo: number
  isWet: boolean
  isFirstOfMonth: boolean
}

const matrices = { air: 'air', day: 'noise', night: 'noise', soil: 'soil' } as const
const suffixes: Partial<Record<Medium, string>> = { day: '-D', night: '-N' }

function makeSample(visit: Visit, random: Random): SampleSeed {
  const { station, medium, on, monthsAgo } = visit
  const matrix = medium in matrices ? matrices[medium as keyof typeof matrices] : 'water'
  const yearMonth = on.slice(2, 7).replace('-', '')
  const period = visit.isFirstOfMonth ? yearMonth : yearMonth + on.slice(8)
  // The other laboratory took over the waters a year ago; effluents, air, noise and soil were always its own.
  const laboratory = matrix === 'water' && medium !== 'effluent' && monthsAgo > 12 ? 0 : 1
  const hour = medium === 'night' ? 23 : random.whole(8, 16)
  const hasTime = matrix !== 'air'
  const numbers = drawNumbers(visit, random)
  return {
    station,
    sampledOn: on,
    sampledAt: `${on}T${hasTime ? `${two(hour)}:${two(random.whole(0, 11) * 5)}` : '00:00'}:00-05:00`,
    hasTime,
    matrix,
    type: 'normal',
    code: `${station}-${period}${suffixes[medium] ?? ''}`,
    laboratory,
    report: `IE-${yearMonth}-${two(random.whole(10, 99))}${two(random.whole(0, 99))}`,
    results: measuresIn(medium).map((measure) =>
      reported(measure, numbers.get(measure.parameter) as number, laboratory),
    ),
  }
}

/** A second sample of the same water, and blanks that went along: one parameter of each tells of a fault. */
export function makeChecks(sample: SampleSeed, random: Random): SampleSeed[] {
  const odd = random.pick(sample.results).parameter
  const duplicate = sample.results.map((result) => {
    if (result.qualifier !== null) return result
    const times = result.parameter === odd ? 1.35 : 1 + 0.03 * bell(random)
    return { ...result, ...written(result.parameter, result.value * times, sample.laboratory) }
  })
  const blank = (isFirst: boolean) =>
    sample.results.flatMap((result): Reported[] => {
      const { detectionLimit } = result
      if (detectionLimit === null) return []
      if (isFirst && result.parameter === 'zn-total')
        return [
          {
            ...result,
            ...written(result.parameter, detectionLimit * 3, sample.laboratory),
            qualifier: null,
          },
        ]
      return [{ ...result, ...below(detectionLimit, sample.laboratory) }]
    })
  const like = (type: SampleSeed['type'], suffix: string, results: Reported[]): SampleSeed => ({
    ...sample,
    type,
    code: sample.code + suffix,
    results,
  })
  return [
    like('duplicate', '-DUP', duplicate),
    like('field-blank', '-BC', blank(true)),
    like('trip-blank', '-BV', blank(false)),
  ]
}

/** The true numbers of a sample; a total and its dissolved part share their chance, so that one stays below the other. */
function drawNumbers({ point, medium, monthsAgo, isWet }: Visit, random: Random) {
  const isNatural = medium !== 'effluent' && medium !== 'domestic' && medium !== 'drinking'
  const season = isNatural
    ? isWet
      ? { ions: 0.86, solids: 1.6 }
      : { ions: 1.1, solids: 0.75 }
    : { ions: 1, solids: 1 }
  const shared = {
    ions: season.ions * Math.exp(0.09 * bell(random)),
    solids: season.solids * Math.exp(0.25 * bell(random)),
    dust: (isWet ? 0.75 : 1.15) * Math.exp(0.2 * bell(random)),
  }
  const chances = new Map<string, number>()
  const chanceOf = (parameter: string) => {
    const substance = parameter.replace(/-(?:total|dissolved)$/, '')
    const chance = chances.get(substance) ?? bell(random)
    chances.set(substance, chance)
    return chance
  }
  return new Map(
    measuresIn(medium).map((measure) => {
      const chance = chanceOf(measure.parameter)
      if (measure.isAdded)
        return [measure.parameter, measure.base + (point.plus ?? 0) + measure.spread * chance]
      const own = Math.exp(measure.spread * chance) * (point.times ?? 1)
      const common = measure.follows ? shared[measure.follows] : 1
      return [measure.parameter, measure.base * own * common * changeOf(measure, point, monthsAgo)]
    }),
  )
}

function changeOf(measure: Measure, { trends = [], incidents = [] }: Point, monthsAgo: number) {
  const isMeant = (of: (typeof trends)[number]['of']) =>
    Array.isArray(of) ? of.includes(measure.parameter) : of !== null && of === measure.follows
  const years = (months - monthsAgo) / 12
  const trend = trends.find(({ of }) => isMeant(of))?.timesPerYear ?? 1
  const incident =
    incidents.find((one) => one.monthsAgo === monthsAgo && isMeant(one.of))?.times ?? 1
  return trend ** years * incident
}

function reported(
  { parameter, method, limits }: Measure,
  number: number,
  laboratory: 0 | 1,
): Reported {
  const detectionLimit = limits[laboratory]
  const value =
    detectionLimit !== null && number < detectionLimit
      ? below(detectionLimit, laboratory)
      : written(parameter, number, laboratory)
  return { parameter, method, detectionLimit, ...value }
}

const below = (detectionLimit: number, laboratory: 0 | 1) => ({
  value: detectionLimit,
  qualifier: '<' as const,
  text: `<${asText(String(detectionLimit), laboratory)}`,
})

/** Three digits, and no more after the mark than the parameter has. */
function written(parameter: string, number: number, laboratory: 0 | 1) {
  const { decimals } = parameterOf(parameter as Measure['parameter'])
  const value = Number(Number(number.toPrecision(3)).toFixed(decimals))
  return { value, qualifier: null, text: asText(String(value), laboratory) }
}

/** The second laboratory writes a decimal comma. */
const asText = (number: string, laboratory: 0 | 1) =>
  laboratory === 1 ? number.replace('.', ',') : number

/** A number of the normal distribution, roughly: the sum of six of the even one. */
const bell = ({ next }: Random) =>
  (next() + next() + next() + next() + next() + next() - 3) * Math.SQRT2

const two = (number: number) => String(number).padStart(2, '0')
