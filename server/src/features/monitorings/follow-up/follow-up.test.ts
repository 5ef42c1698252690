import type { FollowUp } from '@puquio/contract/follow-up/follow-up'
import { monitoringRoutes as api } from '@puquio/contract/monitorings'
import { type FollowUpField, followUpFieldNames } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMonitoring, buildPlan } from '../../../../test/build.ts'
import { filledForm as form, monitoringSetting } from '../../../../test/monitoring-setting.ts'
import type { Calls } from '../../../../test/send.ts'

let setting: Awaited<ReturnType<typeof monitoringSetting>>
let mine: typeof setting.mine
let projectId: number
let onPlan: typeof setting.onPlan
let admin: Calls
let writer: Calls
let reader: Calls
let build: typeof setting.build
let puquio: typeof setting.puquio
beforeAll(async () => {
  setting = await monitoringSetting()
  ;({ mine, projectId, onPlan, admin, writer, reader, build, puquio } = setting)
})
afterAll(() => setting.puquio.close())
/** A new monitoring for each test. */
let one: Awaited<ReturnType<typeof setting.buildOne>>
beforeEach(async () => {
  one = await setting.buildOne()
})

describe('follow-up', () => {
  it('saves every field, computes the duration and writes who changed what', async () => {
    const sent = { ...form, isMishap: true, mishapDetail: 'Se rompió un frasco', version: 1 }
    const saved = await writer.call(api.followUp, { params: one, body: sent })
    const { version: _, ...fields } = sent
    expect(saved).toMatchObject({
      ...fields,
      version: 2,
      durationHours: 1.75,
      status: 'done',
      isOnTime: true,
      estimatedOn: '2026-02-14',
    })
    const history = await reader.call(api.history, { params: one })
    expect(history).toHaveLength(1)
    expect(history[0]).toMatchObject({
      action: 'followed-up',
      by: 'Rosa Quispe',
      at: expect.stringMatching(/^2026-02-15T17/),
    })
    expect(history[0]?.changes).toContainEqual({
      field: 'observation',
      from: null,
      to: 'Toma sin novedad.',
    })
    expect(history[0]?.changes).toContainEqual({ field: 'startTime', from: null, to: '08:15' })
    expect(history[0]?.changes).toContainEqual({
      field: 'actionCompleted',
      from: 'false',
      to: 'true',
    })
  })

  /** Another value for each field of `form`, valid together with the others. */
  const changed: { [Field in FollowUpField]: Partial<FollowUp> & Record<Field, FollowUp[Field]> } =
    {
      actionCompleted: { actionCompleted: false },
      actionOn: { actionOn: '2026-02-13' },
      sampleTaken: { sampleTaken: null },
      startOn: { startOn: '2026-02-13' },
      startTime: { startTime: '07:30' },
      endOn: { endOn: '2026-02-15' },
      endTime: { endTime: '10:30' },
      observation: { observation: 'Agua turbia' },
      reason: { reason: 'A pedido' },
      isMishap: { isMishap: true, mishapDetail: 'Derrame' },
      mishapDetail: { isMishap: true, mishapDetail: 'Derrame' },
    }
  it.each(followUpFieldNames)(
    'keeps a save that changes only %s, and its history',
    async (field) => {
      await writer.call(api.followUp, { params: one, body: { ...form, version: 1 } })
      const change = changed[field]
      const body = { ...form, ...change, version: 2 }
      expect(await writer.call(api.followUp, { params: one, body })).toMatchObject({
        ...change,
        version: 3,
      })
      expect(await reader.call(api.get, { params: one })).toMatchObject(change)
      const [entry] = await reader.call(api.history, { params: one })
      expect(entry?.changes.map((one) => one.field)).toEqual(Object.keys(change))
    },
  )

  it('validates by the rules of the domain', async () => {
    const refused = async (change: Partial<FollowUp>) =>
      (
        await writer.refusal(api.followUp, {
          params: one,
          body: { ...form, ...change, version: 1 },
        })
      ).fields
    expect(await refused({ observation: ' ' })).toEqual([
      { path: 'observation', code: 'required', params: {} },
    ])
    expect(await refused({ reason: 'x'.repeat(501) })).toEqual([
      { path: 'reason', code: 'too-long', params: { max: 500 } },
    ])
    expect(await refused({ actionOn: '2026-02-16' })).toEqual([
      { path: 'actionOn', code: 'in-future', params: {} },
    ])
    expect(await refused({ isMishap: true })).toEqual([
      { path: 'mishapDetail', code: 'required', params: {} },
    ])
    expect(await refused({ actionOn: null })).toEqual([
      { path: 'actionOn', code: 'required', params: {} },
    ])
    expect(await refused({ endTime: '08:00' })).toEqual([
      { path: 'endTime', code: 'end-before-start', params: {} },
    ])
    expect(await refused({ endTime: null })).toEqual([
      { path: 'endTime', code: 'required', params: {} },
    ])
    expect(await refused({ actionOn: '2026-02-30' })).toEqual([
      { path: 'actionOn', code: 'date', params: {} },
    ])
    expect((await reader.call(api.get, { params: one })).version).toBe(1)
  })

  it('never writes over what somebody changed meanwhile, and tells who and when', async () => {
    await admin.call(api.followUp, { params: one, body: { ...form, version: 1 } })
    const late = { ...form, observation: 'Otra observación', version: 1 }
    const refusal = await writer.refusal(api.followUp, { params: one, body: late })
    expect(refusal).toMatchObject({
      status: 409,
      problem: 'CHANGED_MEANWHILE',
      params: {
        by: 'Rosa Quispe',
        at: expect.stringMatching(/^2026-02-15T/),
        ids: [String(one.monitoringId)],
      },
    })
    expect((await reader.call(api.get, { params: one })).observation).toBe(form.observation)
  })

  it('takes the same save twice as one', async () => {
    const body = { ...form, version: 1 }
    const [first, second] = [
      await writer.call(api.followUp, { params: one, body }),
      await writer.call(api.followUp, { params: one, body }),
    ]
    expect(second).toEqual(first)
    expect(await reader.call(api.history, { params: one })).toHaveLength(1)
  })

  it('knows a dry point as done without sample, and forgets the detail of a mishap taken back', async () => {
    await writer.call(api.followUp, {
      params: one,
      body: { ...form, isMishap: true, mishapDetail: 'Derrame', version: 1 },
    })
    const dry = {
      ...form,
      sampleTaken: false,
      isMishap: false,
      mishapDetail: 'Derrame',
      reason: 'Punto seco',
      version: 2,
    }
    const saved = await writer.call(api.followUp, { params: one, body: dry })
    expect(saved).toMatchObject({ status: 'done', sampleTaken: false, mishapDetail: null })
  })

  it('refuses what was omitted, rescheduled or annulled', async () => {
    const body = { ...form, version: 1 }
    const omitted = {
      projectId,
      monitoringId: (
        await build({ omittedAt: '2026-02-01T00:00:00Z', omittedReason: 'Sin acceso' })
      ).id,
    }
    expect((await writer.refusal(api.followUp, { params: omitted, body })).problem).toBe(
      'MONITORING_OMITTED',
    )
    await writer.call(api.reschedule, {
      params: one,
      body: { estimatedOn: '2026-03-02', reason: 'Nevada', version: 1 },
    })
    const moved = await writer.refusal(api.followUp, { params: one, body: { ...form, version: 2 } })
    expect(moved).toMatchObject({ problem: 'MONITORING_RESCHEDULED', params: { to: '2026-03-02' } })
    const plan = await buildPlan(puquio.database, mine.project, mine.admin, {
      annulledAt: '2026-01-02T00:00:00Z',
    })
    const kept = await buildMonitoring(puquio.database, { ...mine, plan })
    expect(
      (await writer.refusal(api.followUp, { params: { projectId, monitoringId: kept.id }, body }))
        .problem,
    ).toBe('PLAN_ANNULLED')
  })
})

describe('bulk marking', () => {
  it('marks all of them or none', async () => {
    const ids = [(await build()).id, (await build()).id]
    const monitorings = ids.map((id) => ({ id, version: 1 }))
    const bad = [...monitorings, { id: one.monitoringId, version: 7 }]
    const refusal = await writer.refusal(api.markMany, {
      params: onPlan,
      body: { monitorings: bad, followUp: form },
    })
    expect(refusal).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
      params: { ids: [String(one.monitoringId)] },
    })
    expect(
      await writer.call(api.markMany, { params: onPlan, body: { monitorings, followUp: form } }),
    ).toEqual({ marked: 2 })
    const twice = [...monitorings, ...monitorings].map(({ id }) => ({ id, version: 2 }))
    expect(
      await writer.call(api.markMany, {
        params: onPlan,
        body: { monitorings: twice, followUp: form },
      }),
    ).toEqual({ marked: 2 })
    for (const monitoringId of ids) {
      const [entry] = await reader.call(api.history, { params: { projectId, monitoringId } })
      expect(entry?.action).toBe('bulk-marked')
    }
    expect((await reader.call(api.get, { params: one })).version).toBe(1)
  })

  it('leaves what is not given as it is in each, and keeps a history for each', async () => {
    const done = await build()
    const open = await build()
    const doneAt = { projectId, monitoringId: done.id }
    await writer.call(api.followUp, { params: doneAt, body: { ...form, version: 1 } })
    const monitorings = [
      { id: done.id, version: 2 },
      { id: open.id, version: 1 },
    ]
    const followUp = { observation: 'Campaña de febrero', reason: 'A pedido' }
    await writer.call(api.markMany, { params: onPlan, body: { monitorings, followUp } })
    expect(await reader.call(api.get, { params: doneAt })).toMatchObject({
      ...form,
      ...followUp,
      status: 'done',
    })
    const openAt = { projectId, monitoringId: open.id }
    expect(await reader.call(api.get, { params: openAt })).toMatchObject({
      ...followUp,
      actionCompleted: false,
      actionOn: null,
    })
    const [entry] = await reader.call(api.history, { params: doneAt })
    expect(entry?.changes.map(({ field }) => field)).toEqual(['observation', 'reason'])
  })

  it('gives each its own estimated date, and names those that it lies ahead for', async () => {
    const past = [await build({ estimatedOn: '2026-02-03' }), await build()]
    const ahead = await build({ estimatedOn: '2026-02-16' })
    const followUp = {
      actionCompleted: true,
      isActionOnEstimated: true,
      observation: 'Sin novedad',
      reason: 'Según plan',
    }
    const asked = (all: { id: number }[]) => ({
      monitorings: all.map(({ id }) => ({ id, version: 1 })),
      followUp,
    })
    const refusal = await writer.refusal(api.markMany, {
      params: onPlan,
      body: asked([...past, ahead]),
    })
    expect(refusal.fields).toEqual([
      { path: 'followUp.actionOn', code: 'in-future', params: { ids: [String(ahead.id)] } },
    ])
    await writer.call(api.markMany, { params: onPlan, body: asked(past) })
    const dates = past.map(async ({ id }) => {
      const params = { projectId, monitoringId: id }
      return (await reader.call(api.get, { params })).actionOn
    })
    expect(await Promise.all(dates)).toEqual(['2026-02-03', '2026-02-14'])
  })

  it('clears date, sample and times of those that are done no longer', async () => {
    await writer.call(api.followUp, { params: one, body: { ...form, version: 1 } })
    const monitorings = [{ id: one.monitoringId, version: 2 }]
    const body = { monitorings, followUp: { actionCompleted: false } }
    await writer.call(api.markMany, { params: onPlan, body })
    expect(await reader.call(api.get, { params: one })).toMatchObject({
      actionCompleted: false,
      actionOn: null,
      sampleTaken: null,
      startOn: null,
      endTime: null,
      observation: form.observation,
    })
  })

  it('refuses a date for those that stay not done, by name', async () => {
    const monitorings = [{ id: one.monitoringId, version: 1 }]
    const refused = async (date: { actionOn: string } | { isActionOnEstimated: true }) => {
      const body = { monitorings, followUp: { ...date, observation: 'Campaña', reason: 'Plan' } }
      return (await writer.refusal(api.markMany, { params: onPlan, body })).fields
    }
    const params = { ids: [String(one.monitoringId)] }
    const fields = [{ path: 'followUp.actionOn', code: 'date-without-action', params }]
    expect(await refused({ actionOn: '2026-02-13' })).toEqual(fields)
    expect(await refused({ isActionOnEstimated: true })).toEqual(fields)
  })

  it('names those that lack what was not given', async () => {
    const done = await build()
    const doneAt = { projectId, monitoringId: done.id }
    await writer.call(api.followUp, { params: doneAt, body: { ...form, version: 1 } })
    const monitorings = [
      { id: done.id, version: 2 },
      { id: one.monitoringId, version: 1 },
    ]
    const body = { monitorings, followUp: { observation: 'Campaña' } }
    const refusal = await writer.refusal(api.markMany, { params: onPlan, body })
    expect(refusal.fields).toEqual([
      { path: 'followUp.reason', code: 'required', params: { ids: [String(one.monitoringId)] } },
    ])
    expect((await reader.call(api.get, { params: doneAt })).observation).toBe(form.observation)
  })

  it('names its fields and keeps to its plan', async () => {
    const monitorings = [{ id: one.monitoringId, version: 1 }]
    const body = { monitorings, followUp: { ...form, isMishap: true } }
    const refusal = await writer.refusal(api.markMany, { params: onPlan, body })
    expect(refusal.fields).toEqual([
      {
        path: 'followUp.mishapDetail',
        code: 'required',
        params: { ids: [String(one.monitoringId)] },
      },
    ])
    const plan = await buildPlan(puquio.database, mine.project, mine.admin)
    const elsewhere = { projectId, planId: plan.id }
    expect(
      (
        await writer.refusal(api.markMany, {
          params: elsewhere,
          body: { monitorings, followUp: form },
        })
      ).status,
    ).toBe(404)
  })
})
