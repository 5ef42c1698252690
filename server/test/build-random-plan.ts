import { addDays, type Frequency, frequencies, marginDays } from '@puquio/domain'
import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import type { Database } from '../src/platform/db/database.ts'
import {
  buildComponent,
  buildFrequency,
  buildMonitoring,
  buildPlan,
  buildStation,
  type Row,
} from './build.ts'

/** A monitoring as the domain sees it, with the id of its row. */
export type RandomMonitoring = {
  id: number
  stationId: number
  componentId: number
  estimatedOn: string
  frequency: Frequency
  marginDays: number
  isDone: boolean
  doneOn: string | null
  sampleTaken: boolean | null
  isOmitted: boolean
  hasSuccessor: boolean
  rescheduledFromId: number | null
  type: 'scheduled' | 'additional' | 'rescheduled'
  isMishap: boolean
}

type Setting = { project: { id: number }; creator: { id: number }; seed: number; count: number }

/**
 * A plan of every kind of monitoring around 2026-02-15, with chains of reschedules. Beside those it returns
 * are some that were taken back, which nothing may count.
 */
export async function buildRandomPlan(
  database: Database,
  { project, creator, seed, count }: Setting,
) {
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]) => items[seededInteger(random, 0, items.length - 1)] as T
  const plan = await buildPlan(database, project, creator)
  const components = [
    await buildComponent(database, project),
    await buildComponent(database, project),
  ]
  const stations: Row[] = []
  for (let index = 0; index < 6; index++) stations.push(await buildStation(database, project))
  const frequencyIds = new Map<Frequency, number>()
  for (const rule of frequencies)
    frequencyIds.set(rule, (await buildFrequency(database, project, rule)).id)

  const monitorings: RandomMonitoring[] = []
  for (let number = 1; number <= count; number++) {
    const former = monitorings.at(-1)
    const replaced = former?.hasSuccessor ? former : null
    const frequency = replaced?.frequency ?? pick(frequencies)
    const estimatedOn = replaced
      ? addDays(replaced.estimatedOn, seededInteger(random, 1, 40))
      : addDays('2026-02-15', seededInteger(random, -60, 60))
    const isDone = random() < 0.35
    const isOmitted = random() < 0.15
    const one = {
      stationId: replaced?.stationId ?? pick(stations).id,
      componentId: pick(components).id,
      estimatedOn,
      frequency,
      marginDays: random() < 0.3 ? seededInteger(random, 0, 20) : marginDays(frequency),
      isDone,
      doneOn: isDone ? addDays(estimatedOn, seededInteger(random, -8, 8)) : null,
      sampleTaken: isDone ? random() < 0.8 : null,
      isOmitted,
      hasSuccessor: !isDone && !isOmitted && number < count && random() < 0.3,
      rescheduledFromId: replaced?.id ?? null,
      type: replaced ? 'rescheduled' : pick(['scheduled', 'additional'] as const),
      isMishap: random() < 0.1,
    } satisfies Omit<RandomMonitoring, 'id'>
    const parents = {
      project,
      plan,
      station: { id: one.stationId },
      component: { id: one.componentId },
    }
    const { id } = await buildMonitoring(database, parents, {
      frequencyId: frequencyIds.get(frequency),
      estimatedOn,
      marginDays: one.marginDays,
      actionCompleted: isDone,
      actionOn: one.doneOn,
      sampleTaken: one.sampleTaken,
      omittedAt: isOmitted ? '2026-02-01T12:00:00Z' : null,
      isRescheduled: one.hasSuccessor,
      rescheduledFromId: one.rescheduledFromId,
      type: one.type,
      isMishap: one.isMishap,
    })
    monitorings.push({ id, ...one })
    if (number % 7 === 0)
      await buildMonitoring(database, parents, {
        frequencyId: frequencyIds.get(frequency),
        estimatedOn: addDays(estimatedOn, number % 40),
        type: one.hasSuccessor ? 'additional' : 'rescheduled',
        rescheduledFromId: one.hasSuccessor ? null : id,
        isMishap: true,
        withdrawnAt: '2026-02-01T12:00:00Z',
        withdrawnReason: 'Por error',
      })
  }
  return { plan, stations, components, monitorings }
}
