import {
  type CommitmentInput,
  commitmentChangeRoutes as changes,
} from '@puquio/contract/commitments/commitment-changes'
import { commitmentRoutes as api } from '@puquio/contract/commitments/commitments'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  buildComponent,
  buildMember,
  buildMine,
  buildMonitoring,
  buildStation,
} from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { buildCommitment } from '../../../../test/proofs/build-commitment.ts'
import { buildInstrument } from '../../../../test/proofs/build-instrument.ts'
import { buildRole } from '../../../../test/proofs/build-task.ts'
import type { Calls } from '../../../../test/send.ts'
import { raw, sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let instrument: { id: number }
let params: { projectId: number }
let admin: Calls
let reader: Calls
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  instrument = await buildInstrument(puquio.database, mine, { inForceFrom: '2026-02-15' })
  params = { projectId: mine.project.id }
  admin = await puquio.signIn(mine.admin)
  reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
})

const build = (columns: Record<string, unknown> = {}, of = instrument) =>
  buildCommitment(puquio.database, { ...mine, instrument: of }, columns)
const get = (id: number) => reader.call(api.get, { params: { ...params, commitmentId: id } })
const verify = (commitments: { id: number; version: number }[]) =>
  admin.call(changes.decide, { params, body: { decision: 'verify', commitments } })
const first = (id: number, version = 1) => ({ id, version })
const takeBack = (commitments: { id: number; version: number }[]) =>
  admin.call(changes.takeBack, { params, body: { commitments } })
const history = async (id: number) =>
  (await reader.call(api.history, { params: { ...params, commitmentId: id } })).map(
    ({ action, isTakenBack }) => (isTakenBack ? `(${action})` : action),
  )

describe('decisions', () => {
  it('verify and reject many, but not what somebody changed meanwhile', async () => {
    const [one, two] = [await build(), await build()]
    await admin.call(changes.edit, {
      params: { ...params, commitmentId: two.id },
      body: { text: 'Otro texto', version: 1 },
    })
    const body = {
      decision: 'reject' as const,
      reason: 'No obliga',
      commitments: [first(one.id), first(two.id)],
    }
    const answer = await admin.call(changes.decide, { params, body })
    expect(answer.changed).toMatchObject([
      { id: one.id, state: 'rejected', decidedReason: 'No obliga' },
    ])
    expect(answer.conflicts).toMatchObject([
      { id: two.id, text: 'Otro texto', state: 'proposed', version: 2 },
    ])
  })

  it('need a reason to reject, ADMIN, and commitments of the project', async () => {
    const { id } = await build()
    const body = { decision: 'reject' as const, reason: ' ', commitments: [first(id)] }
    expect((await admin.refusal(changes.decide, { params, body })).problem).toBe('INPUT_NOT_VALID')
    const wish = { decision: 'verify' as const, commitments: [first(id)] }
    expect((await reader.refusal(changes.decide, { params, body: wish })).status).toBe(403)
    const elsewhere = await buildMine(puquio.database)
    const foreign = await puquio.signIn(elsewhere.admin)
    const at = { projectId: elsewhere.project.id }
    expect((await foreign.refusal(changes.decide, { params: at, body: wish })).status).toBe(404)
    expect((await get(id)).version).toBe(1)
  })

  it('are taken back one after another, with the history', async () => {
    const { id } = await build()
    await admin.call(changes.edit, {
      params: { ...params, commitmentId: id },
      body: { text: 'B', version: 1 },
    })
    await verify([first(id, 2)])
    await takeBack([first(id, 3)])
    expect(await get(id)).toMatchObject({
      state: 'proposed',
      text: 'B',
      decidedAt: null,
      isEdited: true,
    })
    await takeBack([first(id, 4)])
    expect(await get(id)).toMatchObject({ isEdited: false, version: 5 })
    expect(await history(id)).toEqual(['taken-back', 'taken-back', '(verified)', '(edited)'])
    const none = await admin.refusal(changes.takeBack, {
      params,
      body: { commitments: [first(id, 5)] },
    })
    expect(none.problem).toBe('NOTHING_TO_TAKE_BACK')
  })
})

describe('edits', () => {
  it('change the given fields alone, tell what changed, and refuse an old version', async () => {
    const { id } = await build({
      componentId: mine.component.id,
      subcomponentId: mine.subcomponent.id,
    })
    const at = { params: { ...params, commitmentId: id } }
    const other = await buildComponent(puquio.database, mine.project, { name: 'Aire' })
    const body = {
      componentId: other.id,
      deadline: { event: 'Inicio del cierre' },
      stationIds: [mine.station.id],
      version: 1,
    }
    const edited = await admin.call(changes.edit, { ...at, body })
    expect(edited).toMatchObject({
      component: { name: 'Aire' },
      subcomponent: null,
      deadlineEvent: 'Inicio del cierre',
      stations: [{ id: mine.station.id }],
      isEdited: true,
      version: 2,
    })
    const [change] = await reader.call(api.history, at)
    expect(change?.fields.map(({ field }) => field).toSorted()).toEqual([
      'component',
      'deadlineEvent',
      'stations',
      'subcomponent',
    ])
    expect((await admin.refusal(changes.edit, { ...at, body })).problem).toBe('CHANGED_MEANWHILE')
    await takeBack([first(id, 2)])
    expect(await get(id)).toMatchObject({
      subcomponent: { id: mine.subcomponent.id },
      stations: [],
    })
  })

  it('keep every field that they take', async () => {
    const role = await buildRole(puquio.database, mine)
    const [parameter] = await reader.call(parameterRoutes.choices, { params })
    const { id } = await build({ componentId: mine.component.id })
    const given: { [Field in keyof Required<CommitmentInput>]: [edit: unknown, shown: object] } = {
      shortName: ['Otro', { shortName: 'Otro' }],
      text: ['Otro texto', { text: 'Otro texto' }],
      kind: ['payment', { kind: 'payment' }],
      phase: ['closure', { phase: 'closure' }],
      componentId: [mine.component.id, { component: { id: mine.component.id } }],
      subcomponentId: [mine.subcomponent.id, { subcomponent: { id: mine.subcomponent.id } }],
      miningComponentId: [
        mine.miningComponent.id,
        { miningComponent: { id: mine.miningComponent.id } },
      ],
      frequencyId: [mine.frequency.id, { frequency: { id: mine.frequency.id } }],
      roleId: [role.id, { role: { id: role.id } }],
      deadline: [{ on: '2027-01-31' }, { deadlineOn: '2027-01-31', deadlineEvent: null }],
      stationIds: [[mine.station.id], { stations: [{ id: mine.station.id }] }],
      parameterIds: [[parameter?.id], { parameters: [{ id: parameter?.id }] }],
    }
    const at = { params: { ...params, commitmentId: id } }
    for (const [field, [edit, shown]] of Object.entries(given)) {
      const { version } = await get(id)
      await admin.call(changes.edit, { ...at, body: { [field]: edit, version } })
      expect(await get(id), field).toMatchObject(shown)
    }
    const all = Object.assign({}, ...Object.values(given).map(([, shown]) => shown)) as object
    const { version } = await get(id)
    const split = { shortName: 'Uno', text: 'Uno', second: { shortName: 'Dos', text: 'Dos' } }
    const { second } = await admin.call(changes.split, { ...at, body: { ...split, version } })
    expect(second).toMatchObject({ ...all, shortName: 'Dos', text: 'Dos' })
  })

  it('keep what was retired since, in lists as in single choices, and take nothing else that is retired', async () => {
    const { database } = puquio
    const [own, other] = await reader.call(parameterRoutes.choices, { params })
    if (!own || !other) throw new Error('the project has no parameters')
    const elsewhere = await buildStation(database, mine.project)
    const { id } = await build({ componentId: mine.component.id })
    const at = { params: { ...params, commitmentId: id } }
    const named = { stationIds: [mine.station.id], parameterIds: [own.id] }
    await admin.call(changes.edit, { ...at, body: { ...named, version: 1 } })
    const retire = (table: string, ids: number[]) =>
      database.owner.one(
        {},
        sql`update ${raw(table)} set retired_at = '2026-02-01T12:00:00Z' where id = any(${ids}::int[])`,
      )
    await retire('environmental_component', [mine.component.id])
    await retire('station', [mine.station.id])
    await retire('parameter', [own.id, other.id])
    const body = {
      componentId: mine.component.id,
      stationIds: [mine.station.id, elsewhere.id],
      parameterIds: [own.id],
      version: 2,
    }
    expect(await admin.call(changes.edit, { ...at, body })).toMatchObject({
      component: { id: mine.component.id },
      stations: expect.arrayContaining([
        expect.objectContaining({ id: mine.station.id }),
        expect.objectContaining({ id: elsewhere.id }),
      ]),
      parameters: [{ id: own.id }],
    })
    await retire('station', [elsewhere.id])
    const fewer = { stationIds: [elsewhere.id], version: 3 }
    await admin.call(changes.edit, { ...at, body: fewer })
    for (const [field, ids] of [
      ['stationIds', [mine.station.id, elsewhere.id]],
      ['parameterIds', [own.id, other.id]],
    ] as const)
      expect(
        await admin.refusal(changes.edit, { ...at, body: { [field]: ids, version: 4 } }),
        field,
      ).toMatchObject({ status: 422, fields: [{ path: field, code: 'not-in-list' }] })
  })

  it('refuse what another project has, and a subcomponent of another component', async () => {
    const { id } = await build()
    const elsewhere = await buildMine(puquio.database)
    const at = { params: { ...params, commitmentId: id } }
    for (const body of [
      { componentId: elsewhere.component.id },
      { stationIds: [elsewhere.station.id] },
      { subcomponentId: mine.subcomponent.id },
    ]) {
      const refused = await admin.refusal(changes.edit, { ...at, body: { ...body, version: 1 } })
      expect(refused.problem).toBe('INPUT_NOT_VALID')
    }
    expect((await get(id)).version).toBe(1)
  })
})

describe('split, join and supersede', () => {
  const parts = { shortName: 'Agua', text: 'Agua', second: { shortName: 'Aire', text: 'Aire' } }

  it('splits in two, and takes that back', async () => {
    const { id } = await build()
    const at = { params: { ...params, commitmentId: id } }
    const { second } = await admin.call(changes.split, { ...at, body: { ...parts, version: 1 } })
    expect(second).toMatchObject({
      text: 'Aire',
      state: 'proposed',
      instrument: { id: instrument.id },
    })
    await takeBack([first(id, 2)])
    expect(await get(second.id)).toMatchObject({ state: 'rejected', joinedInto: { id } })
    expect((await get(id)).text).not.toBe('Agua')
  })

  it('splits into no two parts that say the same', async () => {
    const { id } = await build()
    const same = { ...parts, second: { shortName: 'Aire', text: parts.text }, version: 1 }
    const at = { params: { ...params, commitmentId: id } }
    expect(await admin.refusal(changes.split, { ...at, body: same })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [{ path: 'second.text', code: 'same-as-first' }],
    })
  })

  it('does not take a split back whose second part somebody changed', async () => {
    const { id } = await build()
    const at = { params: { ...params, commitmentId: id } }
    const { second } = await admin.call(changes.split, { ...at, body: { ...parts, version: 1 } })
    await verify([first(second.id)])
    const body = { commitments: [first(id, 2)] }
    expect((await admin.refusal(changes.takeBack, { params, body })).problem).toBe(
      'CHANGED_MEANWHILE',
    )
    expect((await get(id)).text).toBe('Agua')
  })

  it('joins another one, whose monitorings follow, and takes that back', async () => {
    const [one, two] = [await build({ state: 'verified' }), await build({ state: 'verified' })]
    await buildMonitoring(puquio.database, mine, { commitmentId: two.id })
    const at = { params: { ...params, commitmentId: one.id } }
    const body = { shortName: 'Ambos', text: 'Ambos', other: first(two.id), version: 1 }
    const joined = await admin.call(changes.join, { ...at, body })
    expect(joined).toMatchObject({
      first: { text: 'Ambos', monitorings: 1 },
      second: { state: 'rejected', joinedInto: { id: one.id }, monitorings: 0 },
    })
    await takeBack([first(one.id, 2)])
    expect(await get(two.id)).toMatchObject({ state: 'in-force', joinedInto: null, monitorings: 1 })
    const other = await build({}, await buildInstrument(puquio.database, mine))
    const foreign = { ...body, other: first(other.id), version: 3 }
    expect((await admin.refusal(changes.join, { ...at, body: foreign })).problem).toBe(
      'INPUT_NOT_VALID',
    )
  })

  it('supersedes a verified one by a verified one of another instrument alone', async () => {
    const { id } = await build({ state: 'verified' })
    const later = await build({ state: 'verified' }, await buildInstrument(puquio.database, mine))
    const at = { params: { ...params, commitmentId: id } }
    const own = await build({ state: 'verified' })
    const refused = await admin.refusal(changes.supersede, {
      ...at,
      body: { byId: own.id, version: 1 },
    })
    expect(refused.problem).toBe('INPUT_NOT_VALID')
    const done = await admin.call(changes.supersede, {
      ...at,
      body: { byId: later.id, version: 1 },
    })
    expect(done).toMatchObject({ state: 'superseded', supersededBy: { id: later.id } })
    const split = await admin.refusal(changes.split, { ...at, body: { ...parts, version: 2 } })
    expect(split.problem).toBe('COMMITMENT_CLOSED')
  })

  it('binds again by the end of what superseded it, also where an earlier edit is taken back then', async () => {
    const { id, text } = await build({ state: 'verified' })
    const later = await build({ state: 'verified' }, await buildInstrument(puquio.database, mine))
    const at = { params: { ...params, commitmentId: id } }
    await admin.call(changes.supersede, { ...at, body: { byId: later.id, version: 1 } })
    await admin.call(changes.edit, { ...at, body: { text: 'Editado', version: 2 } })
    const end = { decision: 'reject' as const, reason: 'No obliga', commitments: [first(later.id)] }
    await admin.call(changes.decide, { params, body: end })
    await takeBack([first(id, 4)])
    expect(await get(id)).toMatchObject({ text, state: 'in-force', supersededBy: null })
  })
})
