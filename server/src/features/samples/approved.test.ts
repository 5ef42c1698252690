import { campaignRoutes } from '@puquio/contract/laboratory/campaigns'
import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { sampleRoutes as api } from '@puquio/contract/laboratory/samples'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMember, buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildToken } from '../../../test/proofs/build-token.ts'
import { sampleOf } from '../../../test/proofs/valid-bodies.ts'
import { type Calls, callsOf } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let writer: Calls
let admin: Calls
let on: { projectId: number }
let sample: SampleRecord
let ph: number
let report: { name: string; bytes: Buffer }
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-25T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  admin = await puquio.signIn(mine.admin)
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const { parameters } = await writer.call(api.choices, { params: on })
  ph = parameters.find(({ key }) => key === 'ph')?.id ?? 0
  sample = await writer.call(api.create, { params: on, body: sampleWith('7.5') })
  report = { name: 'informe.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF\n') }
})

const sampleWith = (text: string, campaign = 'Febrero 2026') => ({
  ...sampleOf(mine.station.id),
  campaign,
  results: [{ parameterId: ph, text, unit: '' }],
})
const campaignOf = async (name: string) => {
  const { items } = await admin.call(campaignRoutes.list, { params: on, query: {} })
  const found = items.find((one) => one.name === name)
  if (!found) throw new Error(`no campaign ${name}`)
  return { params: { ...on, campaignId: found.id }, version: found.version }
}
const approve = async (name = 'Febrero 2026') => {
  const { params, version } = await campaignOf(name)
  await admin.call(campaignRoutes.approve, { params, body: { version } })
}
const withdraw = async () => {
  const { params, version } = await campaignOf('Febrero 2026')
  const body = { reason: 'Informe corregido', version }
  await admin.call(campaignRoutes.withdraw, { params, body })
}
const ofSample = () => ({ ...on, sampleId: sample.id })
const ofResult = () => ({ ...ofSample(), parameterId: ph })
/** All that is kept of samples, as one text. */
const kept = async () =>
  puquio.database.owner.one(
    {},
    sql`select (select jsonb_agg(to_jsonb(s) order by s.id) from sample s where s.project_id = ${on.projectId}) as samples,
      (select jsonb_agg(to_jsonb(r) order by r.sample_id, r.version) from result r where r.project_id = ${on.projectId}) as results,
      (select jsonb_agg(to_jsonb(f)) from sample_file f where f.project_id = ${on.projectId}) as files,
      (select jsonb_agg(c.name order by c.id) from campaign c where c.project_id = ${on.projectId}) as campaigns`,
  )

/** Every call that changes a sample or its results. */
const doors: Record<string, (calls: Calls) => ReturnType<Calls['refusal']>> = {
  create: (calls) =>
    calls.refusal(api.create, { params: on, body: { ...sampleWith('7.1'), code: 'M-2' } }),
  'create, named with other cases and accents': (calls) =>
    calls.refusal(api.create, {
      params: on,
      body: { ...sampleWith('7.1', ' FEBRERO  2026'), code: 'M-2' },
    }),
  'edit a result': (calls) =>
    calls.refusal(api.edit, { params: ofSample(), body: { ...sampleWith('7.6'), version: 1 } }),
  'edit a field': (calls) =>
    calls.refusal(api.edit, {
      params: ofSample(),
      body: { ...sampleWith('7.5'), code: 'M-9', version: 1 },
    }),
  'move it out of the campaign': (calls) =>
    calls.refusal(api.edit, {
      params: ofSample(),
      body: { ...sampleWith('7.5', 'Otra campaña'), version: 1 },
    }),
  delete: (calls) => calls.refusal(api.remove, { params: ofSample() }),
  'delete a result': (calls) => calls.refusal(api.removeResult, { params: ofResult() }),
  'apply a qualifier': (calls) =>
    calls.refusal(api.applyQualifier, {
      params: ofResult(),
      body: { qualifier: 'R', reason: 'Blanco contaminado' },
    }),
}

describe('samples of an approved campaign', () => {
  for (const [door, refusal] of Object.entries(doors))
    it(`do not change by: ${door}; by whomever, or a token`, async () => {
      await approve()
      const before = await kept()
      const user = await buildMember(puquio.database, mine.project, 'write')
      const { text } = await buildToken(
        puquio.database,
        { project: mine.project, user },
        { scope: 'write' },
      )
      const token = callsOf(puquio.app, { authorization: `Bearer ${text}` })
      for (const calls of [writer, admin, token])
        expect(await refusal(calls)).toMatchObject({
          status: 409,
          problem: 'CAMPAIGN_APPROVED',
          params: { campaign: 'Febrero 2026' },
        })
      expect(await kept()).toEqual(before)
    })

  it('take no sample of another campaign, and leave those of others alone', async () => {
    const other = { ...sampleWith('7.1', 'Marzo 2026'), code: 'M-3' }
    const { id: sampleId } = await writer.call(api.create, { params: on, body: other })
    await approve()
    const params = { ...on, sampleId }
    const moved = { ...other, campaign: 'Febrero 2026', version: 1 }
    expect((await writer.refusal(api.edit, { params, body: moved })).problem).toBe(
      'CAMPAIGN_APPROVED',
    )
    const edited = { ...other, code: 'M-4', version: 1 }
    expect((await writer.call(api.edit, { params, body: edited })).code).toBe('M-4')
    await writer.call(api.remove, { params })
    const missing = { ...on, sampleId: 999_999 }
    expect((await writer.refusal(api.remove, { params: missing })).status).toBe(404)
  })

  it('change again once the approval is withdrawn', async () => {
    await approve()
    await withdraw()
    const body = { ...sampleWith('7.6'), version: 1 }
    const edited = await writer.call(api.edit, { params: ofSample(), body })
    expect(edited.results).toMatchObject([{ version: 2, text: '7.6' }])
    await writer.call(api.remove, { params: ofSample() })
  })

  it('keep their files, and may get more', async () => {
    const body = { target: 'sample' as const }
    const first = await writer.call(api.addFile, { params: ofSample(), body }, { file: report })
    await approve()
    const params = { ...ofSample(), fileId: first.id }
    expect((await writer.refusal(api.removeFile, { params })).problem).toBe('CAMPAIGN_APPROVED')
    const later = { name: 'anexo.pdf', bytes: Buffer.concat([report.bytes, Buffer.from('%')]) }
    await writer.call(api.addFile, { params: ofSample(), body }, { file: later })
    const { files } = await writer.call(api.files, { params: ofSample() })
    expect(files.map(({ name }) => name)).toEqual(['informe.pdf', 'anexo.pdf'])
    await withdraw()
    await writer.call(api.removeFile, { params })
  })

  it('may be said to answer a monitoring', async () => {
    await approve()
    const body = { monitoringId: mine.monitoring.id, observation: 'Sin novedad', reason: 'Plan' }
    await writer.call(api.answer, { params: ofSample(), body })
    const shown = await writer.call(api.get, { params: ofSample() })
    expect(shown.monitoring).toMatchObject({ id: mine.monitoring.id })
  })

  it('are offered to no form', async () => {
    await writer.call(api.create, {
      params: on,
      body: { ...sampleWith('7.1', 'Marzo 2026'), code: 'M-3' },
    })
    await approve()
    const { campaigns } = await writer.call(api.choices, { params: on })
    expect(campaigns).toEqual(['Marzo 2026'])
  })
})

it('a sample that is entered while its campaign is being approved waits, and is refused', async () => {
  let entered: Promise<unknown> = Promise.resolve()
  await puquio.database.transaction(on, async (rows) => {
    await rows(sql`update campaign set approved_at = now(), approved_by = ${mine.admin.id}
      where project_id = ${on.projectId}`)
    const body = { ...sampleWith('7.1'), code: 'M-2' }
    entered = writer.refusal(api.create, { params: on, body })
    const first = await Promise.race([
      entered,
      new Promise((done) => setTimeout(done, 300, 'waits')),
    ])
    expect(first).toBe('waits')
  })
  expect(await entered).toMatchObject({ problem: 'CAMPAIGN_APPROVED' })
})
