import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import {
  containerMaxBytes,
  containerRoutes as api,
  uploadPartMaxBytes,
} from '@puquio/contract/containers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltUser, buildMember, buildProject, type Row } from '../../../../test/build.ts'
import { clamdStage, eicar } from '../../../../test/clamd-stage.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'
import { projectScope, systemScope } from '../../../platform/db/scopes/make-scope.ts'
import { arrivalsOf } from '../../../platform/files/temporary-folder.ts'
import { openArriving } from './arriving.ts'
import { finishUpload } from './finish-upload.ts'
import { deleteUploadsBefore } from './store.ts'

let puquio: TestApp
let clamd: Awaited<ReturnType<typeof clamdStage>>
let project: Row
let writer: BuiltUser
let calls: Calls
let admin: Calls
let on: { projectId: number }
beforeAll(async () => {
  clamd = await clamdStage()
  puquio = await startTestApp({ config: { clamd: clamd.address } })
  project = await buildProject(puquio.database)
  on = { projectId: project.id }
  writer = await buildMember(puquio.database, project, 'write')
  calls = await puquio.signIn(writer)
  admin = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
})
afterAll(async () => {
  await puquio.close()
  await clamd.close()
})

/** A PDF of this length. */
function pdfOf(bytes: number, text = ''): Buffer {
  const pdf = Buffer.alloc(bytes, 32)
  pdf.write(`%PDF-1.4\n%âãÏÓ\n1 0 obj <<>> endobj\n${text}`, 'latin1')
  return pdf
}
const bodyOf = (bytes: Buffer, changes: object = {}) => ({
  type: 'evidence' as const,
  folderId: null,
  name: 'acta.pdf',
  bytes: bytes.length,
  modifiedMs: 1_700_000_000_000,
  onSameName: 'both' as const,
  ...changes,
})
const begin = (by: Calls, bytes: Buffer, changes: object = {}) =>
  by.call(api.beginUpload, { params: on, body: bodyOf(bytes, changes) })
const sendPart = (by: Calls, uploadId: string, offset: number, bytes: Buffer) =>
  by.send(
    api.uploadPart,
    { params: { ...on, uploadId }, query: { offset } },
    { file: { name: '', bytes } },
  )
const finish = (by: Calls, uploadId: string, onSameName: 'ask' | 'version' | 'both' = 'both') =>
  by.call(api.finishUpload, { params: { ...on, uploadId }, body: { onSameName } })
async function upload(
  by: Calls,
  bytes: Buffer,
  changes: { onSameName?: 'version' | 'both'; name?: string; type?: string } = {},
) {
  const { id } = await begin(by, bytes, changes)
  await sendPart(by, id, 0, bytes)
  return finish(by, id, changes.onSameName)
}
const arriving = () => readdirSync(arrivalsOf(puquio.platform.config))

const openScope = () =>
  projectScope(puquio.database, puquio.clock, {
    projectId: project.id,
    userId: writer.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
const contentOf = async (containerFileId: number) =>
  (await calls.send(api.content, { params: { ...on, containerFileId } })).rawPayload

describe('an upload', () => {
  test('takes no byte more once it was whole, whatever its first finish answered', async () => {
    const bytes = pdfOf(5_000, 'sealed')
    await upload(calls, pdfOf(4_000), { name: 'sellado.pdf' })
    const { id } = await begin(calls, bytes, { name: 'sellado.pdf' })
    await sendPart(calls, id, 0, bytes)
    const params = { ...on, uploadId: id }
    expect(
      await calls.refusal(api.finishUpload, { params, body: { onSameName: 'ask' } }),
    ).toMatchObject({ problem: 'FILE_NAME_TAKEN' })
    const made = await upload(calls, bytes, { name: 'igual.pdf' })
    expect((await sendPart(calls, id, 100, Buffer.from('forged'))).json()).toMatchObject({
      status: 409,
      problem: 'UPLOAD_OFFSET',
      params: { received: 5_000 },
    })
    expect(await contentOf(made.id)).toEqual(bytes)
    expect(await contentOf((await finish(calls, id)).id)).toEqual(bytes)
    expect(arriving().filter((name) => name.includes(id))).toEqual([])
  })

  test('is finished once, though two processes finish it at the same time', async () => {
    const bytes = pdfOf(6_000, 'twice')
    const { id } = await begin(calls, bytes, { name: 'doble.pdf' })
    await sendPart(calls, id, 0, bytes)
    const both = await Promise.all(
      [1, 2].map(() =>
        finishUpload(puquio.platform, openScope(), {
          arriving: openArriving(arrivalsOf(puquio.platform.config), puquio.platform.config),
          id,
          onSameName: 'both',
        }),
      ),
    )
    expect(both[0]).toEqual(both[1])
    const rows = await puquio.database.owner.one(
      {},
      sql`select name from container_file where project_id = ${project.id} and name like 'doble%'`,
    )
    expect(rows).toEqual([{ name: 'doble.pdf' }])
  })

  test('is one of 50 unfinished ones of a person at most, however many begin at once', async () => {
    const many = await puquio.signIn(await buildMember(puquio.database, project, 'write'))
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        many.send(api.beginUpload, { params: on, body: bodyOf(pdfOf(10), { name: `${n}.pdf` }) }),
      ),
    )
    const begun = answers.filter(({ statusCode }) => statusCode === 200)
    expect(begun).toHaveLength(50)
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      problem: 'UPLOADS_UNFINISHED',
      params: { max: 50 },
    })
    const uploadId = begun[0]?.json<{ id: string }>().id ?? ''
    await many.call(api.cancelUpload, { params: { ...on, uploadId } })
    expect(await begin(many, pdfOf(10), { name: 'libre.pdf' })).toMatchObject({ received: 0 })
  })

  test('goes on where it broke off, and is kept whole', async () => {
    const bytes = pdfOf(100_000)
    const { id, received } = await begin(calls, bytes)
    expect(received).toBe(0)
    expect((await sendPart(calls, id, 0, bytes.subarray(0, 40_000))).json()).toEqual({
      id,
      received: 40_000,
    })
    const params = { ...on, uploadId: id }
    expect(await calls.call(api.upload, { params })).toEqual({ id, received: 40_000 })
    expect(
      await calls.refusal(api.finishUpload, { params, body: { onSameName: 'both' } }),
    ).toMatchObject({
      problem: 'UPLOAD_OFFSET',
      params: { received: 40_000 },
    })
    expect((await sendPart(calls, id, 50_000, bytes.subarray(50_000))).json()).toMatchObject({
      problem: 'UPLOAD_OFFSET',
      params: { received: 40_000 },
    })
    // The same file chosen once more, as after the page was opened again.
    expect(await begin(calls, bytes)).toEqual({ id, received: 40_000 })
    // What arrived already may come again.
    await sendPart(calls, id, 30_000, bytes.subarray(30_000))
    const made = await finish(calls, id)
    expect(made).toMatchObject({ name: 'acta.pdf', bytes: 100_000, version: 1 })
    const content = await calls.send(api.content, {
      params: { ...on, containerFileId: made.id },
    })
    expect(content.rawPayload).toEqual(bytes)
    expect(arriving()).toEqual([])
    // Its answer was lost: it says the same again, and makes nothing more.
    expect(await finish(calls, id)).toEqual(made)
  })

  test('has the hash of what stands on the disk, in whatever order its parts came', async () => {
    const bytes = pdfOf(3_000_000)
    const orders = [
      [[0, 3_000_000]],
      [
        [0, 1_500_000],
        [1_500_000, 3_000_000],
      ],
      [
        [0, 2_000_000],
        [0, 1_000_000],
        [1_000_000, 3_000_000],
      ],
      [
        [0, 2_000_000],
        [1_000_000, 3_000_000],
        [0, 500_000],
      ],
    ] as const
    for (const [index, order] of orders.entries()) {
      bytes.writeUInt32BE(index, 1_200_000)
      const { id } = await begin(calls, bytes, { name: `orden-${index}.pdf` })
      for (const [from, to] of order) await sendPart(calls, id, from, bytes.subarray(from, to))
      const made = await finish(calls, id)
      const params = { ...on, containerFileId: made.id }
      const { sha256 } = await calls.call(api.file, { params })
      expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
      expect((await calls.send(api.content, { params })).rawPayload).toEqual(bytes)
    }
  })

  test('of a name that is taken asks, and becomes a version or a file beside it', async () => {
    const first = await upload(calls, pdfOf(1_000), { name: 'informe.pdf' })
    const next = pdfOf(2_000)
    expect(
      await calls.refusal(api.beginUpload, {
        params: on,
        body: bodyOf(next, { name: 'INFORME.pdf', onSameName: 'ask' }),
      }),
    ).toMatchObject({ problem: 'FILE_NAME_TAKEN', params: { name: 'INFORME.pdf' } })
    const { id } = await begin(calls, next, { name: 'Informe.pdf' })
    await sendPart(calls, id, 0, next)
    const params = { ...on, uploadId: id }
    expect(
      await calls.refusal(api.finishUpload, { params, body: { onSameName: 'ask' } }),
    ).toMatchObject({ problem: 'FILE_NAME_TAKEN' })
    expect(await finish(calls, id, 'version')).toMatchObject({
      id: first.id,
      name: 'informe.pdf',
      version: 2,
      bytes: 2_000,
    })
    const beside = await upload(calls, pdfOf(3_000), { name: 'informe.pdf', onSameName: 'both' })
    expect([beside.name, beside.id === first.id]).toEqual(['informe (2).pdf', false])
  })

  test('is refused before its bytes where it is too large, or of a type that is not the sender’s to add', async () => {
    const refusal = (changes: object) =>
      calls.refusal(api.beginUpload, { params: on, body: bodyOf(pdfOf(10), changes) })
    expect(await refusal({ bytes: containerMaxBytes + 1 })).toMatchObject({
      status: 413,
      params: { maxMb: 500 },
    })
    for (const type of ['instrument', 'report'])
      expect(await refusal({ type })).toMatchObject({ problem: 'ACCESS_DENIED' })
    expect(await upload(admin, pdfOf(500), { type: 'instrument' })).toMatchObject({
      type: 'instrument',
    })
    const { id } = await begin(calls, pdfOf(10), { name: 'corto.pdf' })
    expect((await sendPart(calls, id, 0, pdfOf(11))).json()).toMatchObject({
      problem: 'UPLOAD_OFFSET',
    })
    const large = await calls.send(
      api.uploadPart,
      { params: { ...on, uploadId: id }, query: { offset: 0 } },
      { file: { name: '', bytes: Buffer.alloc(uploadPartMaxBytes + 1) } },
    )
    expect(large.json()).toMatchObject({ status: 413, params: { maxMb: 64 } })
  })

  test('that the scanner names is not kept, nor one whose bytes are of another type', async () => {
    const infected = pdfOf(400, eicar)
    const { id } = await begin(calls, infected, { name: 'virus.pdf' })
    await sendPart(calls, id, 0, infected)
    const body = { onSameName: 'both' } as const
    expect(
      await calls.refusal(api.finishUpload, { params: { ...on, uploadId: id }, body }),
    ).toMatchObject({ problem: 'FILE_INFECTED', params: { found: 'Eicar-Test-Signature' } })
    const page = Buffer.from('<html><script>alert(1)</script></html>')
    const html = await begin(calls, page, { name: 'acta.pdf', modifiedMs: 5 })
    await sendPart(calls, html.id, 0, page)
    expect(
      await calls.refusal(api.finishUpload, { params: { ...on, uploadId: html.id }, body }),
    ).toMatchObject({ problem: 'FILE_TYPE_NOT_ACCEPTED' })
    const hash = createHash('sha256').update(infected).digest()
    const rows = await puquio.database.owner.one(
      {},
      sql`select id from stored_file where sha256 = ${hash}`,
    )
    expect(rows).toEqual([])
  })

  test('leaves nothing where it is finished, cancelled and sent at once', async () => {
    for (let round = 0; round < 6; round++) {
      const bytes = pdfOf(60_000)
      const { id } = await begin(calls, bytes, { name: `a-la-vez-${round}.pdf` })
      await sendPart(calls, id, 0, bytes)
      const params = { ...on, uploadId: id }
      const body = { onSameName: 'both' } as const
      // A sender that is ended may have no answer.
      await Promise.allSettled([
        calls.send(api.finishUpload, { params, body }),
        calls.send(api.cancelUpload, { params }),
        sendPart(calls, id, 0, bytes),
      ])
      const begun = (await calls.send(api.upload, { params })).statusCode === 200
      if (begun) await finish(calls, id)
      expect(arriving().filter((name) => name.includes(id))).toEqual([])
    }
  })

  test('is its sender’s alone, and gone once it is cancelled or a day old', async () => {
    const bytes = pdfOf(50)
    const { id } = await begin(calls, bytes, { name: 'propio.pdf' })
    await sendPart(calls, id, 0, bytes.subarray(0, 20))
    const params = { ...on, uploadId: id }
    for (const [route, input] of [
      [api.upload, { params }],
      [api.finishUpload, { params, body: { onSameName: 'both' } }],
      [api.cancelUpload, { params }],
    ] as const)
      expect((await admin.send(route, input)).statusCode).toBe(404)
    expect(arriving().some((name) => name.includes(id))).toBe(true)
    await calls.call(api.cancelUpload, { params })
    expect(arriving().some((name) => name.includes(id))).toBe(false)
    expect((await calls.send(api.upload, { params })).statusCode).toBe(404)

    const old = await begin(calls, bytes, { name: 'viejo.pdf' })
    const scope = systemScope(puquio.database, puquio.clock)
    await deleteUploadsBefore(scope, new Date(puquio.clock.now().getTime() + 1_000))
    expect((await calls.send(api.upload, { params: { ...on, uploadId: old.id } })).statusCode).toBe(
      404,
    )
    expect(existsSync(arrivalsOf(puquio.platform.config))).toBe(true)
  })

  test('of a member is listed and discarded by an ADMIN, in the own project alone', async () => {
    const bytes = pdfOf(50)
    const { id } = await begin(calls, bytes, { name: 'ajeno.pdf' })
    await sendPart(calls, id, 0, bytes.subarray(0, 20))
    const query = { type: 'evidence', search: 'ajeno' } as const
    const params = { ...on, uploadId: id }
    expect(await admin.call(api.unfinishedUploads, { params: on, query })).toMatchObject({
      items: [{ id, name: 'ajeno.pdf', bytes: 50, beganBy: `${writer.name} ${writer.lastName}` }],
      total: 1,
    })
    const { owner } = puquio.database
    await owner.one({}, sql`insert into awaited_guest values (${on.projectId}, ${writer.id})`)
    const awaited = await admin.call(api.unfinishedUploads, { params: on, query })
    expect(awaited.items[0]?.beganBy).toBe(writer.email)
    await owner.one({}, sql`delete from awaited_guest where user_id = ${writer.id}`)
    const other = await buildProject(puquio.database)
    const stranger = await puquio.signIn(await buildMember(puquio.database, other, 'admin'))
    const elsewhere = { projectId: other.id }
    expect((await stranger.call(api.unfinishedUploads, { params: elsewhere, query })).total).toBe(0)
    for (const [by, to] of [
      [calls, params],
      [stranger, { ...elsewhere, uploadId: id }],
      [stranger, params],
    ] as const)
      expect([403, 404]).toContain((await by.send(api.discardUpload, { params: to })).statusCode)
    expect(arriving().some((name) => name.includes(id))).toBe(true)
    await admin.call(api.discardUpload, { params })
    expect(arriving().some((name) => name.includes(id))).toBe(false)
    expect((await sendPart(calls, id, 20, bytes.subarray(20))).statusCode).toBe(404)
    expect((await admin.send(api.discardUpload, { params })).statusCode).toBe(404)

    const whole = await upload(calls, bytes, { name: 'terminado.pdf' })
    expect(whole).toMatchObject({ name: 'terminado.pdf' })
    const finished = { type: 'evidence', search: 'terminado' } as const
    expect((await admin.call(api.unfinishedUploads, { params: on, query: finished })).total).toBe(0)
  })
})
