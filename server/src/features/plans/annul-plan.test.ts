import { monitoringRoutes } from '@puquio/contract/monitorings'
import { planRoutes as api } from '@puquio/contract/plans'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMonitoring, buildPlan } from '../../../test/build.ts'
import { filledForm, monitoringSetting } from '../../../test/monitoring-setting.ts'
import type { Calls } from '../../../test/send.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
let mine: typeof setting.mine
let projectId: number
let admin: Calls
beforeAll(async () => {
  setting = await monitoringSetting()
  ;({ mine, projectId, admin } = setting)
})
afterAll(() => setting.puquio.close())

/** A plan of one monitoring, with what its calls take. */
const planOf = async (name: string) => {
  const { database } = setting.puquio
  const plan = await buildPlan(database, mine.project, mine.admin, { title: name, name })
  const one = await buildMonitoring(database, { ...mine, plan }, { estimatedOn: '2026-02-14' })
  return {
    onPlan: { projectId, planId: plan.id },
    onOne: { projectId, monitoringId: one.id },
  }
}
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const titles = async (query: object) =>
  (await admin.call(api.list, { params: { projectId }, query })).items.map(({ title }) => title)

describe('a plan', () => {
  it('is annulled before its first follow-up and then stands only among the annulled', async () => {
    const { onPlan: params } = await planOf('Plan errado')
    const body = { reason: 'Se cargó dos veces' }
    expect(await admin.call(api.annul, { params, body })).toMatchObject({
      annulledReason: 'Se cargó dos veces',
      annulledAt: expect.any(String),
    })
    expect(await titles({ size: 100 })).not.toContain('Plan errado')
    expect(await titles({ annulled: true })).toEqual(['Plan errado'])
    expect((await admin.refusal(api.annul, { params, body })).problem).toBe('PLAN_ANNULLED')
    expect(
      (await admin.refusal(api.edit, { params, body: { title: 'X', version: 2 } })).problem,
    ).toBe('PLAN_ANNULLED')
  })

  type Record = (on: Awaited<ReturnType<typeof planOf>>) => Promise<unknown>
  const records: [string, Record][] = [
    [
      'a follow-up',
      ({ onOne }) =>
        admin.call(monitoringRoutes.followUp, {
          params: onOne,
          body: { ...filledForm, version: 1 },
        }),
    ],
    [
      'a reschedule',
      ({ onOne }) =>
        admin.call(monitoringRoutes.reschedule, {
          params: onOne,
          body: { estimatedOn: '2026-03-05', reason: 'Huaico', version: 1 },
        }),
    ],
    [
      'an omission',
      ({ onPlan }) =>
        admin.call(monitoringRoutes.omitStation, {
          params: { ...onPlan, stationId: mine.station.id },
          body: { justification: 'Estación destruida' },
        }),
    ],
    [
      'evidence',
      ({ onOne }) =>
        admin.call(
          monitoringRoutes.addEvidence,
          { params: onOne, body: { kind: 'photo' } },
          { file: { name: 'foto.png', bytes: png } },
        ),
    ],
  ]
  it.each(records)('is not annulled once it has %s', async (what, record) => {
    const on = await planOf(what)
    const call = { params: on.onPlan }
    expect((await admin.call(api.get, call)).started).toBe(false)
    await record(on)
    expect((await admin.call(api.get, call)).started).toBe(true)
    expect(await admin.refusal(api.annul, { ...call, body: { reason: 'No' } })).toMatchObject({
      status: 409,
      problem: 'PLAN_STARTED',
    })
  })

  it('may still be annulled where monitorings were only added', async () => {
    const { onPlan: params } = await planOf('Plan con adicional')
    const added = {
      stationId: mine.station.id,
      componentId: mine.component.id,
      subcomponentId: null,
      miningComponentId: null,
      sourceTypeId: null,
      profileId: null,
      frequencyId: null,
      estimatedOn: '2026-05-01',
      sampleExpected: true,
    }
    await admin.call(monitoringRoutes.add, {
      params,
      body: { key: crypto.randomUUID(), monitorings: [added] },
    })
    const annulled = await admin.call(api.annul, { params, body: { reason: 'Errado' } })
    expect(annulled).toMatchObject({ started: false, annulledReason: 'Errado' })
  })
})
