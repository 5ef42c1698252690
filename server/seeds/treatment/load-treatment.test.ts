import { treatmentDayRoutes as api } from '@puquio/contract/laboratory/treatment-days'
import { treatmentPlantRoutes as plants } from '@puquio/contract/laboratory/neutralization'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seedProjectScope, seedScope } from '../../src/platform/db/scopes/system-scopes.ts'
import { buildMine } from '../../test/build.ts'
import { startTestApp, type TestApp } from '../../test/harness.ts'
import { loadTreatment } from './load-treatment.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-03-20T12:00:00-05:00' })
})
afterAll(() => puquio.close())

it('is a plant with a year of days and two products', async () => {
  const mine = await buildMine(puquio.database)
  const projectId = mine.project.id
  const { id: userId } = mine.admin
  await seedScope(puquio.platform).transaction((scope) =>
    loadTreatment(seedProjectScope(scope, { projectId, userId, timeZone: 'America/Lima' }), {
      author: userId,
      monitor: userId,
      today: '2026-03-20',
      stations: new Map([['YE-01', mine.station.id]]),
      effluent: 'YE-01',
    }),
  )
  const admin = await puquio.signIn(mine.admin)
  const params = { projectId }
  const [plant] = (await admin.call(plants.list, { params })).plants
  const of = { ...params, plantId: plant?.id ?? 0 }
  const found = await admin.call(api.consumption, { params: of, query: {} })
  expect(found.months).toHaveLength(12)
  expect(found.products).toHaveLength(2)
  expect(found.totals.products).toHaveLength(2)
  expect(found.totals.equivalent.kgM3).toBeGreaterThan(0.2)
})
