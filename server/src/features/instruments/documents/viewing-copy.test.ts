import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildMine, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { line, rawPdf, stream } from '../../../../test/outside/pdfs/raw-pdf.ts'
import { buildContainerFile } from '../../../../test/proofs/build-container.ts'
import { buildInstrument } from '../../../../test/proofs/build-instrument.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

/** What a rewriter that makes a mistake does to what it wrote. */
const spoiled = vi.hoisted(() => ({ by: null as ((path: string) => Promise<void>) | null }))
vi.mock(import('../../../platform/pdf/rewrite/rewrite-pdf.ts'), async (original) => {
  const { rewritePdf } = await original()
  return {
    async rewritePdf(rewriting) {
      const path = await rewritePdf(rewriting)
      if (path !== null) await spoiled.by?.(path)
      return path
    },
  }
})

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let instrument: { id: number }
let params: { projectId: number }
let admin: Calls
/** A large document, with a script, that was looked into and copied. */
let id: number
let content: Buffer
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00', config: { qpdf: 'off' } })
  mine = await buildMine(puquio.database)
  params = { projectId: mine.project.id }
  instrument = await buildInstrument(puquio.database, mine)
  admin = await puquio.signIn(mine.admin)
  content = study()
  id = await add(content)
})
afterAll(() => puquio.close())

/** A picture that no compression makes smaller. */
const picture = (bytes: number) => stream(randomBytes(bytes).toString('latin1'))

/** Pages whose objects are spread over the file, which is large enough for a copy. */
const study = () =>
  rawPdf(
    Array.from({ length: 40 }, (_, n) => ({
      content: line(`Pagina ${n + 1}: se realizara el monitoreo trimestral.`, 60, 700),
    })),
    {
      objects: [picture(400_000)],
      catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>',
    },
  )

async function add(content: Buffer, name = 'EIA-d.pdf'): Promise<number> {
  const path = join(tmpdir(), `puquio-test-${randomUUID()}`)
  await writeFile(path, content)
  const sha256 = await puquio.platform.files.put(path)
  const file = await insert(puquio.database, 'stored_file', {
    ...params,
    sha256,
    name,
    mediaType: 'application/pdf',
    bytes: content.length,
    uploadedAt: '2026-02-01T12:00:00Z',
    uploadedBy: mine.admin.id,
  })
  const { id } = await buildContainerFile(puquio.database, { ...mine, file }, false, 'instrument')
  const at = { ...params, instrumentId: instrument.id }
  const made = await admin.call(documentRoutes.attach, {
    params: at,
    body: { containerFileId: id },
  })
  await runJobs(puquio, 'look-into-document')
  await runJobs(puquio, 'copy-document-for-viewing')
  return made.id
}

const at = (documentId: number) => ({ params: { ...params, documentId } })
const viewedOf = async (documentId: number) =>
  (await admin.send(documentRoutes.view, at(documentId))).rawPayload
const originalOf = async (documentId: number) =>
  (await admin.send(documentRoutes.original, at(documentId))).rawPayload

describe('the copy that is viewed', () => {
  it('has the same pages, with their objects together, and the original stays', async () => {
    expect(await originalOf(id)).toEqual(content)
    const viewed = await viewedOf(id)
    const text = viewed.toString('latin1')
    expect(text).toContain('/ObjStm')
    // What a viewer looks at for each page stands together.
    expect(text).not.toMatch(/\/Type \/Page\b/)
    expect((await PDFDocument.load(viewed)).getPageCount()).toBe(40)
    const [row] = await puquio.database.owner.one<{ bytes: number; kept: number }>(
      {},
      sql`select f.bytes, (select project_bytes(${params.projectId}))::int as kept from instrument_document o
        join stored_file f on f.id = o.viewing_file_id where o.id = ${id}`,
    )
    expect(row).toEqual({ bytes: viewed.length, kept: viewed.length + content.length })
    expect(await admin.call(documentRoutes.get, at(id))).toMatchObject({
      state: 'ready',
      hasScript: true,
      pages: 40,
    })
  })

  it('is sent in parts: from the beginning, from the middle and from the end', async () => {
    const ask = async (range: string) => {
      const answer = await admin.send(documentRoutes.view, at(id), { headers: { range } })
      const { 'accept-ranges': accepts, 'content-range': part } = answer.headers
      return { status: answer.statusCode, accepts, part, bytes: answer.rawPayload }
    }
    const whole = await viewedOf(id)
    const { length } = whole
    expect(await ask('bytes=0-65535')).toEqual({
      status: 206,
      accepts: 'bytes',
      part: `bytes 0-65535/${length}`,
      bytes: whole.subarray(0, 65_536),
    })
    const tail = whole.subarray(length - 1000)
    expect(await ask('bytes=-1000')).toMatchObject({ status: 206, bytes: tail })
    expect(await ask('bytes=70000-70009')).toMatchObject({ bytes: whole.subarray(70_000, 70_010) })
    expect(await ask(`bytes=${length}-`)).toMatchObject({ status: 416 })
  })

  it('takes no place of the original for those who began to read that', async () => {
    const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
    const parts = async (of: string, documentId = id) =>
      admin.send(documentRoutes.view, { ...at(documentId), query: { of } })
    const viewed = await viewedOf(id)
    expect(viewed).not.toEqual(content)
    expect((await parts(hashOf(content))).rawPayload).toEqual(content)
    expect((await parts(hashOf(viewed))).rawPayload).toEqual(viewed)
    const { headers } = await admin.send(documentRoutes.view, at(id))
    expect(headers.etag).toBe(`"${hashOf(viewed)}"`)
    expect((await parts('0'.repeat(64))).statusCode).toBe(404)
    const other = rawPdf([{ content: line('Otro documento.', 60, 700) }])
    expect((await parts(hashOf(content), await add(other))).statusCode).toBe(404)
    expect((await parts('no-hash')).statusCode).toBe(422)
  })

  it('is not made of small documents, nor of damaged ones', async () => {
    const small = rawPdf([{ content: line('Una sola pagina.', 60, 700) }])
    expect(await viewedOf(await add(small))).toEqual(small)
    const damaged = content.subarray(0, 390_000)
    const refused = await add(damaged)
    expect((await admin.call(documentRoutes.get, at(refused))).state).toBe('refused')
    expect(await viewedOf(refused)).toEqual(damaged)
  })

  it('is not kept where it shows something else: a page less, or another last one', async () => {
    const drop = async (path: string, page: number, isReplaced: boolean) => {
      const pdf = await PDFDocument.load(await readFile(path))
      pdf.removePage(page)
      if (isReplaced) pdf.addPage()
      await writeFile(path, await pdf.save())
    }
    for (const by of [
      (path: string) => drop(path, 20, false),
      (path: string) => drop(path, 39, true),
    ]) {
      spoiled.by = by
      const whole = study()
      expect((await viewedOf(await add(whole))).equals(whole)).toBe(true)
    }
    spoiled.by = null
    const whole = study()
    expect((await viewedOf(await add(whole))).equals(whole)).toBe(false)
  })

  it('is not made where the project has no room for it', async () => {
    const { config } = puquio.platform
    const { projectQuotaBytes } = config
    Object.assign(config, { projectQuotaBytes: 1_000 })
    try {
      const whole = study()
      expect((await viewedOf(await add(whole))).equals(whole)).toBe(true)
    } finally {
      Object.assign(config, { projectQuotaBytes })
    }
  })

  it('goes with the document that is taken off', async () => {
    await admin.call(documentRoutes.remove, at(id))
    expect((await admin.send(documentRoutes.view, at(id))).statusCode).toBe(404)
  })
})
