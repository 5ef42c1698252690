import type { KeyFigure } from '@puquio/contract/boards/panel-data'
import { addDays, daysBetween, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { countActive } from '../alarms/service.ts'
import { countGroups } from '../commitments/service.ts'
import { plansShown } from '../plans/service.ts'
import { findVariables } from '../readings/service.ts'
import { countExceedances, latestResults, namesOfResult } from './results-store.ts'

export type KeyFigureQuery = {
  kind: KeyFigure['kind']
  stations?: number[] | undefined
  parameters?: number[] | undefined
  variables?: number[] | undefined
  plans?: number[] | undefined
  from?: string | undefined
  to?: string | undefined
}
type From = { scope: ProjectScope; telemetry: Platform['telemetry'] }

const nothing: Omit<KeyFigure, 'kind'> = {
  of: null,
  unit: '',
  decimals: null,
  now: null,
  before: null,
  beside: null,
  days: null,
}
const counted = (value: number) => ({ value, qualifier: null, at: null })
const total = (count: number) => ({ of: 'total', count }) as const

/** One number of a project with the one that it is compared with. */
export async function readKeyFigure(from: From, query: KeyFigureQuery): Promise<KeyFigure> {
  const found = await readers[query.kind](from, query)
  return { ...nothing, kind: query.kind, ...found }
}

const readers: Record<
  KeyFigure['kind'],
  (from: From, query: KeyFigureQuery) => Promise<Partial<KeyFigure>>
> = {
  result: ({ scope }, query) => ofResult(scope, query),
  reading: ofReading,
  exceedances: ({ scope }, query) => ofExceedances(scope, query),
  'plan-progress': ({ scope }, query) => ofPlans(scope, query),
  async alarms({ scope }, { stations }) {
    const { active, unacknowledged } = await countActive(scope, { stations })
    return { now: counted(active), beside: { of: 'unacknowledged', count: unacknowledged } }
  },
  async commitments({ scope }) {
    const groups = (await countGroups(scope, { group: 'state' })) ?? []
    const count = (...states: string[]) =>
      groups.filter(({ key }) => states.includes(key)).reduce((sum, one) => sum + one.count, 0)
    const verified = count('verified', 'in-force')
    return { now: counted(verified), beside: total(verified + count('proposed')) }
  },
}

/** The latest usable result of a parameter at a station, and the one before it. */
async function ofResult(scope: ProjectScope, query: KeyFigureQuery): Promise<Partial<KeyFigure>> {
  const [stationId, parameterId] = [query.stations?.[0], query.parameters?.[0]]
  if (stationId === undefined || parameterId === undefined) return {}
  const named = await namesOfResult(scope, { stationId, parameterId })
  if (!named) return {}
  const results = await latestResults(scope, { stationId, parameterId, to: query.to })
  const [now = null, before = null] = results.map(({ value, qualifier, sampledOn }) => ({
    value,
    qualifier,
    at: sampledOn,
  }))
  return { of: { place: named.code, name: named.name }, unit: named.unit, now, before }
}

const dayMs = 86_400_000
/** A reading of a day before may be so much older. */
const slackMs = 7_200_000

/** The newest reading of a variable, and the last good one that is a day older. */
async function ofReading({ scope, telemetry }: From, query: KeyFigureQuery) {
  const id = query.variables?.[0]
  if (id === undefined) return {}
  const [variable] = await findVariables(scope, [id])
  if (!variable) throw new Problem('NOT_FOUND')
  const { device, name, unit, decimals } = variable
  const shown = {
    of: { place: device.name, name: { es: name, en: name, fr: name, pt: name } },
    unit,
    decimals,
  }
  const [latest] = await telemetry.latest([id])
  if (!latest || latest.value === null) return shown
  const dayBeforeMs = latest.atMs - dayMs
  const [points] = await telemetry.points({
    variableIds: [id],
    fromMs: dayBeforeMs - slackMs,
    beforeMs: dayBeforeMs + 1,
    level: 'raw',
  })
  const { atMs = [], mean = [], n = [] } = points ?? {}
  const index = n.findLastIndex((count) => count > 0)
  const [beforeMs, before] = [atMs[index], mean[index]]
  return {
    ...shown,
    now: { value: latest.value, qualifier: null, at: new Date(latest.atMs).toISOString() },
    before:
      beforeMs === undefined || before === undefined
        ? null
        : { value: before, qualifier: null, at: new Date(beforeMs).toISOString() },
  }
}

/** Without a period the last thirty days. */
const usualDays = 30

/** How many results exceed in the period, and in the one of the same length before it. */
async function ofExceedances(
  scope: ProjectScope,
  query: KeyFigureQuery,
): Promise<Partial<KeyFigure>> {
  const to = query.to ?? todayIn(scope.timeZone, scope.clock.now())
  const from = query.from ?? addDays(to, 1 - usualDays)
  const length = daysBetween(from, to) + 1
  if (length < 1) return {}
  const { stations, parameters } = query
  const count = (days: { from: string; to: string }) =>
    countExceedances(scope, { stations, parameters, ...days })
  const now = await count({ from, to })
  const before = await count({ from: addDays(from, -length), to: addDays(from, -1) })
  return { now: counted(now), before: counted(before), days: { from, to } }
}

/** Done of due monitorings until today, of all the plans together. */
async function ofPlans(
  scope: ProjectScope,
  { plans }: KeyFigureQuery,
): Promise<Partial<KeyFigure>> {
  const found = await plansShown(scope, plans)
  const due = found.reduce((sum, { untilNow }) => sum + untilNow.due, 0)
  const done = found.reduce((sum, { untilNow }) => sum + untilNow.done, 0)
  if (due === 0) return {}
  return { unit: '%', decimals: 0, now: counted((100 * done) / due), beside: total(due) }
}
