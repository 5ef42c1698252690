import { expect, test } from 'vitest'
import { seededInteger, seededRandom } from '../../test/seeded-random.ts'
import { type AlarmSample, initialAlarmState, stepAlarm, tickAlarm } from './evaluate.ts'
import { joins, type MeasuredCondition, operators, plainRule, type Watched } from './rules/rule.ts'
import { type AlarmPeriod, historicAlarms, lookBackMs, runHistory } from './run-history.ts'

// Vitest gives what the environment says; this workspace knows no Node.
const { env } = import.meta as ImportMeta & { env: Record<string, string | undefined> }
const isProof = env['PUQUIO_PROVE'] === 'full'
const histories = isProof ? 100_000 : 2000
/** Those of the full run that once found a difference take part in every run. */
const seeds = [...Array.from({ length: histories }, (_, at) => at + 1), 34_363]
const timeout = isProof ? 1_800_000 : 60_000

const intervalS = 600
const minuteMs = 60_000
const gapMs = 25 * minuteMs

type Random = () => number
const among = <T>(random: Random, all: readonly T[]): T =>
  all[seededInteger(random, 0, all.length - 1)] as T

const randomRule = (random: Random): Watched<MeasuredCondition> => {
  const [op1, op2] = [among(random, operators), among(random, operators)]
  const hasTwo = random() < 0.5
  const isOfEquality = [op1, ...(hasTwo ? [op2] : [])].some((op) => op === '=' || op === '≠')
  const kind =
    random() < 0.25
      ? { kind: 'rate' as const, windowS: among(random, [1800, 3600]) }
      : { kind: 'value' as const }
  return {
    ...kind,
    intervalS,
    op1,
    value1: seededInteger(random, 2, 6),
    join: hasTwo ? among(random, joins) : null,
    op2: hasTwo ? op2 : null,
    value2: hasTwo ? seededInteger(random, 2, 6) : null,
    onDelayS: among(random, [0, 0, 600, 1200, 1800, 5400]),
    inARow: among(random, [1, 1, 2, 3]),
    deadBand: isOfEquality ? 0 : among(random, [0, 0.5, 1, 2]),
    offDelayS: among(random, [0, 0, 600, 1500]),
  }
}

/** Samples in the order of their arrival: lost, late, reversed, repeated, bad ones, and a clock that is ahead. */
const randomArrivals = (random: Random): AlarmSample[] => {
  let atMs = Date.parse('2026-02-01T00:00Z') + seededInteger(random, 0, 600) * 1000
  let value = seededInteger(random, 2, 6)
  const measured = Array.from({ length: seededInteger(random, 5, 60) }, () => {
    const isLost = random() < 0.1
    atMs += (isLost ? seededInteger(random, 2, 5) : 1) * intervalS * 1000
    if (random() < 0.2) atMs += seededInteger(random, -60, 60) * 1000
    value = Math.min(8, Math.max(0, value + seededInteger(random, -4, 4) / 2))
    return {
      atMs,
      ...(random() < 0.07
        ? badValue(random, value)
        : { value, quality: among(random, ['good', 'good', 'corrected'] as const) }),
    }
  })
  const order = measured.map((sample, at) => ({ sample, at }))
  for (let chunks = seededInteger(random, 0, 3); chunks > 0; chunks--) {
    const from = seededInteger(random, 0, order.length - 1)
    const chunk = order.splice(from, seededInteger(random, 1, 10))
    if (random() < 0.4) chunk.reverse()
    order.splice(seededInteger(random, 0, order.length), 0, ...chunk)
  }
  let receivedAtMs = 0
  const arrivals = order.flatMap(({ sample }) => {
    receivedAtMs = Math.max(receivedAtMs, sample.atMs) + seededInteger(random, 0, 120) * 1000
    return [{ ...sample, receivedAtMs }]
  })
  // A clock that is ahead by no more than it may: what it says was received before.
  if (random() < 0.3)
    for (const [at, sample] of arrivals.entries()) {
      const earliest = Math.max(arrivals[at - 1]?.receivedAtMs ?? 0, sample.atMs - 5 * minuteMs)
      if (random() < 0.3 && earliest < sample.receivedAtMs) sample.receivedAtMs = earliest
    }
  for (let repeats = seededInteger(random, 0, 4); repeats > 0; repeats--) {
    const from = seededInteger(random, 0, arrivals.length - 1)
    const to = seededInteger(random, from + 1, arrivals.length)
    const repeated = { ...(arrivals[from] as AlarmSample) }
    // What is stored already is not given again; one that is ahead would count as of another time.
    if (repeated.atMs > repeated.receivedAtMs) continue
    if (isUsable(repeated)) repeated.value = 9
    repeated.receivedAtMs = arrivals[to - 1]?.receivedAtMs ?? 0
    arrivals.splice(to, 0, repeated as (typeof arrivals)[number])
  }
  if (random() < 0.1) {
    const to = seededInteger(random, 0, arrivals.length)
    const ofYear2036 = {
      atMs: Date.parse('2036-01-01'),
      value: 5,
      quality: 'good' as const,
      receivedAtMs: 0,
    }
    arrivals.splice(to, 0, { ...ofYear2036, receivedAtMs: arrivals[to]?.receivedAtMs ?? 0 })
  }
  return arrivals
}

const badValue = (random: Random, value: number) =>
  among(random, [
    { value: Number.NaN, quality: 'good' as const },
    { value: null, quality: 'good' as const },
    { value: Infinity, quality: 'good' as const },
    { value, quality: 'suspect' as const },
    { value, quality: 'clock' as const },
    { value, quality: 'simulated' as const },
  ])

const isUsable = ({ value, quality, atMs, receivedAtMs }: AlarmSample): boolean =>
  ['good', 'corrected'].includes(quality) &&
  Number.isFinite(value) &&
  atMs - receivedAtMs <= 5 * minuteMs

const isAhead = ({ atMs, receivedAtMs }: AlarmSample) => atMs > receivedAtMs
/** What is ahead of its receipt counts as measured then, after what was measured before it. */
type Known = { atMs: number; ownMs: number; value: number }
const known = (samples: readonly AlarmSample[]): Known[] =>
  samples.filter(isUsable).map((sample) => ({
    atMs: countedMs(sample),
    ownMs: sample.atMs,
    value: sample.value as number,
  }))
const countedMs = ({ atMs, receivedAtMs }: AlarmSample) =>
  atMs > receivedAtMs ? receivedAtMs : atMs
const isBefore = (one: Known, other: Known): boolean =>
  one.atMs < other.atMs || (one.atMs === other.atMs && one.ownMs < other.ownMs)

/** What was newest of its variable when it came. */
const newestOnArrival = (arrivals: readonly AlarmSample[]): Known[] => {
  const usable = known(arrivals)
  return usable.filter((one, at) => usable.slice(0, at).every((before) => isBefore(before, one)))
}

/** Each time once, as it came first, in the order in which they count. */
const stored = (arrivals: readonly AlarmSample[]): AlarmSample[] =>
  arrivals
    .filter((one, at) => arrivals.findIndex(({ atMs }) => atMs === one.atMs) === at)
    .toSorted((one, other) => countedMs(one) - countedMs(other) || one.atMs - other.atMs)

const naiveCompare = {
  '>': (measure: number, limit: number, band: number) => measure > limit - band,
  '≥': (measure: number, limit: number, band: number) => measure >= limit - band,
  '<': (measure: number, limit: number, band: number) => measure < limit + band,
  '≤': (measure: number, limit: number, band: number) => measure <= limit + band,
  '=': (measure: number, limit: number) => measure === limit,
  '≠': (measure: number, limit: number) => measure !== limit,
}

const naiveMeets = (rule: MeasuredCondition, measure: number, band: number): boolean => {
  const first = naiveCompare[rule.op1](measure, rule.value1, band)
  if (rule.op2 === null || rule.value2 === null) return first
  const second = naiveCompare[rule.op2](measure, rule.value2, band)
  return rule.join === 'and' ? first && second : first || second
}

const naiveMeasures = (rule: MeasuredCondition, samples: readonly Known[]): (number | null)[] =>
  samples.map(({ atMs, value }) => {
    if (rule.kind === 'value') return value
    const partMs = (rule.windowS * 1000) / 60
    const begin = Math.floor(atMs / partMs) - 60
    const first = samples.find((one) => Math.floor(one.atMs / partMs) >= begin)
    if (first === undefined || atMs - first.atMs < rule.windowS * 500) return null
    return ((value - first.value) * 3_600_000) / (atMs - first.atMs)
  })

/** Looks back over the whole history at each sample. */
const naiveAlarms = (
  rule: Watched<MeasuredCondition>,
  samples: readonly Known[],
): AlarmPeriod[] => {
  const measures = naiveMeasures(rule, samples)
  const timeOf = (at: number) => samples[at]?.atMs ?? Number.NaN
  const alarms: AlarmPeriod[] = []
  let begin = 0
  for (const at of samples.keys()) {
    const open = alarms.find(({ clearedAtMs }) => clearedAtMs === null)
    const speaks = (measure: number) =>
      open ? !naiveMeets(rule, measure, rule.deadBand) : naiveMeets(rule, measure, 0)
    const measure = measures[at] ?? null
    if (measure === null || !speaks(measure)) continue
    const run: number[] = []
    for (let back = at; back >= begin; back--) {
      const earlier = measures[back] ?? null
      if (earlier !== null && !speaks(earlier)) break
      if (earlier !== null) run.unshift(back)
      if (timeOf(back) - timeOf(back - 1) > gapMs) break
    }
    const lastedS = (timeOf(at) - timeOf(run[0] ?? at)) / 1000
    if (open ? lastedS < rule.offDelayS : lastedS < rule.onDelayS || run.length < rule.inARow)
      continue
    if (open) open.clearedAtMs = timeOf(at)
    else alarms.push({ raisedAtMs: timeOf(at), clearedAtMs: null })
    begin = at + 1
  }
  return alarms
}

const meet = (one: AlarmPeriod, other: AlarmPeriod): boolean =>
  one.raisedAtMs <= (other.clearedAtMs ?? Infinity) &&
  other.raisedAtMs <= (one.clearedAtMs ?? Infinity)

/** Another process takes over before each sample. */
const liveAlarms = (rule: Watched, arrivals: readonly AlarmSample[]): AlarmPeriod[] => {
  const alarms: AlarmPeriod[] = []
  let text = JSON.stringify(initialAlarmState)
  let newest: Known = { atMs: -Infinity, ownMs: -Infinity, value: 0 }
  for (const sample of arrivals) {
    const before = JSON.parse(text)
    const { state, transition, isLate } = stepAlarm(rule, before, sample)
    const [usable] = known([sample])
    const isNew = usable !== undefined && isBefore(newest, usable)
    if (isLate !== (usable !== undefined && isBefore(usable, newest))) throw new Error('late')
    if ((state !== before) !== isNew) throw new Error('another state without anything new')
    if (isNew) newest = usable
    const active = alarms.find(({ clearedAtMs }) => clearedAtMs === null)
    if (transition?.kind === 'raised') {
      if (active) throw new Error('two active alarms')
      alarms.push({ raisedAtMs: transition.atMs, clearedAtMs: null })
    } else if (transition) {
      if (active?.raisedAtMs !== transition.raisedAtMs) throw new Error('cleared another alarm')
      active.clearedAtMs = transition.atMs
    }
    text = JSON.stringify(state)
  }
  return alarms
}

test(
  `${histories} random histories raise what looking back over all of each raises`,
  () => {
    const seen = { live: 0, historic: 0, rates: 0, delayed: 0, stretches: 0, ahead: 0 }
    for (const seed of seeds) {
      const random = seededRandom(seed)
      const rule = randomRule(random)
      const arrivals = randomArrivals(random)
      const about = `seed ${seed}: ${JSON.stringify(rule)}`

      const live = liveAlarms(rule, arrivals)
      expect(live, about).toEqual(naiveAlarms(rule, newestOnArrival(arrivals)))

      const history = stored(arrivals)
      const all = naiveAlarms(rule, known(history))
      expect(runHistory(rule, arrivals, 0).alarms, about).toEqual(all)
      const apart = all.filter((one) => !live.some((other) => meet(one, other)))
      expect(historicAlarms(rule, arrivals, live, -Infinity), about).toEqual(apart)

      // What a stretch tells is what the whole history tells of it.
      const lateMs = countedMs(among(random, history))
      const stretch = history.filter((one) => countedMs(one) >= lateMs - lookBackMs(rule))
      const earlier = all.filter(({ raisedAtMs }) => raisedAtMs < lateMs)
      const later = all.filter(({ raisedAtMs }) => raisedAtMs >= lateMs)
      expect(historicAlarms(rule, stretch, earlier, lateMs), about).toEqual(later)

      seen.live += live.length
      seen.historic += apart.length
      seen.rates += rule.kind === 'rate' ? live.length : 0
      seen.delayed += rule.onDelayS > 0 && rule.inARow > 1 ? live.length : 0
      seen.ahead += live.length > 0 && all.length > 0 && arrivals.some(isAhead) ? 1 : 0
      seen.stretches += stretch.length < history.length ? later.length : 0
    }
    for (const [what, count] of Object.entries(seen))
      expect(count, what).toBeGreaterThan(histories / 50)
  },
  timeout,
)

test(
  `${histories} random histories of silence`,
  () => {
    let raised = 0
    for (const seed of seeds) {
      const random = seededRandom(seed)
      const toleranceS = seededInteger(random, 1, 3) * intervalS + 300
      const rule = {
        ...plainRule,
        kind: 'noData',
        intervals: (toleranceS - 300) / intervalS,
        graceS: 300,
        intervalS,
      } as const
      const samples = stored(randomArrivals(random))
        .filter(isUsable)
        .toSorted((one, other) => one.receivedAtMs - other.receivedAtMs)
      const startMs = samples[0]?.receivedAtMs ?? 0
      const ticks = Array.from(
        { length: 60 },
        (_, at) => startMs + at * 7 * minuteMs + seededInteger(random, 0, 60) * 1000,
      )
      const awayMs = startMs + seededInteger(random, 0, 400) * minuteMs
      const listeningAt = (nowMs: number) => (nowMs < awayMs ? startMs : awayMs)

      const expected: AlarmPeriod[] = []
      const found: AlarmPeriod[] = []
      let text = JSON.stringify(initialAlarmState)
      const events = [...samples.map((sample) => sample.receivedAtMs), ...ticks].toSorted(
        (one, other) => one - other,
      )
      for (const nowMs of new Set(events)) {
        const take = ({ state, transition }: ReturnType<typeof tickAlarm>) => {
          if (transition?.kind === 'raised')
            found.push({ raisedAtMs: transition.atMs, clearedAtMs: null })
          else if (transition) (found.at(-1) as AlarmPeriod).clearedAtMs = transition.atMs
          text = JSON.stringify(state)
        }
        for (const sample of samples.filter(({ receivedAtMs }) => receivedAtMs === nowMs))
          take(stepAlarm(rule, JSON.parse(text), sample))
        if (ticks.includes(nowMs))
          take(tickAlarm(rule, JSON.parse(text), nowMs, listeningAt(nowMs)))

        const heardMs = Math.max(
          ...samples.map(({ receivedAtMs }) => receivedAtMs).filter((one) => one <= nowMs),
          startMs,
        )
        const open = expected.find(({ clearedAtMs }) => clearedAtMs === null)
        const dueMs = Math.max(heardMs, listeningAt(nowMs)) + toleranceS * 1000
        if (open && heardMs === nowMs) open.clearedAtMs = nowMs
        else if (!open && ticks.includes(nowMs) && nowMs > dueMs)
          expected.push({ raisedAtMs: dueMs, clearedAtMs: null })
      }
      expect(found, `seed ${seed}`).toEqual(expected)
      raised += found.length
    }
    expect(raised).toBeGreaterThan(histories / 10)
  },
  timeout,
)
