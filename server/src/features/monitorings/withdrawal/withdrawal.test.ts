import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { planRoutes } from '@puquio/contract/plans'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMine, buildMonitoring, buildPlan, buildStation } from '../../../../test/build.ts'
import { whileLocked } from '../../../../test/lock-waits.ts'
import { filledForm as form, monitoringSetting } from '../../../../test/monitoring-setting.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
let mine: typeof setting.mine
let projectId: number
let admin: Calls
let writer: Calls
let reader: Calls
beforeAll(async () => {
  setting = await monitoringSetting()
  ;({ mine, projectId, admin, writer, reader } = setting)
})
afterAll(() => setting.puquio.close())

const reason = 'Fue un error'
const file = { name: 'acta.pdf', bytes: '%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n' }
const of = ({ id }: { id: number }) => ({ projectId, monitoringId: id })
const read = (params: { projectId: number; monitoringId: number }) =>
  reader.call(api.get, { params })

type Params = { projectId: number; monitoringId: number }
type Kind = 'withdrawReschedule' | 'withdrawOmission' | 'withdrawAddition'

/** One of each kind to withdraw, with its current version. */
const make: Record<Kind, () => Promise<Params>> = {
  withdrawReschedule: async () => {
    const made = await writer.call(api.reschedule, {
      params: await setting.buildOne(),
      body: { estimatedOn: '2026-02-25', reason: 'Huaico', version: 1 },
    })
    return of(made)
  },
  withdrawOmission: async () => {
    const station = await buildStation(setting.puquio.database, mine.project)
    const one = await buildMonitoring(setting.puquio.database, { ...mine, station })
    await admin.call(api.omitStation, {
      params: { ...setting.onPlan, stationId: station.id },
      body: { justification: 'Sin acceso' },
    })
    return of(one)
  },
  withdrawAddition: () => setting.buildOne({ type: 'additional' }),
}
const kinds = Object.keys(make) as Kind[]

const takeBack = async (kind: Kind, params: Params, by: Calls = admin) =>
  by.call(api[kind], { params, body: { reason, version: (await read(params)).version } })
const refusal = async (kind: Kind, params: Params, by: Calls = admin) =>
  (await by.refusal(api[kind], { params, body: { reason, version: (await read(params)).version } }))
    .problem

describe('taking a reschedule back', () => {
  let former: Params
  beforeEach(async () => {
    former = await setting.buildOne({ reason: 'Según plan' })
  })
  const move = async (version: number) =>
    of(
      await writer.call(api.reschedule, {
        params: former,
        body: { estimatedOn: '2026-02-25', reason: 'Huaico', version },
      }),
    )

  it('opens the one that it replaced, as it was, and keeps both entries', async () => {
    const made = await move(1)
    const opened = await takeBack('withdrawReschedule', made, writer)
    expect(opened).toMatchObject({
      id: former.monitoringId,
      status: 'near',
      rescheduledToId: null,
      rescheduledToOn: null,
      reason: 'Según plan',
      version: 3,
    })
    const [back, moved] = await reader.call(api.history, { params: former })
    expect(back).toMatchObject({
      action: 'reschedule-withdrawn',
      changes: [
        { field: 'rescheduledToOn', from: '2026-02-25', to: null },
        { field: 'reason', from: 'Huaico', to: 'Según plan' },
        { field: 'withdrawnReason', from: null, to: reason },
      ],
    })
    expect(moved).toMatchObject({ action: 'rescheduled' })
    expect(await read(made)).toMatchObject({ withdrawnReason: reason, version: 2 })
    const ofMade = await reader.call(api.history, { params: made })
    expect(ofMade.map(({ action }) => action)).toEqual(['reschedule-withdrawn', 'created'])
  })

  it('lets it be rescheduled again, to the same date too', async () => {
    await takeBack('withdrawReschedule', await move(1), writer)
    const again = await move(3)
    expect(await read(former)).toMatchObject({ rescheduledToId: again.monitoringId })
    await takeBack('withdrawReschedule', again, writer)
    expect(await read(former)).toMatchObject({ rescheduledToId: null, status: 'near', version: 5 })
  })

  it('goes back step by step: not while its new date was moved or omitted in turn', async () => {
    const made = await move(1)
    const next = of(
      await writer.call(api.reschedule, {
        params: made,
        body: { estimatedOn: '2026-03-03', reason: 'Nieve', version: 1 },
      }),
    )
    expect(await refusal('withdrawReschedule', made)).toBe('MONITORING_RECORDED')
    await takeBack('withdrawReschedule', next, writer)
    expect((await takeBack('withdrawReschedule', made, writer)).id).toBe(former.monitoringId)
  })

  it('is of a monitoring that a reschedule made', async () => {
    expect(await refusal('withdrawReschedule', former)).toBe('NOTHING_TO_WITHDRAW')
  })

  it('and following the new date up at once: one of both is refused', async () => {
    const made = await move(1)
    const lock = sql`select id from monitoring where id = ${made.monitoringId} for update`
    const both = await whileLocked(setting.puquio.database, lock, {
      waiting: 2,
      work: () =>
        Promise.allSettled([
          writer.call(api.followUp, { params: made, body: { ...form, version: 1 } }),
          writer.call(api.withdrawReschedule, { params: made, body: { reason, version: 1 } }),
        ]),
    })
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const { withdrawnAt, actionCompleted } = await read(made)
    expect(withdrawnAt === null).toBe(actionCompleted)
  })
})

describe('taking an omission back', () => {
  it('opens the monitoring again and says so in its history', async () => {
    const one = await make.withdrawOmission()
    expect(await takeBack('withdrawOmission', one)).toMatchObject({
      id: one.monitoringId,
      status: 'far',
      omittedAt: null,
      omittedReason: null,
      withdrawnAt: null,
      version: 3,
    })
    const [entry] = await reader.call(api.history, { params: one })
    expect(entry).toMatchObject({
      action: 'omission-withdrawn',
      changes: [
        { field: 'omittedReason', from: 'Sin acceso', to: null },
        { field: 'withdrawnReason', from: null, to: reason },
      ],
    })
    const body = { ...form, version: 3 }
    expect(await writer.call(api.followUp, { params: one, body })).toMatchObject({ status: 'done' })
  })

  it('is not refused for what was recorded before it', async () => {
    const station = await buildStation(setting.puquio.database, mine.project)
    const one = of(await buildMonitoring(setting.puquio.database, { ...mine, station }))
    const noted = { ...form, actionCompleted: false, actionOn: null, sampleTaken: null }
    await writer.call(api.followUp, { params: one, body: { ...noted, version: 1 } })
    const omit = () =>
      admin.call(api.omitStation, {
        params: { ...setting.onPlan, stationId: station.id },
        body: { justification: 'Sin acceso' },
      })
    await omit()
    await takeBack('withdrawOmission', one)
    await omit()
    expect(await takeBack('withdrawOmission', one)).toMatchObject({ omittedAt: null })
  })
})

describe('taking an addition back', () => {
  it('leaves it in the history only, where it takes nothing more', async () => {
    const one = await make.withdrawAddition()
    expect(await takeBack('withdrawAddition', one)).toMatchObject({ withdrawnReason: reason })
    const history = await reader.call(api.history, { params: one })
    expect(history[0]).toMatchObject({
      action: 'addition-withdrawn',
      changes: [{ field: 'withdrawnReason', from: null, to: reason }],
    })
    const body = { ...form, version: 2 }
    const moved = { estimatedOn: '2026-03-03', reason, version: 2 }
    const refused = [
      await writer.refusal(api.followUp, { params: one, body }),
      await writer.refusal(api.reschedule, { params: one, body: moved }),
      await writer.refusal(api.addEvidence, { params: one, body: { kind: 'other' } }, { file }),
    ]
    expect(refused.map(({ problem }) => problem)).toEqual(refused.map(() => 'MONITORING_WITHDRAWN'))
  })

  it('leaves a plan that can be annulled, as adding did', async () => {
    const plan = await buildPlan(setting.puquio.database, mine.project, mine.admin)
    const one = await setting.buildOne({ planId: plan.id, type: 'additional' })
    await takeBack('withdrawAddition', one)
    const params = { projectId, planId: plan.id }
    expect(await admin.call(planRoutes.get, { params })).toMatchObject({
      started: false,
      monitorings: 0,
      firstOn: null,
    })
  })
})

describe.each(kinds)('%s', (kind) => {
  it('needs its permission and the own project', async () => {
    const params = await make[kind]()
    const body = { reason, version: (await read(params)).version }
    expect((await setting.puquio.nobody.refusal(api[kind], { params, body })).status).toBe(401)
    expect((await reader.refusal(api[kind], { params, body })).status).toBe(403)
    const other = await buildMine(setting.puquio.database)
    const stranger = await setting.puquio.signIn(other.admin)
    const elsewhere = { ...params, projectId: other.project.id }
    expect((await stranger.refusal(api[kind], { params: elsewhere, body })).status).toBe(404)
    if (kind !== 'withdrawReschedule')
      expect((await writer.refusal(api[kind], { params, body })).status).toBe(403)
  })

  it('needs a reason and the newest version', async () => {
    const params = await make[kind]()
    const { version } = await read(params)
    const without = await admin.refusal(api[kind], { params, body: { reason: ' ', version } })
    expect(without.fields?.map(({ path }) => path)).toEqual(['reason'])
    const body = { reason, version: version + 1 }
    expect((await admin.refusal(api[kind], { params, body })).problem).toBe('CHANGED_MEANWHILE')
  })

  it('is refused where something was recorded on it, even if taken away again', async () => {
    const params = await make[kind]()
    const added = await writer.call(api.addEvidence, { params, body: { kind: 'other' } }, { file })
    expect(await refusal(kind, params)).toBe('MONITORING_RECORDED')
    await writer.call(api.removeEvidence, { params: { ...params, fileId: added.id } })
    expect(await refusal(kind, params)).toBe('MONITORING_RECORDED')
  })

  it('is refused the second time', async () => {
    const params = await make[kind]()
    await takeBack(kind, params)
    const second = kind === 'withdrawOmission' ? 'NOTHING_TO_WITHDRAW' : 'MONITORING_WITHDRAWN'
    expect(await refusal(kind, params)).toBe(second)
  })

  it('is refused in an annulled plan', async () => {
    const params = await make[kind]()
    const { planId } = await read(params)
    const { owner } = setting.puquio.database
    await owner.one({}, sql`update plan set annulled_at = now() where id = ${planId}`)
    expect(await refusal(kind, params)).toBe('PLAN_ANNULLED')
    await owner.one({}, sql`update plan set annulled_at = null where id = ${planId}`)
  })
})

describe.each(['withdrawReschedule', 'withdrawAddition'] as const)('%s', (kind) => {
  it('is refused after a follow-up and after an omission', async () => {
    const followed = await make[kind]()
    await writer.call(api.followUp, { params: followed, body: { ...form, version: 1 } })
    expect(await refusal(kind, followed)).toBe('MONITORING_RECORDED')
    const omitted = await make[kind]()
    const { stationId } = await read(omitted)
    await admin.call(api.omitStation, {
      params: { ...setting.onPlan, stationId },
      body: { justification: 'Sin acceso' },
    })
    expect(await refusal(kind, omitted)).toBe('MONITORING_RECORDED')
  })
})
