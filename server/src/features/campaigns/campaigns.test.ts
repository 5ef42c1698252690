import { campaignRoutes as api } from '@puquio/contract/laboratory/campaigns'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMember, buildMine, insert } from '../../../test/build.ts'
import { buildLaboratory } from '../../../test/proofs/build-laboratory.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let built: Awaited<ReturnType<typeof buildLaboratory>>
let admin: Calls
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  built = await buildLaboratory(puquio.database, mine)
  admin = await puquio.signIn(mine.admin)
})
afterAll(() => puquio.close())

const onProject = () => ({ projectId: mine.project.id })
const onCampaign = () => ({ ...onProject(), campaignId: built.campaign.id })
const found = async (query: object = {}) =>
  (await admin.call(api.list, { params: onProject(), query })).items[0]
const counted = async () =>
  (
    await admin.call(api.counts, {
      params: onProject(),
      query: { campaigns: String(built.campaign.id) },
    })
  )[0]

describe('a campaign', () => {
  it('says what was sampled, how many results it has and how many exceed', async () => {
    expect(await found()).toMatchObject({
      name: 'Febrero 2026',
      samples: 1,
      firstOn: '2026-02-01',
      lastOn: '2026-02-01',
      approvedAt: null,
      approvedBy: null,
      withdrawal: null,
    })
    expect(await counted()).toMatchObject({ results: 1, exceedances: 1 })
  })

  it('is approved, told to its samples, and withdrawn with a reason, each once', async () => {
    const before = await found()
    const body = { version: before?.version as number }
    const approved = await admin.call(api.approve, { params: onCampaign(), body })
    expect(approved).toMatchObject({ approvedBy: expect.any(String), withdrawal: null })
    expect(approved.approvedAt).toEqual(expect.any(String))
    const again = { params: onCampaign(), body: { version: approved.version } }
    expect((await admin.refusal(api.approve, again)).problem).toBe('CHANGED_MEANWHILE')
    expect(await found({ state: 'unapproved' })).toBeUndefined()
    const samples = await admin.call(sampleRoutes.list, { params: onProject() })
    expect(samples.items).toMatchObject([{ isApproved: true }])

    const withdrawn = await admin.call(api.withdraw, {
      params: onCampaign(),
      body: { reason: 'Informe corregido', version: approved.version },
    })
    expect(withdrawn).toMatchObject({
      approvedAt: null,
      approvedBy: null,
      withdrawal: { reason: 'Informe corregido', by: approved.approvedBy },
    })
    const reason = { reason: 'Otra vez', version: withdrawn.version }
    const twice = await admin.refusal(api.withdraw, { params: onCampaign(), body: reason })
    expect(twice.problem).toBe('CHANGED_MEANWHILE')
  })

  it('is renamed, but not to the name of another one, and not on an older version', async () => {
    const { version } = (await found()) as { version: number }
    const rename = (name: string, at: number) => ({
      params: onCampaign(),
      body: { name, version: at },
    })
    const renamed = await admin.call(api.rename, rename('Época húmeda', version))
    expect(renamed).toMatchObject({ name: 'Época húmeda', version: version + 1 })
    expect((await admin.refusal(api.rename, rename('Otra', version))).problem).toBe(
      'CHANGED_MEANWHILE',
    )
    await puquio.database.owner.one(
      {},
      sql`insert into campaign (project_id, name, created_at, created_by)
        values (${mine.project.id}, 'Estiaje', now(), ${mine.admin.id})`,
    )
    const taken = await admin.refusal(api.rename, rename('ESTIAJE', version + 1))
    expect(taken).toMatchObject({ status: 409, problem: 'ALREADY_EXISTS' })
  })

  it('is deleted by an administrator once it has no samples, and the audit trail keeps it', async () => {
    const remove = (calls: Calls, campaignId: number) =>
      calls.refusal(api.remove, { params: { ...onProject(), campaignId } })
    expect(await remove(admin, built.campaign.id)).toMatchObject({
      status: 409,
      problem: 'CAMPAIGN_NOT_EMPTY',
    })
    const { id: campaignId } = await insert(puquio.database, 'campaign', {
      projectId: mine.project.id,
      name: 'Sin muestras',
      createdAt: '2026-02-01T00:00:00Z',
      createdBy: mine.admin.id,
    })
    const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
    expect((await remove(writer, campaignId)).status).toBe(403)
    const stranger = await puquio.signIn((await buildMine(puquio.database)).admin)
    expect((await remove(stranger, campaignId)).status).toBe(404)
    await admin.call(api.remove, { params: { ...onProject(), campaignId } })
    expect((await remove(admin, campaignId)).status).toBe(404)
    const kept = await puquio.database.owner.one<{ details: unknown }>(
      {},
      sql`select c.details from audit_change c join audit_entry e on e.id = c.entry_id
        where e.project_id = ${mine.project.id} and c.table_name = 'campaign' and c.operation = 'delete'`,
    )
    expect(JSON.stringify(kept)).toContain('Sin muestras')
  })

  it('is read by readers, approved by administrators, and hidden from other projects', async () => {
    const read = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
    expect((await read.call(api.list, { params: onProject() })).items.length).toBeGreaterThan(0)
    const approve = { params: onCampaign(), body: { version: 1 } }
    expect((await read.refusal(api.approve, approve)).status).toBe(403)
    expect((await puquio.nobody.refusal(api.approve, approve)).status).toBe(401)
    const elsewhere = await buildMine(puquio.database)
    const stranger = await puquio.signIn(elsewhere.admin)
    expect((await stranger.refusal(api.approve, approve)).status).toBe(404)
    const misplaced = { params: { ...onCampaign(), projectId: elsewhere.project.id } }
    const refused = await stranger.refusal(api.approve, { ...misplaced, body: { version: 1 } })
    expect(refused.status).toBe(404)
  })
})
