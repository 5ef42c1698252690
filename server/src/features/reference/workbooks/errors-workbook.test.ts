import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildComponent, buildMember } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  emptyProject,
  listWorkbookOf,
  takeErrors,
} from '../../../../test/workbooks/list-workbooks.ts'
import { oldWorkbook } from '../../../../test/workbooks/old-workbook.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const pink = { fill: { fgColor: { rgb: 'FFC7CE' } } }
const badRows = [
  ['Nombre', 'Parámetros'],
  ['Campo', 'pH; CE'],
  ['', 'pH'],
  ['Largo', 'p'.repeat(61)],
]

describe("the workbook with a list's errors", () => {
  it("is the person's own, its bad cells coloured and commented in their language", async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Mis perfiles',
          columns: [{ width: 33 }, { width: 12 }],
          rows: badRows,
          cells: new Map([['1,0', { style: { font: { bold: true } } }]]),
        },
        { name: 'Notas', rows: [['de la mina']] },
      ],
    })
    const file = { name: 'perfiles 2026.xlsx', bytes: Buffer.from(bytes) }
    const answer = await takeErrors(calls, projectId, 'profiles', file, 'en')
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
      200,
      `attachment; filename="perfiles 2026 with errors.xlsx"; filename*=UTF-8''perfiles%202026%20with%20errors.xlsx`,
    ])
    const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
    expect(sheets.map(({ name }) => name)).toEqual(['Mis perfiles', 'Notas'])
    const [own] = sheets
    expect(own?.rows.slice(0, 2)).toEqual(badRows.slice(0, 2))
    expect(own?.cells?.get('1,0')?.style).toMatchObject({ font: { bold: true } })
    expect(own?.cells?.get('2,0')).toMatchObject({
      style: pink,
      comment: { text: 'The value is missing. Fill in the cell.' },
    })
    expect(own?.cells?.get('3,1')).toMatchObject({
      style: pink,
      comment: { text: 'The text is too long. Use at most 60 characters.' },
    })
    expect(own?.cells?.get('1,1')?.comment).toBeUndefined()
  })

  it('marks an .xls too, as .xlsx, and every error, not only those on the screen', async () => {
    const { projectId, calls } = await emptyProject(puquio)
    const rows = Array.from({ length: 700 }, (_, at) => [`E-${at}`, 'Volcán'])
    const bytes = oldWorkbook([{ name: 'Hoja1', rows: [['Código', 'Tipo'], ...rows] }])
    const file = { name: 'estaciones.XLS', bytes }
    const answer = await takeErrors(calls, projectId, 'stations', file)
    expect(answer.headers['content-disposition']).toContain('estaciones con errores.xlsx')
    const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
    expect(sheets[0]?.cells?.get('700,1')).toMatchObject({
      style: pink,
      comment: { text: expect.stringContaining('no está en la lista') },
    })
  })

  it('saves nothing, and says so where there is nothing to mark', async () => {
    const { project, projectId, calls } = await emptyProject(puquio)
    await buildComponent(puquio.database, project, { name: 'Agua' })
    const take = async (rows: string[][]) => {
      const file = { name: 'a.xlsx', bytes: await listWorkbookOf(rows) }
      const answer = await takeErrors(calls, projectId, 'components', file)
      return JSON.parse(answer.body).problem
    }
    expect(await take([['Nombre'], ['Suelo']])).toBe('CHANGED_MEANWHILE')
    expect(await take([['Clave'], ['Suelo']])).toBe('WORKBOOK_COLUMNS_MISSING')
    const file = { name: 'a.xlsx', bytes: 'no es un libro' }
    const answer = await takeErrors(calls, projectId, 'components', file)
    expect(JSON.parse(answer.body).problem).toBe('WORKBOOK_WRONG_TYPE')
  })

  it('is for administrators of the project', async () => {
    const { project, projectId, calls } = await emptyProject(puquio)
    const other = await emptyProject(puquio)
    const reader = await puquio.signIn(await buildMember(puquio.database, project, 'read'))
    const file = { name: 'a.xlsx', bytes: await listWorkbookOf(badRows) }
    const statusOf = async (who: typeof calls, id = projectId) =>
      (await takeErrors(who, id, 'profiles', file)).statusCode
    expect(await statusOf(puquio.nobody)).toBe(401)
    expect(await statusOf(reader)).toBe(403)
    expect(await statusOf(calls, other.projectId)).toBe(404)
    expect(await statusOf(calls)).toBe(200)
  })
})
