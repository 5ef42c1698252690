import type { AnyRoute } from '@puquio/contract'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { deliveryRoutes } from '@puquio/contract/notifications/deliveries'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { planRoutes } from '@puquio/contract/plans'
import { projectRoutes } from '@puquio/contract/projects'
import { referenceRoutes } from '@puquio/contract/reference'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'
import { routeKey } from './api-query.ts'

const shown = {
  schedule: scheduleRoutes.month,
  combinations: scheduleRoutes.combinations,
  map: scheduleRoutes.map,
  plan: planRoutes.get,
  plans: planRoutes.list,
  years: planRoutes.years,
  commitments: planRoutes.commitments,
  monitoring: monitoringRoutes.get,
  monitorings: monitoringRoutes.list,
  evidence: monitoringRoutes.evidence,
  history: monitoringRoutes.history,
  lists: referenceRoutes.all,
  list: referenceRoutes.list,
  stations: referenceRoutes.stations,
  mails: deliveryRoutes.list,
  project: projectRoutes.get,
  import: planImportRoutes.get,
  preview: planImportRoutes.preview,
}
const schedule = ['schedule', 'combinations', 'map']
const plan = ['plan', 'plans', 'years', 'commitments']
const monitorings = ['monitoring', 'monitorings', 'evidence', 'history']
const lists = ['lists', 'list', 'stations']

/** What a change makes stale; the others that change monitorings, lists or stations the same. */
const changes: [change: AnyRoute, stale: string[]][] = [
  ...[
    monitoringRoutes.followUp,
    monitoringRoutes.markMany,
    monitoringRoutes.reschedule,
    monitoringRoutes.add,
    monitoringRoutes.omitStation,
    monitoringRoutes.removeEvidence,
  ].map((one): [AnyRoute, string[]] => [one, [...schedule, ...plan, ...monitorings]]),
  ...[planRoutes.edit, planRoutes.annul].map((one): [AnyRoute, string[]] => [
    one,
    [...schedule, ...plan],
  ]),
  [planImportRoutes.save, [...schedule, ...plan, ...monitorings, ...lists, 'import']],
  [planImportRoutes.correct, ['preview']],
  [planImportRoutes.discard, []],
  ...[
    referenceRoutes.create,
    referenceRoutes.edit,
    referenceRoutes.retire,
    referenceRoutes.restore,
    referenceRoutes.remove,
    referenceRoutes.loadDefaults,
    referenceRoutes.createStation,
    referenceRoutes.editStation,
    referenceRoutes.retireStation,
    referenceRoutes.restoreStation,
    referenceRoutes.removeStation,
  ].map((one): [AnyRoute, string[]] => [one, [...schedule, ...monitorings, ...lists]]),
  [deliveryRoutes.retryMail, ['mails']],
  // The outbox names the projects.
  [projectRoutes.edit, ['mails', 'project']],
]

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const readAll = () => {
  for (const route of Object.values(shown))
    queryClient.setQueryData([...routeKey(route), {}], 'read')
}
const staleNow = () =>
  Object.entries(shown).flatMap(([name, route]) =>
    queryClient.getQueryState([...routeKey(route), {}])?.isInvalidated ? [name] : [],
  )
const params = { projectId: 1, planId: 1, monitoringId: 1, stationId: 1, itemId: 1, fileId: 1 }
const input = { params: { ...params, mailId: 1, list: 'components', key: 'one' }, body: {} }
const send = call as (route: AnyRoute, given: object) => Promise<unknown>

it.each(changes.map(([route, stale]) => [`${route.method} ${route.path}`, route, stale] as const))(
  '%s makes what shows it stale',
  async (_, route, stale) => {
    readAll()
    vi.stubGlobal('fetch', async () => new Response('{}'))
    await send(route, input)
    expect(staleNow()).toEqual(stale)
  },
)

it('leaves what was read as it is where a change is refused, and where nothing changes', async () => {
  readAll()
  vi.stubGlobal('fetch', async () => new Response('{"status":409,"code":409}', { status: 409 }))
  await expect(send(planRoutes.annul, input)).rejects.toMatchObject({ status: 409 })
  vi.stubGlobal('fetch', async () => new Response('{}'))
  await send(planRoutes.get, input)
  expect(staleNow()).toEqual([])
})
