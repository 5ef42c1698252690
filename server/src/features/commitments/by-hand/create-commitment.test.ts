import { commitmentChangeRoutes as changes } from '@puquio/contract/commitments/commitment-changes'
import { commitmentRoutes as api } from '@puquio/contract/commitments/commitments'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  buildDocument,
  buildInstrument,
  buildReadDocument,
  retiredColumns,
  takingOff,
} from '../../../../test/proofs/build-instrument.ts'
import { whileLocked } from '../../../../test/lock-waits.ts'
import type { Calls } from '../../../../test/send.ts'
import { line, rawPdf } from '../../../../test/outside/pdfs/raw-pdf.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let instrument: { id: number }
let params: { projectId: number }
let admin: Calls
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  instrument = await buildInstrument(puquio.database, mine)
  params = { projectId: mine.project.id }
  admin = await puquio.signIn(mine.admin)
})

const fields = {
  shortName: 'Monitoreo de agua',
  text: 'Se monitoreará el agua cada trimestre.',
  kind: 'monitoring' as const,
  phase: null,
  componentId: null,
  subcomponentId: null,
  miningComponentId: null,
  frequencyId: null,
  roleId: null,
  deadline: { on: '2026-12-31' },
  stationIds: [],
  parameterIds: [],
}
const create = (more: { documentId: number; page?: number; quote: string; isVerified?: boolean }) =>
  admin.call(changes.create, { params, body: { page: 1, isVerified: false, ...fields, ...more } })

it('a quote of a page becomes a proposal by hand, or a verified one that can be taken back', async () => {
  const { documentId, quote } = await buildReadDocument(puquio.database, { ...mine, instrument })
  expect(
    await create({ documentId, quote: 'el  monitoreo tri-\nmestral de la calidad' }),
  ).toMatchObject({
    state: 'proposed',
    method: 'hand',
    deadlineOn: '2026-12-31',
    instrument: { id: instrument.id },
    places: [{ documentId, page: 1, quote: 'el monitoreo trimestral de la calidad' }],
  })
  const { id, state, version } = await create({ documentId, quote, isVerified: true })
  expect(state).toBe('verified')
  const history = await admin.call(api.history, { params: { ...params, commitmentId: id } })
  expect(history.map(({ action }) => action)).toEqual(['verified', 'created'])
  const back = await admin.call(changes.takeBack, {
    params,
    body: { commitments: [{ id, version }] },
  })
  expect(back.changed).toMatchObject([{ state: 'proposed' }])
})

it('is refused where its document was taken off since the quote was found', async () => {
  const { database } = puquio
  const { documentId, quote } = await buildReadDocument(database, { ...mine, instrument })
  const body = { page: 1, isVerified: false, ...fields, documentId, quote }
  const refusal = await whileLocked(database, takingOff(params.projectId, documentId), {
    waiting: 1,
    work: () => admin.refusal(changes.create, { params, body }),
  })
  expect(refusal).toMatchObject({ status: 404 })
})

it('is refused with a quote that its page does not have', async () => {
  const { documentId } = await buildReadDocument(puquio.database, { ...mine, instrument })
  const quote = 'Se realizará el monitoreo mensual de la calidad del agua.'
  const body = { ...fields, documentId, page: 1, quote, isVerified: true }
  expect(await admin.refusal(changes.create, { params, body })).toMatchObject({
    problem: 'INPUT_NOT_VALID',
    fields: [{ path: 'quote', code: 'quote-not-on-page' }],
  })
  expect((await admin.call(api.list, { params, query: {} })).total).toBe(0)
})

it('reads the page now where no run has read the document', async () => {
  const pages = ['Portada del estudio de impacto.', 'Se regaran las vias dos veces al dia.']
  const content = rawPdf(pages.map((text) => ({ content: line(text, 60, 700) })))
  const path = join(tmpdir(), `puquio-test-${randomUUID()}`)
  await writeFile(path, content)
  const sha256 = await puquio.platform.files.put(path)
  const file = await insert(puquio.database, 'stored_file', {
    ...params,
    sha256,
    name: 'EIA-d.pdf',
    mediaType: 'application/pdf',
    bytes: content.length,
    uploadedAt: '2026-02-01T12:00:00Z',
    uploadedBy: mine.admin.id,
  })
  const { id: documentId } = await buildDocument(
    puquio.database,
    { ...mine, instrument, file },
    { pages: 2 },
  )
  const { places } = await create({ documentId, page: 2, quote: 'Se regaran las vias dos veces' })
  expect(places).toMatchObject([{ page: 2, quote: 'Se regaran las vias dos veces' }])
  expect(places[0]?.areas[0]).toMatchObject({ page: 2, x: expect.closeTo(60, 0) })
  expect(await admin.call(documentRoutes.get, { params: { ...params, documentId } })).toMatchObject(
    {
      commitments: 1,
    },
  )
})

it('needs ADMIN, a document of the project, and an instrument in use', async () => {
  const { documentId, quote } = await buildReadDocument(puquio.database, { ...mine, instrument })
  const body = { ...fields, documentId, page: 1, quote, isVerified: false }
  const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  expect((await writer.refusal(changes.create, { params, body })).status).toBe(403)
  const elsewhere = await buildMine(puquio.database)
  const stranger = await puquio.signIn(elsewhere.admin)
  const theirs = { projectId: elsewhere.project.id }
  expect((await stranger.refusal(changes.create, { params: theirs, body })).status).toBe(404)
  const retired = await buildInstrument(puquio.database, mine, retiredColumns(mine.admin))
  const old = await buildReadDocument(puquio.database, { ...mine, instrument: retired })
  const ofRetired = { ...body, documentId: old.documentId }
  expect((await admin.refusal(changes.create, { params, body: ofRetired })).problem).toBe(
    'INSTRUMENT_RETIRED',
  )
})
