import { monitoringRoutes } from '@puquio/contract/monitorings'
import { planRoutes } from '@puquio/contract/plans'
import { referenceRoutes } from '@puquio/contract/reference'
import { scheduleRoutes } from '@puquio/contract/schedule'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { afterChange } from './after-change.ts'
import { readAnew, routeKey } from './use-api.ts'

const shown = {
  schedule: scheduleRoutes.month,
  combinations: scheduleRoutes.combinations,
  map: scheduleRoutes.map,
  plan: planRoutes.get,
  plans: planRoutes.list,
  commitments: planRoutes.commitments,
  monitoring: monitoringRoutes.get,
  monitorings: monitoringRoutes.list,
  evidence: monitoringRoutes.evidence,
  history: monitoringRoutes.history,
  lists: referenceRoutes.all,
  list: referenceRoutes.list,
  stations: referenceRoutes.stations,
}
const schedule = ['schedule', 'combinations', 'map']
const plan = ['plan', 'plans', 'commitments']
const monitorings = ['monitoring', 'monitorings', 'evidence', 'history']
const lists = ['lists', 'list', 'stations']

it.each([
  ['monitorings', [...schedule, ...plan, ...monitorings]],
  ['plan', [...schedule, ...plan]],
  ['planImport', [...schedule, ...plan, ...monitorings, ...lists]],
  ['reference', [...schedule, ...monitorings, ...lists]],
] as const)('a change of %s makes what shows it old', async (changed, old) => {
  const client = new QueryClient()
  for (const route of Object.values(shown)) client.setQueryData([...routeKey(route), {}], 'read')
  await readAnew(client, afterChange[changed])
  const isOld = (route: (typeof shown)[keyof typeof shown]) =>
    client.getQueryState([...routeKey(route), {}])?.isInvalidated
  const found = Object.entries(shown).flatMap(([name, route]) => (isOld(route) ? [name] : []))
  expect(found).toEqual(old)
})
