import { planRoutes as api } from '@puquio/contract/plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildMember,
  buildMine,
  buildMonitoring,
  buildPlan,
  buildStation,
  buildUser,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let reader: Calls
let params: { projectId: number }

const done = { actionCompleted: true, actionOn: '2026-02-01' }
const monitorings: Record<string, [string, Record<string, unknown>?][]> = {
  'Cerrado en 2024': [['2024-03-01', done]],
  'Cerrado en 2025': [['2025-03-01', done], ['2025-04-01'], ['2025-05-01']],
  'En marcha': [['2026-01-02', done], ['2026-02-16'], ['2026-02-17'], ['2026-12-01']],
  'Por empezar en marzo': [['2026-03-02']],
  'Por empezar en mayo': [['2026-05-01'], ['2099-01-01', { isRescheduled: true }]],
  Vacío: [],
}

beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  const { project, admin } = mine
  params = { projectId: project.id }
  const user = await buildUser(puquio.database, { name: 'Ábel', lastName: 'Ríos' })
  reader = await puquio.signIn(await buildMember(puquio.database, project, 'read', { user }))
  for (const [title, dates] of Object.entries(monitorings)) {
    const creator = title === 'Vacío' ? user : admin
    const plan = await buildPlan(puquio.database, project, creator, { title, name: title })
    for (const [estimatedOn, columns] of dates) {
      const station = await buildStation(puquio.database, project)
      await buildMonitoring(
        puquio.database,
        { ...mine, plan, station },
        { estimatedOn, ...columns },
      )
    }
  }
})
afterAll(() => puquio.close())

/** Without the plan that every test's mine has. */
const titles = async (query: object) => {
  const { items } = await reader.call(api.list, { params, query })
  return items.map(({ title }) => title).filter((title) => title in monitorings)
}

describe('plans in an order', () => {
  it('show what runs first, then what starts next, then what closed last', async () => {
    expect(await titles({ sort: 'current' })).toEqual([
      'En marcha',
      'Por empezar en marzo',
      'Por empezar en mayo',
      'Vacío',
      'Cerrado en 2025',
      'Cerrado en 2024',
    ])
  })

  it.each([
    ['-monitorings', ['En marcha', 'Cerrado en 2025', 'Por empezar en mayo']],
    ['-stations', ['En marcha', 'Cerrado en 2025', 'Por empezar en mayo']],
    ['-near', ['En marcha', 'Vacío']],
    ['-unfulfilled', ['Cerrado en 2025', 'Vacío']],
    ['-general', ['Cerrado en 2024', 'Cerrado en 2025', 'En marcha']],
    ['untilNow', ['Cerrado en 2025', 'Cerrado en 2024', 'En marcha']],
    ['-status', ['Cerrado en 2025', 'Cerrado en 2024', 'En marcha']],
    ['createdBy', ['Vacío']],
  ])('by %s', async (sort, first) => {
    const found = await titles({ sort })
    expect(found.slice(0, first.length)).toEqual(first)
    expect(found).toHaveLength(Object.keys(monitorings).length)
  })

  it('put a plan without progress last, upwards and downwards', async () => {
    for (const sort of ['general', '-general'])
      expect((await titles({ sort })).at(-1)).toBe('Vacío')
  })

  it('count all before a page is cut', async () => {
    const query = { sort: '-unfulfilled', size: 1 } as const
    const { items, total } = await reader.call(api.list, { params, query })
    expect(items).toMatchObject([{ title: 'Cerrado en 2025', unfulfilled: 2 }])
    expect(total).toBe(Object.keys(monitorings).length + 1)
  })
})

describe('the years of plans', () => {
  it('are those of dates that count, of what the list shows', async () => {
    expect(await reader.call(api.years, { params, query: {} })).toEqual([2026, 2025, 2024])
    expect(await reader.call(api.years, { params, query: { annulled: true } })).toEqual([])
  })

  it('are not for strangers', async () => {
    expect((await puquio.nobody.refusal(api.years, { params, query: {} })).status).toBe(401)
    const other = await buildMine(puquio.database)
    const stranger = await puquio.signIn(other.admin)
    expect((await stranger.refusal(api.years, { params, query: {} })).status).toBe(404)
  })
})
