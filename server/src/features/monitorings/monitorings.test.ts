import { type FollowUp, monitoringRoutes as api } from '@puquio/contract/monitorings'
import { planRoutes } from '@puquio/contract/plans'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildMember,
  buildMine,
  buildMonitoring,
  buildPlan,
  buildProject,
  buildStation,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Calls
let writer: Calls
let reader: Calls
let projectId: number
/** A new monitoring for each test. */
let one: { projectId: number; monitoringId: number }

beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  projectId = mine.project.id
  admin = await puquio.signIn(mine.admin)
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
})
afterAll(() => puquio.close())
beforeEach(async () => {
  one = { projectId, monitoringId: (await build()).id }
})

const build = (columns: object = {}) =>
  buildMonitoring(puquio.database, mine, {
    estimatedOn: '2026-02-14',
    frequencyId: mine.frequency.id,
    ...columns,
  })
const onPlan = () => ({ projectId, planId: mine.plan.id })

const form: FollowUp = {
  actionOn: '2026-02-14',
  startOn: '2026-02-14',
  startTime: '08:15',
  endOn: '2026-02-14',
  endTime: '10:00',
  sampleTaken: true,
  actionCompleted: true,
  isMishap: false,
  mishapDetail: null,
  observation: 'Toma sin novedad.',
  reason: 'Según plan.',
}

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

  it('judges by the rules of the domain', async () => {
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
      params: onPlan(),
      body: { monitorings: bad, followUp: form },
    })
    expect(refusal).toMatchObject({
      problem: 'CHANGED_MEANWHILE',
      params: { ids: [String(one.monitoringId)] },
    })
    expect(
      await writer.call(api.markMany, { params: onPlan(), body: { monitorings, followUp: form } }),
    ).toEqual({ marked: 2 })
    for (const monitoringId of ids) {
      const [entry] = await reader.call(api.history, { params: { projectId, monitoringId } })
      expect(entry?.action).toBe('bulk-marked')
    }
    expect((await reader.call(api.get, { params: one })).version).toBe(1)
  })

  it('names its fields and keeps to its plan', async () => {
    const monitorings = [{ id: one.monitoringId, version: 1 }]
    const body = { monitorings, followUp: { ...form, isMishap: true } }
    const refusal = await writer.refusal(api.markMany, { params: onPlan(), body })
    expect(refusal.fields).toEqual([
      { path: 'followUp.mishapDetail', code: 'required', params: {} },
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

describe('reschedule', () => {
  it('makes a monitoring on the new date and keeps the old date for ever', async () => {
    const body = { estimatedOn: '2026-02-25', reason: 'Huaico en el acceso', version: 1 }
    const made = await writer.call(api.reschedule, { params: one, body })
    expect(made).toMatchObject({
      type: 'rescheduled',
      estimatedOn: '2026-02-25',
      rescheduledFromId: one.monitoringId,
      status: 'far',
      stationId: mine.station.id,
      frequencyId: mine.frequency.id,
      version: 1,
    })
    const old = await reader.call(api.get, { params: one })
    expect(old).toMatchObject({
      status: 'rescheduled',
      estimatedOn: '2026-02-14',
      rescheduledToId: made.id,
      rescheduledToOn: '2026-02-25',
      reason: 'Huaico en el acceso',
    })
    const [entry] = await reader.call(api.history, { params: one })
    expect(entry?.changes[0]).toEqual({ field: 'rescheduledToOn', from: null, to: '2026-02-25' })
    // Sent again it is the same one; moved again it is refused.
    expect((await writer.call(api.reschedule, { params: one, body })).id).toBe(made.id)
    expect(
      (
        await writer.refusal(api.reschedule, {
          params: one,
          body: { ...body, estimatedOn: '2026-02-26', version: 2 },
        })
      ).problem,
    ).toBe('MONITORING_RESCHEDULED')
    const chained = await writer.call(api.reschedule, {
      params: { projectId, monitoringId: made.id },
      body: { ...body, estimatedOn: '2026-03-03' },
    })
    expect(chained.rescheduledFromId).toBe(made.id)
  })

  it('refuses the same date, one before the plan, and what is done', async () => {
    const refused = async (estimatedOn: string) =>
      (
        await writer.refusal(api.reschedule, {
          params: one,
          body: { estimatedOn, reason: 'X', version: 1 },
        })
      ).fields
    expect(await refused('2026-02-14')).toEqual([
      { path: 'estimatedOn', code: 'same-date', params: {} },
    ])
    expect(await refused('2026-02-13')).toEqual([
      { path: 'estimatedOn', code: 'before-plan', params: { date: '2026-02-14' } },
    ])
    await writer.call(api.followUp, { params: one, body: { ...form, version: 1 } })
    const done = await writer.refusal(api.reschedule, {
      params: one,
      body: { estimatedOn: '2026-03-01', reason: 'X', version: 2 },
    })
    expect(done.problem).toBe('MONITORING_DONE')
  })
})

describe('additional monitorings', () => {
  const addition = () => ({
    stationId: mine.station.id,
    componentId: mine.component.id,
    subcomponentId: mine.subcomponent.id,
    miningComponentId: null,
    sourceTypeId: null,
    profileId: null,
    frequencyId: null,
    estimatedOn: '2026-05-01',
    sampleExpected: true,
    commitment: 'ITS 2024',
  })
  it('are made once for a key', async () => {
    const body = {
      key: crypto.randomUUID(),
      monitorings: [addition(), { ...addition(), estimatedOn: '2026-05-02' }],
    }
    expect(await admin.call(api.add, { params: onPlan(), body })).toEqual({ added: 2 })
    expect(await admin.call(api.add, { params: onPlan(), body })).toEqual({ added: 2 })
    const found = await reader.call(api.list, {
      params: onPlan(),
      query: { type: 'additional', sort: '-estimatedOn' },
    })
    expect(found.total).toBe(2)
    expect(found.items[0]).toMatchObject({
      type: 'additional',
      estimatedOn: '2026-05-02',
      opensOn: '2026-04-29',
      commitment: 'ITS 2024',
      frequencyRule: 'once',
    })
  })

  it('refuse what the project does not have or offer, naming each field', async () => {
    const retired = await buildStation(puquio.database, mine.project, {
      retiredAt: '2026-01-01T00:00:00Z',
    })
    const other = await buildMine(puquio.database)
    const monitorings = [
      addition(),
      { ...addition(), stationId: retired.id },
      { ...addition(), subcomponentId: other.subcomponent.id, profileId: other.profile.id },
    ]
    const refusal = await admin.refusal(api.add, {
      params: onPlan(),
      body: { key: crypto.randomUUID(), monitorings },
    })
    expect(refusal.fields?.map(({ path, code }) => [path, code])).toEqual([
      ['monitorings.1.stationId', 'not-in-list'],
      ['monitorings.2.subcomponentId', 'not-in-list'],
      ['monitorings.2.profileId', 'not-in-list'],
    ])
  })
})

describe('omission of a station', () => {
  it('tells what it would touch, and omits only what is pending', async () => {
    const station = await buildStation(puquio.database, mine.project)
    const at = (columns: Record<string, unknown>) =>
      buildMonitoring(puquio.database, { ...mine, station }, columns)
    await at({ estimatedOn: '2026-02-01', actionCompleted: true, actionOn: '2026-02-01' })
    const pending = await at({ estimatedOn: '2026-03-01' })
    await at({ estimatedOn: '2026-04-01' })
    const params = { ...onPlan(), stationId: station.id }
    expect(await admin.call(api.omissionPreview, { params, query: {} })).toEqual({
      pending: 2,
      done: 1,
      omitted: 0,
    })
    expect(
      await admin.call(api.omissionPreview, { params, query: { toOn: '2026-03-31' } }),
    ).toEqual({ pending: 1, done: 1, omitted: 0 })
    const body = { justification: 'Estación destruida por el río', toOn: '2026-03-31' }
    expect(await admin.call(api.omitStation, { params, body })).toEqual({ omitted: 1 })
    expect((await admin.refusal(api.omitStation, { params, body })).problem).toBe('NOTHING_TO_OMIT')
    const read = await reader.call(api.get, { params: { projectId, monitoringId: pending.id } })
    expect(read).toMatchObject({ status: 'omitted', omittedReason: body.justification, version: 2 })
    const [entry] = await reader.call(api.history, {
      params: { projectId, monitoringId: pending.id },
    })
    expect(entry).toMatchObject({
      action: 'omitted',
      changes: [{ field: 'omittedReason', from: null, to: body.justification }],
    })
    expect(await admin.call(api.omissionPreview, { params, query: {} })).toEqual({
      pending: 1,
      done: 1,
      omitted: 1,
    })
  })
})

describe('evidence', () => {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  it('is kept by its content, shown, and taken away without being lost', async () => {
    const file = { name: 'foto.exe', bytes: png }
    const made = await writer.call(
      api.addEvidence,
      { params: one, body: { kind: 'photo' } },
      { file },
    )
    expect(made).toMatchObject({
      name: 'foto.exe',
      mediaType: 'image/png',
      bytes: png.length,
      kind: 'photo',
    })
    expect(
      (await writer.call(api.addEvidence, { params: one, body: { kind: 'photo' } }, { file })).id,
    ).toBe(made.id)
    expect(await reader.call(api.evidence, { params: one })).toEqual([made])
    expect((await reader.call(api.get, { params: one })).evidenceCount).toBe(1)
    expect(
      await writer.call(api.removeEvidence, { params: { ...one, fileId: made.id } }),
    ).toBeNull()
    expect(await reader.call(api.evidence, { params: one })).toEqual([])
    expect(
      (await writer.refusal(api.removeEvidence, { params: { ...one, fileId: made.id } })).status,
    ).toBe(404)
    expect(
      (await reader.call(api.history, { params: one })).map(({ action, changes }) => [
        action,
        changes[0]?.from ?? changes[0]?.to,
      ]),
    ).toEqual([
      ['evidence-removed', 'foto.exe'],
      ['evidence-added', 'foto.exe'],
    ])
  })

  it('takes no programs, pages or empty files', async () => {
    for (const [name, bytes] of [
      ['foto.jpg', '<script>alert(1)</script>'],
      ['foto.png', 'MZ\u0090'],
      ['vacia.pdf', ''],
    ] as const) {
      const refusal = await writer.refusal(
        api.addEvidence,
        { params: one, body: { kind: 'other' } },
        { file: { name, bytes } },
      )
      expect(refusal.problem).toBe(bytes === '' ? 'FILE_EMPTY' : 'FILE_TYPE_NOT_ACCEPTED')
    }
    expect(await reader.call(api.evidence, { params: one })).toEqual([])
  })
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
    expect((await admin.call(planRoutes.get, { params: onPlan() })).id).toBe(mine.plan.id)
  })
})
