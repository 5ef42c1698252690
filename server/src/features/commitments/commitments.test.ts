import { setTimeout as pause } from 'node:timers/promises'
import { commitmentChangeRoutes as changes } from '@puquio/contract/commitments/commitment-changes'
import { commitmentPlanRoutes as plans } from '@puquio/contract/commitments/commitment-plans'
import {
  type CommitmentGrouping,
  commitmentRoutes as api,
} from '@puquio/contract/commitments/commitments'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildComponent, buildMember, buildMine, buildMonitoring } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { countWaiting } from '../../../test/lock-waits.ts'
import { buildCommitment } from '../../../test/proofs/build-commitment.ts'
import { buildInstrument } from '../../../test/proofs/build-instrument.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import type { Calls } from '../../../test/send.ts'
import { jobScopes } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import { linkByName } from './commitment-plans/link-store.ts'

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
const list = (query: object = {}) => reader.call(api.list, { params, query })
const verify = (commitments: { id: number; version: number }[]) =>
  admin.call(changes.decide, { params, body: { decision: 'verify', commitments } })
const first = (id: number, version = 1) => ({ id, version })
describe('the list', () => {
  it('filters, sorts and groups, and counts what nobody verified', async () => {
    const water = await buildComponent(puquio.database, mine.project, { name: 'Agua' })
    await build({
      shortName: 'Riego',
      text: 'Se regarán las vías',
      kind: 'measure',
      phase: 'operation',
    })
    await build({ shortName: 'Agua trimestral', componentId: water.id, method: 'model' })
    await build({ shortName: 'Límite', kind: 'limit', state: 'verified', componentId: water.id })
    const names = async (query: object) =>
      (await list(query)).items.map(({ shortName }) => shortName)
    expect(await names({ sort: 'shortName' })).toEqual(['Agua trimestral', 'Límite', 'Riego'])
    expect(await names({ kinds: 'measure,limit', sort: '-shortName' })).toEqual(['Riego', 'Límite'])
    expect(await names({ phases: 'none', states: 'in-force' })).toEqual(['Límite'])
    expect(await names({ components: '0' })).toEqual(['Riego'])
    expect(await names({ search: 'VIAS regaran' })).toEqual(['Riego'])
    expect(await names({ monitored: true })).toEqual([])
    const grouped = await list({ group: 'component', sort: 'shortName' })
    expect(grouped.groups).toEqual([
      { key: String(water.id), name: 'Agua', count: 2 },
      { key: '0', name: '', count: 1 },
    ])
    expect(grouped).toMatchObject({
      total: 3,
      unverified: 2,
      unverifiedBy: { model: 1, rules: 1, hand: 0 },
    })
    expect(grouped.items.map(({ shortName }) => shortName)).toEqual([
      'Agua trimestral',
      'Límite',
      'Riego',
    ])
    const groupsBy = async (group: CommitmentGrouping) => (await list({ group })).groups
    expect(await groupsBy('phase')).toEqual([
      { key: 'operation', name: 'operation', count: 1 },
      { key: 'none', name: '', count: 2 },
    ])
    expect(await groupsBy('kind')).toMatchObject([
      { key: 'monitoring', count: 1 },
      { key: 'measure', count: 1 },
      { key: 'limit', count: 1 },
    ])
    expect(await groupsBy('state')).toMatchObject([
      { key: 'proposed', count: 2 },
      { key: 'in-force', count: 1 },
    ])
  })

  it('is refused with a choice that there is none of', async () => {
    expect(
      (await reader.refusal(api.list, { params, query: { kinds: 'measure,x' } })).problem,
    ).toBe('INPUT_NOT_VALID')
  })

  it('leaves as a file with the notice beside what is not verified', async () => {
    await build({ method: 'model', shortName: '=1+1' })
    await build({ state: 'verified', shortName: 'Verificado' })
    const query = { format: 'csv', language: 'es', sort: 'shortName' } as const
    const { body } = await reader.send(api.file, { params, query })
    const [, unverified, verified] = body.split('\r\n')
    expect(unverified).toContain('Propuesto por IA: debe verificarse')
    expect(verified).not.toContain('debe verificarse')
  })
})

it('a verified commitment is in force from the day of its instrument', async () => {
  const { id } = await build()
  expect((await get(id)).state).toBe('proposed')
  await verify([first(id)])
  expect((await get(id)).state).toBe('in-force')
  const later = await buildInstrument(puquio.database, mine, { inForceFrom: '2026-02-16' })
  const other = await build({ state: 'verified' }, later)
  expect((await get(other.id)).state).toBe('verified')
})

describe('plans', () => {
  const name = 'COM-013 Agua'
  const named = (columns: object = {}) =>
    buildMonitoring(puquio.database, mine, { commitment: name, ...columns })

  it('are linked by the name that they give, without case and accents, once it is verified', async () => {
    await named()
    await named({ instrument: 'Un texto que no es de ningún instrumento' })
    const { id } = await build({ shortName: 'com-013  água' })
    expect((await get(id)).monitorings).toBe(0)
    await verify([first(id)])
    expect((await get(id)).monitorings).toBe(2)
    const [plan] = await reader.call(plans.plans, { params: { ...params, commitmentId: id } })
    expect(plan).toMatchObject({ id: mine.plan.id, monitorings: 2, general: { done: 0, due: 2 } })
  })

  it('are linked where the plan is saved while the commitment is verified', async () => {
    const { id } = await build({ shortName: name })
    const monitoring = await buildMonitoring(puquio.database, mine, { commitment: null })
    const { projectId } = params
    const scope = jobScopes(puquio.platform).ofProject({
      projectId,
      userId: mine.admin.id,
      timeZone: 'America/Lima',
    })
    const verified = await scope.transaction(async (within) => {
      await within.rows(sql`update monitoring set commitment = ${name}
        where project_id = ${projectId} and id = ${monitoring.id}`)
      await linkByName(within, { planId: mine.plan.id })
      const later = { ended: verify([first(id)]) }
      while ((await countWaiting(puquio.database)) === 0) await pause(10)
      return later
    })
    await verified.ended
    expect((await get(id)).monitorings).toBe(1)
  })

  it('stay unlinked where two commitments have the name, unless the instrument tells', async () => {
    const other = await buildInstrument(puquio.database, mine, { name: 'ITS 2' })
    await named()
    await named({ instrument: 'its 2' })
    const one = await build({ shortName: name })
    const two = await build({ shortName: name }, other)
    await verify([first(one.id), first(two.id)])
    expect([(await get(one.id)).monitorings, (await get(two.id)).monitorings]).toEqual([0, 1])
    const waiting = await reader.call(plans.names, { params, query: { matched: false } })
    expect(waiting).toMatchObject({
      total: 1,
      items: [{ name, instrument: null, monitorings: 1, commitment: null }],
    })
    expect(waiting.items[0]?.suggestions.map(({ id }) => id)).toEqual([one.id, two.id])
    const counted = await reader.call(plans.unmatched, { params })
    expect(counted).toEqual({ names: 1, monitorings: 1, exact: [] })
  })

  it('a name is matched by hand with all its monitorings, and back; never with an unverified one', async () => {
    await named()
    await named()
    const { id } = await build({ shortName: 'Otro nombre' })
    const link = { name, instrument: null, from: null, to: id }
    const body = { links: [link] }
    expect((await admin.refusal(plans.link, { params, body })).problem).toBe('INPUT_NOT_VALID')
    await verify([first(id)])
    expect(await admin.call(plans.link, { params, body })).toEqual({ monitorings: 2 })
    const { items } = await reader.call(plans.names, { params, query: { matched: true } })
    expect(items).toMatchObject([
      { name, commitment: { id, isSuperseded: false }, suggestions: [] },
    ])
    const back = { links: [{ ...link, from: id, to: null }] }
    expect(await admin.call(plans.link, { params, body: back })).toEqual({ monitorings: 2 })
    expect((await get(id)).monitorings).toBe(0)
  })
  it('tells which open names are the code of a verified one, to link them at once', async () => {
    await named({ commitment: 'COM-13' })
    await named({ commitment: 'Otra cosa' })
    const { id } = await build({ shortName: 'COM-013 Agua superficial', state: 'verified' })
    const { exact, ...counted } = await reader.call(plans.unmatched, { params })
    expect(counted).toEqual({ names: 2, monitorings: 2 })
    expect(exact).toMatchObject([{ name: 'COM-13', instrument: null, commitment: { id } }])
    const links = exact.map(({ commitment, ...of }) => ({ ...of, from: null, to: commitment.id }))
    expect(await admin.call(plans.link, { params, body: { links } })).toEqual({ monitorings: 1 })
    const { items } = await reader.call(plans.names, { params, query: {} })
    expect(items.map(({ name }) => name)).toEqual(['Otra cosa', 'COM-13'])
  })

  it('names of a commitment that was rejected again stand for none, and can be linked anew', async () => {
    await named()
    const [one, two] = [await build({ shortName: name }), await build({ state: 'verified' })]
    await verify([first(one.id)])
    const reject = {
      decision: 'reject' as const,
      reason: 'No obliga',
      commitments: [first(one.id, 2)],
    }
    await admin.call(changes.decide, { params, body: reject })
    const [open] = (await reader.call(plans.names, { params, query: {} })).items
    expect(open).toMatchObject({ name, commitment: null })
    const links = [{ name, instrument: null, from: null, to: two.id }]
    expect(await admin.call(plans.link, { params, body: { links } })).toEqual({ monitorings: 1 })
  })
})

it('the matrix becomes a PDF with the notice, in its turn; what is too much is refused at once', async () => {
  await build({ shortName: '#pagebreak() =1+1', method: 'model', kind: 'report' })
  await build({ shortName: 'Riego', state: 'verified', kind: 'measure' })
  const body = { language: 'es', group: 'kind' } as const
  const asked = await reader.call(api.pdf, { params, body })
  expect(asked).toMatchObject({ kind: 'commitment-matrix', state: 'queued', place: 1 })
  await runJobs(puquio, 'make-pdf')
  const [made] = await reader.call(pdfReportRoutes.list, { params, query: {} })
  expect(made).toMatchObject({
    state: 'done',
    file: { name: 'Matriz de compromisos.pdf', pages: 1 },
  })
  const { id } = mine.project
  await puquio.database.owner.one(
    {},
    sql`insert into commitment (project_id, instrument_id, short_name, text, kind, method, created_at)
      select ${id}, ${instrument.id}, 'C' || n, 'Texto', 'measure', 'rules', now() from generate_series(1, 1500) n`,
  )
  expect((await reader.refusal(api.pdf, { params, body })).problem).toBe('PDF_TOO_LARGE')
  const states = 'verified,in-force'
  expect((await reader.call(api.pdf, { params, body: { ...body, states } })).state).toBe('queued')
})
