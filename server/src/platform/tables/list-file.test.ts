import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Language, languages } from '@puquio/domain'
import { expect, it } from 'vitest'
import { readWorkbook } from '../../../test/workbooks/read-workbook.ts'
import { openPackage } from '../xlsx/package/workbook-package.ts'
import { type FileColumn, listFile } from './list-file.ts'

type Row = { on: string | null; at: string | null; hours: number | null; isDone: boolean | null }
const heading = (word: string) => ({ es: word, en: word, fr: word, pt: word })
const columns: FileColumn<Row>[] = [
  { kind: 'date', heading: heading('On'), of: ({ on }) => on },
  { kind: 'instant', heading: heading('At'), of: ({ at }) => at },
  { kind: 'number', heading: heading('Hours'), of: ({ hours }) => hours },
  { kind: 'answer', heading: heading('Done'), of: ({ isDone }) => isDone },
]
const rows: Row[] = [
  { on: '2026-02-03', at: '2026-02-03T08:15:00', hours: 1.75, isDone: true },
  { on: null, at: null, hours: null, isDone: null },
]
const fileIn = (language: Language, format: 'xlsx' | 'csv') => {
  const list = { name: 'Plan 1/2: Seguimiento', sheet: 'Seguimiento', columns, rows }
  const created = { createdAt: new Date('2026-02-15T12:00:00Z'), frozenColumns: 1 }
  return listFile({ ...list, ...created }, { language, format })
}
const streamOf = ({ body }: ReturnType<typeof fileIn>) => {
  if (!(body instanceof Readable)) throw new Error('Not a stream')
  return body
}

const csv: Record<Language, string[]> = {
  es: ['On,At,Hours,Done', '2026-02-03,2026-02-03T08:15:00,1.75,Sí', ',,,'],
  en: ['On,At,Hours,Done', '2026-02-03,2026-02-03T08:15:00,1.75,Yes', ',,,'],
  fr: ['On;At;Hours;Done', '2026-02-03;2026-02-03T08:15:00;1,75;Oui', ';;;'],
  pt: ['On;At;Hours;Done', '2026-02-03;2026-02-03T08:15:00;1,75;Sim', ';;;'],
}

it.each(languages)('is CSV as spreadsheets open it in %s', async (language) => {
  const file = fileIn(language, 'csv')
  const written = (await buffer(streamOf(file))).toString()
  expect(written).toBe(`\ufeff${csv[language].map((line) => `${line}\r\n`).join('')}`)
  expect(file).toMatchObject({
    name: 'Plan 1-2- Seguimiento.csv',
    mediaType: 'text/csv; charset=utf-8',
  })
})

it('is a workbook whose dates show day, month and year, and instants the time too', async () => {
  const file = fileIn('es', 'xlsx')
  expect(file.name).toBe('Plan 1-2- Seguimiento.xlsx')
  const parts = await openPackage(await buffer(streamOf(file)))
  const sheet = await parts.text('xl/worksheets/sheet1.xml')
  const styles = await parts.text('xl/styles.xml')
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)].map(([, id, code]) => [
      id,
      code,
    ]),
  )
  const styled = [...styles.matchAll(/<xf numFmtId="(\d+)"[^>]*xfId/g)].map(([, id]) => id)
  const [, , firstRow = ''] = sheet.split('<row>')
  const shown = [...firstRow.matchAll(/<c( s="(\d+)")?/g)].map(([, , style]) =>
    formats.get(styled[Number(style ?? 0)]),
  )
  expect(shown).toEqual(['dd/mm/yyyy', 'dd/mm/yyyy hh:mm', undefined, undefined])
})

it('is a workbook with filter buttons, its header and first columns in sight', async () => {
  const bytes = await buffer(streamOf(fileIn('es', 'xlsx')))
  const parts = await openPackage(bytes)
  const sheet = await parts.text('xl/worksheets/sheet1.xml')
  expect(sheet).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2"')
  expect(sheet).toContain('</sheetData><autoFilter ref="A1:D3"/></worksheet>')
  expect(await parts.text('xl/workbook.xml')).toContain("'Seguimiento'!$A$1:$D$3</definedName>")
  expect(await readWorkbook(bytes)).toMatchObject({
    sheets: [
      {
        name: 'Seguimiento',
        rows: [
          ['On', 'At', 'Hours', 'Done'],
          [
            { kind: 'date', value: '2026-02-03' },
            { kind: 'date', value: '2026-02-03T08:15:00' },
            1.75,
            'Sí',
          ],
        ],
      },
    ],
  })
})
