import { planRoutes } from '@puquio/contract/plans'
import { userRoutes } from '@puquio/contract/users'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMember, buildPlan, buildProject, buildUser, type Row } from '../build.ts'
import { startTestApp, type TestApp } from '../harness.ts'
import { takeList } from '../workbooks/list-workbooks.ts'

/** Late on the 15th in Lima, and the 16th in Auckland for hours. */
const now = '2026-02-15T23:30:00-05:00'
const lastDay = '2026-02-15'

let puquio: TestApp
let lima: Row
let auckland: Row
beforeAll(async () => {
  puquio = await startTestApp({ now })
  lima = await buildProject(puquio.database)
  auckland = await buildProject(puquio.database, { timeZone: 'Pacific/Auckland' })
})
afterAll(() => puquio.close())

describe("today is the project's", () => {
  it('where a guest’s time ends', async () => {
    const guest = { isGuest: true, endsOn: lastDay }
    for (const [project, status, held] of [
      [lima, 200, 200],
      [auckland, 404, 204],
    ] as const) {
      const user = await buildMember(puquio.database, project, 'read', guest)
      const calls = await puquio.signIn(user)
      const params = { projectId: project.id }
      expect((await calls.send(planRoutes.list, { params })).statusCode).toBe(status)
      const admin = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
      const query = { user: user.id, project: project.id }
      expect((await admin.send(userRoutes.permissions, { query })).statusCode).toBe(held)
    }
  })

  it('in the name of an exported list and in the list of plans', async () => {
    for (const [project, today] of [
      [lima, '2026-02-15'],
      [auckland, '2026-02-16'],
    ] as const) {
      const admin = await buildMember(puquio.database, project, 'admin')
      await buildPlan(puquio.database, project, admin, { createdAt: now })
      const calls = await puquio.signIn(admin)
      const list = await takeList(calls, project.id, 'stations')
      expect(list.headers['content-disposition']).toContain(`Estaciones ${today}.xlsx`)
      const plans = await calls.send(planRoutes.workbook, {
        params: { projectId: project.id },
        query: { format: 'csv', language: 'es' },
      })
      expect(plans.body).toContain(`,${today},`)
    }
  })

  it('for a system administrator, too', async () => {
    const user = await buildUser(puquio.database, { isSystemAdmin: true })
    const system = await puquio.signIn(user)
    const list = await takeList(system, auckland.id, 'stations')
    expect(list.headers['content-disposition']).toContain('Estaciones 2026-02-16.xlsx')
  })
})
