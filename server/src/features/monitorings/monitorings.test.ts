import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { planRoutes } from '@puquio/contract/plans'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildMember,
  buildMonitoring,
  buildPlan,
  buildProject,
  buildStation,
} from '../../../test/build.ts'
import { filledForm as form, monitoringSetting } from '../../../test/monitoring-setting.ts'
import type { Calls } from '../../../test/send.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
let mine: typeof setting.mine
let projectId: number
let onPlan: typeof setting.onPlan
let admin: Calls
let writer: Calls
let reader: Calls
let puquio: typeof setting.puquio
beforeAll(async () => {
  setting = await monitoringSetting()
  ;({ mine, projectId, onPlan, admin, writer, reader, puquio } = setting)
})
afterAll(() => setting.puquio.close())
/** A new monitoring for each test. */
let one: Awaited<ReturnType<typeof setting.buildOne>>
beforeEach(async () => {
  one = await setting.buildOne()
})

describe('the list of monitorings', () => {
  it('filters by month, status, station, mishap and words', async () => {
    const station = await buildStation(puquio.database, mine.project, {
      code: 'RÍO-77',
      name: 'Quebrada Honda',
    })
    const plan = await buildPlan(puquio.database, mine.project, mine.admin)
    const at = (columns: Record<string, unknown>) =>
      buildMonitoring(puquio.database, { ...mine, station, plan }, columns)
    await at({ estimatedOn: '2026-01-31', isMishap: true })
    await at({ estimatedOn: '2026-02-28' })
    await at({ estimatedOn: '2026-03-01', commitment: 'Compromiso único' })
    const params = { projectId, planId: plan.id }
    const dates = async (query: object) =>
      (await reader.call(api.list, { params, query })).items.map(({ estimatedOn }) => estimatedOn)
    expect(await dates({ month: '2026-02' })).toEqual(['2026-02-28'])
    expect(await dates({ status: 'unfulfilled' })).toEqual(['2026-01-31'])
    expect(await dates({ isMishap: true })).toEqual(['2026-01-31'])
    expect(await dates({ search: 'rio-77', sort: '-estimatedOn', size: 2 })).toEqual([
      '2026-03-01',
      '2026-02-28',
    ])
    expect(await dates({ search: 'UNICO' })).toEqual(['2026-03-01'])
    expect(await dates({ stations: [mine.station.id] })).toEqual([])
    expect(await dates({ stations: [mine.station.id, station.id], sort: 'status' })).toHaveLength(3)
  })
})

describe('monitorings by their ids', () => {
  it('answers those of the plan, and of no other', async () => {
    const plan = await buildPlan(puquio.database, mine.project, mine.admin)
    const [a, b, c] = [
      await buildMonitoring(puquio.database, { ...mine, plan }),
      await buildMonitoring(puquio.database, { ...mine, plan }),
      await buildMonitoring(puquio.database, mine),
    ]
    const params = { projectId, planId: plan.id }
    const found = await reader.call(api.list, { params, query: { ids: [b.id, c.id] } })
    expect(found).toMatchObject({ total: 1, items: [{ id: b.id, version: 1 }] })
    const all = await reader.call(api.list, { params, query: { ids: [a.id, b.id] } })
    expect(all.total).toBe(2)
  })
})

describe('who may', () => {
  const calls = (at: {
    projectId: number
    planId: number
    monitoringId: number
    stationId: number
  }) => {
    const row = {
      stationId: 1,
      componentId: 1,
      subcomponentId: null,
      miningComponentId: null,
      sourceTypeId: null,
      profileId: null,
      frequencyId: null,
      estimatedOn: '2026-05-01',
      sampleExpected: true,
    }
    return [
      ['read', api.list, at, undefined],
      ['read', api.get, at, undefined],
      ['read', api.history, at, undefined],
      ['read', api.evidence, at, undefined],
      ['write', api.followUp, at, { ...form, version: 1 }],
      [
        'write',
        api.markMany,
        at,
        { monitorings: [{ id: at.monitoringId, version: 1 }], followUp: form },
      ],
      ['write', api.reschedule, at, { estimatedOn: '2026-05-01', reason: 'X', version: 1 }],
      ['write', api.removeEvidence, { ...at, fileId: 1 }, undefined],
      ['admin', api.add, at, { key: crypto.randomUUID(), monitorings: [row] }],
      ['admin', api.omissionPreview, at, undefined],
      ['admin', api.omitStation, at, { justification: 'X' }],
    ] as const
  }
  const file = { name: 'a.png', bytes: 'x' }
  const target = () => ({
    projectId,
    planId: mine.plan.id,
    monitoringId: one.monitoringId,
    stationId: mine.station.id,
  })

  it('nobody who is not signed in; readers read; who writes administers nothing', async () => {
    for (const [who, route, params, body] of calls(target())) {
      expect((await puquio.nobody.send(route, { params, body })).statusCode).toBe(401)
      if (who !== 'read') expect((await reader.send(route, { params, body })).statusCode).toBe(403)
      if (who === 'admin') expect((await writer.send(route, { params, body })).statusCode).toBe(403)
    }
    expect(
      (await reader.send(api.addEvidence, { params: one, body: { kind: 'photo' } }, { file }))
        .statusCode,
    ).toBe(403)
  })

  it('another project finds nothing', async () => {
    const other = await buildProject(puquio.database)
    const stranger = await puquio.signIn(await buildMember(puquio.database, other, 'admin'))
    for (const project of [other.id, projectId])
      for (const [, route, params, body] of calls({ ...target(), projectId: project }))
        expect([route.path, (await stranger.send(route, { params, body })).statusCode]).toEqual([
          route.path,
          404,
        ])
    const upload = { params: { ...one, projectId: other.id }, body: { kind: 'photo' } }
    expect((await stranger.send(api.addEvidence, upload, { file })).statusCode).toBe(404)
    expect((await admin.call(planRoutes.get, { params: onPlan })).id).toBe(mine.plan.id)
  })
})
