import { randomBytes } from 'node:crypto'
import { laboratoryFileRoutes } from '@puquio/contract/laboratory/laboratory-links'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildMember } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { type LinkStage, stageLink } from '../../../test/workbooks/link-stage.ts'
import { smallResults, stageResults } from '../../../test/workbooks/result-stage.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let stage: LinkStage
let writer: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageLink(puquio)
  writer = await puquio.signIn(await buildMember(puquio.database, stage.project, 'write'))
})

const owner = <R>(statement: ReturnType<typeof sql>) => puquio.database.owner.one<R>({}, statement)
const pdf = (words: string) => ({
  name: `${words}.pdf`,
  bytes: Buffer.from(
    `%PDF-1.4\n% ${words} ${randomBytes(8).toString('hex')}\n1 0 obj <<>> endobj\n%%EOF\n`,
  ),
})
const people = () => stageResults(puquio, { project: stage.project })
const filesOfSamples = async () => {
  const samples = await owner<{ id: number }>(
    sql`select id from sample where project_id = ${stage.project.id} order by sampled_at`,
  )
  const of = await Promise.all(
    samples.map(({ id }) =>
      writer.call(sampleRoutes.files, { params: { ...stage.on, sampleId: id } }),
    ),
  )
  return of.map(({ files }) => files)
}
const storedReports = async () =>
  owner(sql`select 1 from stored_file where project_id = ${stage.project.id}`)

describe('the report that a laboratory puts beside its file', () => {
  test('is seen by the people who settle it, and is a file of each sample once it is saved', async () => {
    const report = pdf('IE-26-001')
    const late = `${smallResults}\nE-01;19/1/2026;09:00;Plomo total;roto;mg/L`
    const { key } = await stage.check(late)
    expect(await stage.addReport({ key }, report)).toMatchObject({
      report: { name: 'IE-26-001.pdf', bytes: report.bytes.length },
    })
    const params = { ...stage.on, key }
    expect((await writer.send(resultImportRoutes.report, { params })).statusCode).toBe(404)
    await stage.handIn({ key })
    const shown = await writer.send(resultImportRoutes.report, { params })
    expect(shown.rawPayload).toEqual(report.bytes)
    const byPeople = await people()
    await byPeople.makeStations({ key })
    const partly = await byPeople.save({ key }, 'Enero')
    expect(partly).toMatchObject({ state: 'checked', report: { name: 'IE-26-001.pdf' } })
    const [first, second] = await filesOfSamples()
    expect(first).toMatchObject([{ name: 'IE-26-001.pdf', mediaType: 'application/pdf' }])
    expect(second?.[0]?.id).toBe(first?.[0]?.id)
    await writer.call(resultImportRoutes.resolve, {
      params,
      body: {
        reason: 'not-a-value',
        field: 'value',
        text: null,
        position: 3,
        act: { kind: 'text', text: '0,03' },
      },
    })
    expect(await byPeople.save({ key }, 'Enero')).toMatchObject({ state: 'saved' })
    const files = await filesOfSamples()
    expect(files.map((ones) => ones.length)).toEqual([1, 1, 1])
    expect(await storedReports()).toHaveLength(1)
    expect((await writer.send(resultImportRoutes.report, { params })).statusCode).toBe(404)
  })

  test('goes to samples whose results were there already, too', async () => {
    const byPeople = await people()
    await byPeople.save(await byPeople.makeStations(await byPeople.check(smallResults)))
    const { key } = await stage.check(smallResults)
    await stage.addReport({ key }, pdf('IE-26-002'))
    await stage.handIn({ key })
    await byPeople.save({ key })
    expect((await filesOfSamples()).flat().map(({ name }) => name)).toEqual([
      'IE-26-002.pdf',
      'IE-26-002.pdf',
    ])
  })

  test('may be exchanged and taken away until it is handed in', async () => {
    const { key } = await stage.check(smallResults)
    const [first, second] = [pdf('uno'), pdf('dos')]
    await stage.addReport({ key }, first)
    await stage.addReport({ key }, first)
    await stage.addReport({ key }, second)
    const kept = async () => {
      const rows = await owner<{ reportHash: Buffer | null }>(
        sql`select report_hash from result_import where key = ${key}`,
      )
      return rows[0]?.reportHash ?? null
    }
    expect(await kept()).not.toBeNull()
    const removed = await stage.calls.call(laboratoryFileRoutes.removeReport, { params: { key } })
    expect(removed.report).toBeNull()
    expect(await kept()).toBeNull()
    await stage.addReport({ key }, second)
    await stage.handIn({ key })
    const params = { key }
    for (const refused of [
      await stage.calls.refusal(laboratoryFileRoutes.setReport, { params }, { file: first }),
      await stage.calls.refusal(laboratoryFileRoutes.removeReport, { params }),
    ])
      expect(refused).toMatchObject({ status: 404 })
  })

  test('is a PDF by its bytes, and never another link’s', async () => {
    const { key } = await stage.check(smallResults)
    const params = { key }
    const text = { name: 'informe.pdf', bytes: Buffer.from('<script>alert(1)</script>') }
    expect(
      await stage.calls.refusal(laboratoryFileRoutes.setReport, { params }, { file: text }),
    ).toMatchObject({ problem: 'FILE_TYPE_NOT_ACCEPTED' })
    const other = await stageLink(puquio, { laboratory: 'Otro' }, stage.project)
    expect(
      await other.calls.refusal(laboratoryFileRoutes.setReport, { params }, { file: pdf('otro') }),
    ).toMatchObject({ status: 404 })
    expect(
      await owner(sql`select 1 from result_import where report_name is not null and key = ${key}`),
    ).toEqual([])
  })

  test('counts in the quota of the project while it waits', async () => {
    const { key } = await stage.check(smallResults)
    const used = async () => {
      const [row] = await owner<{ bytes: string }>(
        sql`select project_bytes(${stage.project.id})::text as bytes`,
      )
      return Number(row?.bytes)
    }
    const before = await used()
    const report = pdf('cuota')
    await stage.addReport({ key }, report)
    expect(await used()).toBe(before + report.bytes.length)
  })
})

describe('the copy with findings', () => {
  const book = async () =>
    Buffer.from(
      await writeXlsx({
        sheets: [
          {
            name: 'Datos',
            rows: [
              ['Estación', 'Fecha', 'Parámetro', 'Resultado', 'Unidad'],
              ['E-77', '17/1/2026', 'pH', 99, 'unidad de pH'],
            ],
          },
        ],
      }),
    )

  test('is the laboratory’s own workbook, in its words, and names nothing of the project', async () => {
    const { key, mapping, options } = await stage.look(await book(), undefined, 'informe.xlsx')
    const params = { key }
    if (!mapping) throw new Error('no columns')
    await stage.calls.call(laboratoryFileRoutes.map, { params, body: { mapping, options } })
    await stage.ended(key)
    const { rawPayload } = await stage.calls.send(laboratoryFileRoutes.marked, {
      params,
      query: { language: 'es' },
    })
    const { sheets } = await readXlsx(rawPayload)
    const said = (at: string) => sheets[0]?.cells?.get(at)?.comment?.text
    expect(said('1,0')).toBe(
      'Esta estación no está entre las de este enlace. Revisar cómo está escrita.',
    )
    expect(said('1,3')).toBe(
      'El valor es mayor que lo físicamente posible. Revisar el valor y su unidad.',
    )
    await stage.handIn({ key })
    expect(
      await stage.calls.refusal(laboratoryFileRoutes.marked, { params, query: {} }),
    ).toMatchObject({ status: 404 })
  })
})
