import { planRoutes as api } from '@puquio/contract/plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  buildMember,
  buildMine,
  buildMonitoring,
  buildPlan,
  buildProject,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let reader: Calls
let params: { projectId: number }

beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  admin = await puquio.signIn(mine.admin)
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  params = { projectId: mine.project.id }
})
afterAll(() => puquio.close())

const planWith = async (title: string, ...dates: string[]) => {
  const plan = await buildPlan(puquio.database, mine.project, mine.admin, { title, name: title })
  for (const estimatedOn of dates)
    await buildMonitoring(
      puquio.database,
      { ...mine, plan },
      { estimatedOn, frequencyId: mine.frequency.id },
    )
  return plan
}
const titles = async (query: object) =>
  (await reader.call(api.list, { params, query })).items.map(({ title }) => title)

describe('the list of plans', () => {
  it('filters by the computed status, by year and by words without accents', async () => {
    await planWith('Plan futuro de Minería', '2026-02-16', '2026-12-01')
    await planWith('Plan en marcha', '2026-02-15', '2026-02-15')
    await planWith('Plan cerrado', '2024-01-01', '2025-02-14')
    await planWith('Plan vacío')
    expect(await titles({ status: 'in-creation', search: 'plan', sort: 'title' })).toEqual(
      expect.arrayContaining(['Plan futuro de Minería', 'Plan vacío']),
    )
    expect(await titles({ status: 'in-execution' })).toEqual(['Plan en marcha'])
    expect(await titles({ status: 'closed' })).toEqual(['Plan cerrado'])
    expect(await titles({ year: 2024 })).toEqual(['Plan cerrado'])
    expect(await titles({ search: 'MINERIA' })).toEqual(['Plan futuro de Minería'])
    expect(await titles({ search: '%' })).toEqual([])
  })

  it('sorts and pages, and counts all', async () => {
    const all = await titles({ sort: 'firstOn', size: 100 })
    expect(all[0]).toBe('Plan cerrado')
    expect(all.at(-1)).toBe('Plan vacío')
    const second = await reader.call(api.list, {
      params,
      query: { sort: 'firstOn', page: 2, size: 2 },
    })
    expect(second.items.map(({ title }) => title)).toEqual(all.slice(2, 4))
    expect(second.total).toBe(all.length)
    const beyond = await reader.call(api.list, { params, query: { page: 50, size: 20 } })
    expect(beyond).toEqual({ items: [], total: all.length })
    expect((await titles({ sort: '-monitorings' }))[0]).not.toBe('Plan vacío')
  })

  it('counts what is near and unfulfilled, stations and commitments', async () => {
    const plan = await planWith(
      'Plan contado',
      '2026-02-10',
      '2026-02-12',
      '2026-02-18',
      '2026-02-19',
    )
    await buildMonitoring(
      puquio.database,
      { ...mine, plan },
      {
        commitment: 'EIA-d 4.2',
        estimatedOn: '2026-02-01',
        actionCompleted: true,
        actionOn: '2026-02-02',
        marginDays: 3,
      },
    )
    const read = await reader.call(api.get, { params: { ...params, planId: plan.id } })
    expect(read).toMatchObject({
      status: 'in-execution',
      monitorings: 5,
      stations: 1,
      near: 2,
      unfulfilled: 1,
      commitments: 1,
      started: false,
      firstOn: '2026-02-01',
      lastOn: '2026-02-19',
      general: { done: 1, due: 5, onTime: 1, omitted: 0, ratio: 0.2 },
      untilNow: { done: 1, due: 3, onTime: 1, omitted: 0, ratio: 1 / 3 },
    })
  })

  it('tells which commitments a plan serves, with the progress of each', async () => {
    const plan = await planWith('Plan con compromisos')
    const at = (columns: Record<string, unknown>) =>
      buildMonitoring(
        puquio.database,
        { ...mine, plan },
        { commitment: 'EIA-d 4.2', instrument: 'EIA-d 2014', ...columns },
      )
    await at({ estimatedOn: '2026-02-01', actionCompleted: true, actionOn: '2026-02-20' })
    await at({ estimatedOn: '2026-03-01' })
    await at({ estimatedOn: '2026-03-02', commitment: null })
    const found = await reader.call(api.commitments, { params: { ...params, planId: plan.id } })
    expect(found).toEqual([
      {
        name: 'EIA-d 4.2',
        instrument: 'EIA-d 2014',
        commitmentId: null,
        monitorings: 2,
        stations: 1,
        general: { done: 1, due: 2, onTime: 0, omitted: 0, ratio: 0.5 },
        untilNow: { done: 1, due: 1, onTime: 0, omitted: 0, ratio: 1 },
      },
    ])
  })

  it('comes as a workbook and as text, in the language asked for', async () => {
    const workbook = await reader.send(api.workbook, {
      params,
      query: { language: 'fr', sort: 'firstOn' },
    })
    expect(workbook.headers['content-disposition']).toContain('Plans de suivi.xlsx')
    expect(workbook.rawPayload.subarray(0, 2).toString()).toBe('PK')
    const text = await reader.send(api.workbook, {
      params,
      query: { format: 'csv', language: 'es', status: 'closed' },
    })
    expect(text.body).toMatch(/^\ufeffPlan,Estado,Primera fecha/)
    expect(text.body).toContain('Plan cerrado,Cerrado,2024-01-01')
  })

  it('writes the whole row of a plan, an annulled one as annulled', async () => {
    const own = await buildMine(puquio.database)
    const calls = await puquio.signIn(own.admin)
    const rowsOf = async (query: object) => {
      const file = await calls.send(api.workbook, {
        params: { projectId: own.project.id },
        query: { format: 'csv', language: 'es', ...query },
      })
      return file.body.replace('\ufeff', '').trimEnd().split('\r\n')
    }
    const plan = await buildPlan(puquio.database, own.project, own.admin, { title: 'Plan entero' })
    const at = (estimatedOn: string, columns: object = {}) =>
      buildMonitoring(puquio.database, { ...own, plan }, { estimatedOn, ...columns })
    await at('2026-02-01', { actionCompleted: true, actionOn: '2026-02-02' })
    await at('2026-02-02')
    await at('2026-02-16')
    const [heading, ...rows] = await rowsOf({ search: 'entero' })
    expect([heading, ...rows]).toEqual([
      'Plan,Estado,Primera fecha,Última fecha,Estaciones,Monitoreos,Realizados,Avance general (%),Avance a la fecha (%),A tiempo,Omitidos,Cercanos,Incumplidos,Creado el,Creado por',
      'Plan entero,En ejecución,2026-02-01,2026-02-16,1,3,1,33.3,50,1,0,1,1,2026-01-01,Rosa Quispe',
    ])
    const wrong = await buildPlan(puquio.database, own.project, own.admin, {
      title: 'Plan errado',
      annulledAt: '2026-02-10T12:00:00Z',
      annulledBy: own.admin.id,
      annulledReason: 'Se cargó dos veces',
    })
    await buildMonitoring(puquio.database, { ...own, plan: wrong }, { estimatedOn: '2026-02-15' })
    const [, ...annulled] = await rowsOf({ annulled: true })
    expect(annulled).toEqual([
      'Plan errado,Anulado,2026-02-15,2026-02-15,1,1,0,0,0,0,0,1,0,2026-01-01,Rosa Quispe,Se cargó dos veces',
    ])
  })
})

describe('one plan', () => {
  it('takes another title at its version, and a name of its own', async () => {
    const [first, second] = [await planWith('Plan uno'), await planWith('Plan dos')]
    const one = { ...params, planId: second.id }
    const edited = await admin.call(api.edit, {
      params: one,
      body: { title: ' Plan uno ', version: 1 },
    })
    expect(edited).toMatchObject({ title: 'Plan uno', name: 'Plan uno (2)', version: 2 })
    const refusal = await admin.refusal(api.edit, {
      params: one,
      body: { title: 'Plan tres', version: 1 },
    })
    expect(refusal).toMatchObject({ status: 409, problem: 'CHANGED_MEANWHILE' })
    const empty = await admin.refusal(api.edit, { params: one, body: { title: '  ', version: 2 } })
    expect(empty.fields).toEqual([{ path: 'title', code: 'required', params: {} }])
    expect((await admin.call(api.get, { params: { ...params, planId: first.id } })).name).toBe(
      'Plan uno',
    )
  })
})

describe('who may', () => {
  it('nobody who is not signed in', async () => {
    const planId = mine.plan.id
    for (const route of [api.list, api.workbook])
      expect((await puquio.nobody.send(route, { params })).statusCode).toBe(401)
    for (const route of [api.get, api.edit, api.annul, api.commitments])
      expect(
        (await puquio.nobody.send(route, { params: { ...params, planId }, body: {} })).statusCode,
      ).toBe(401)
  })

  it('a reader reads, and edits or annuls nothing', async () => {
    const one = { ...params, planId: mine.plan.id }
    expect((await reader.call(api.get, { params: one })).id).toBe(mine.plan.id)
    expect(
      (await reader.refusal(api.edit, { params: one, body: { title: 'X', version: 1 } })).status,
    ).toBe(403)
    expect((await reader.refusal(api.annul, { params: one, body: { reason: 'X' } })).status).toBe(
      403,
    )
  })

  it('another project finds nothing', async () => {
    const other = await buildProject(puquio.database)
    const stranger = await puquio.signIn(await buildMember(puquio.database, other, 'admin'))
    const theirs = { projectId: other.id, planId: mine.plan.id }
    for (const at of [theirs, { ...params, planId: mine.plan.id }]) {
      expect((await stranger.refusal(api.get, { params: at })).status).toBe(404)
      expect((await stranger.refusal(api.commitments, { params: at })).status).toBe(404)
      expect(
        (await stranger.refusal(api.edit, { params: at, body: { title: 'X', version: 1 } })).status,
      ).toBe(404)
      expect(
        (await stranger.refusal(api.annul, { params: at, body: { reason: 'X' } })).status,
      ).toBe(404)
    }
    expect((await stranger.refusal(api.list, { params })).status).toBe(404)
    expect(
      (await stranger.call(api.list, { params: { projectId: other.id }, query: {} })).items,
    ).toEqual([])
  })
})
