import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'
import { sheetName, type WrittenSheet } from './workbook-spec.ts'
import { openPackage } from '../package/workbook-package.ts'
import { writeWorkbook } from './write-workbook.ts'

const head = { bold: true, colour: 'FFFFFF', fill: '1F3A5F' }
const template: WrittenSheet[] = [
  { name: 'Instrucciones', columns: [{ widthChars: 100 }], rows: [['Una fila por monitoreo']] },
  {
    name: 'Plan',
    freeze: { rows: 1, columns: 1 },
    filter: true,
    lastEntryRow: 500,
    columns: [
      { header: 'Código*', headerStyle: head, headerNote: 'Obligatorio', style: { format: '@' } },
      {
        header: 'Componente*',
        headerStyle: head,
        widthChars: 24,
        choices: {
          from: { sheet: "Listas d'agua", column: 0, firstRow: 2, count: 3 },
          strict: true,
          refusal: { title: 'No está', text: 'Elegir de la lista' },
        },
        prompt: { title: 'Componente', text: 'El de la lista' },
      },
      { header: 'Muestra', headerStyle: head, choices: { from: ['Sí', 'No'] } },
      { header: 'Fecha', headerStyle: head, style: { format: 'dd/mm/yyyy' } },
    ],
    rows: [
      ['=1+1', '+51 999', true, { date: '2026-02-15' }],
      ['_x0041_', 'a\u0001\ud800b<&>"', 12.5, { date: '2026-02-15T10:30:00' }],
      [{ content: 'malo', style: { fill: 'FFC7CE' }, note: 'No existe' }],
    ],
  },
  { name: "Listas d'agua", hidden: true, columns: [{ header: 'Componente' }], rows: [['Agua']] },
]

test('a template keeps its drop-downs, styles, notes and hidden lists', async () => {
  const bytes = await writeWorkbook(template, { title: 'Plantilla', author: 'Puquio' })
  const { sheets } = await readXlsx(bytes, { readStyles: true })
  const plan = sheets[1]!
  expect(sheets.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
    ['Instrucciones', false],
    ['Plan', false],
    ["Listas d'agua", true],
  ])
  expect(plan.freezePane).toEqual({ rows: 1, columns: 1 })
  expect(plan.autoFilter?.range).toBe('A1:D4')
  expect(plan.columns?.[1]?.width).toBe(24)
  expect(plan.dataValidations).toEqual([
    expect.objectContaining({
      range: 'B2:B500',
      formula1: "'Listas d''agua'!$A$2:$A$4",
      errorMessage: 'Elegir de la lista',
      inputMessage: 'El de la lista',
    }),
    expect.objectContaining({ range: 'C2:C500', values: ['Sí', 'No'], errorStyle: 'warning' }),
  ])
  expect(plan.cells?.get('0,0')).toMatchObject({
    style: { font: { bold: true }, fill: { fgColor: { rgb: '1F3A5F' } } },
    comment: { text: 'Obligatorio', author: 'Puquio' },
  })
  expect(plan.cells?.get('1,0')?.style?.numFmt).toBe('@')
  expect(plan.cells?.get('3,0')).toMatchObject({
    style: { fill: { fgColor: { rgb: 'FFC7CE' } }, numFmt: '@' },
    comment: { text: 'No existe' },
  })
})

test('what is written reads back as it was, and text is never a formula', async () => {
  const read = await readWorkbook(await writeWorkbook(template))
  if (read.kind === 'refused') throw new Error(read.reason)
  expect(read.sheets.find(({ name }) => name === 'Plan')?.rows.slice(1)).toEqual([
    ['=1+1', '+51 999', true, { kind: 'date', value: '2026-02-15' }],
    ['_x0041_', 'a\ufffdb<&>"', 12.5, { kind: 'date', value: '2026-02-15T10:30:00' }],
    ['malo'],
  ])
})

// Whoever types 007 below the last row means a code, and 1/2 a date.
test('cells that are still empty have the format of their column', async () => {
  const parts = await openPackage(await writeWorkbook(template))
  const sheet = await parts.text('xl/worksheets/sheet2.xml')
  const styles = await parts.text('xl/styles.xml')
  const forms = [...styles.matchAll(/<xf numFmtId="(\d+)"[^>]*xfId/g)].map((match) => match[1])
  const formOf = (column: number): string | undefined =>
    forms[Number(new RegExp(`<col min="${column}"[^>]* style="(\\d+)"`).exec(sheet)?.[1] ?? 0)]
  const dates = /<numFmt numFmtId="(\d+)" formatCode="dd\/mm\/yyyy"/.exec(styles)?.[1]
  expect([formOf(1), formOf(2), formOf(4)]).toEqual(['49', '0', dates])
})

test('text that looks like an error value stays text', async () => {
  const sheet = { name: 'Plan', columns: [], rows: [['#N/A']] }
  const parts = await openPackage(await writeWorkbook([sheet]))
  expect(await parts.text('xl/worksheets/sheet1.xml')).toMatch(/<c r="A1" t="(s|inlineStr)"/)
})

test('the box of a long note is tall enough for its text', async () => {
  const boxHeight = async (note: string): Promise<number> => {
    const sheet = { name: 'Plan', columns: [], rows: [[{ content: 'x', note }]] }
    const parts = await openPackage(await writeWorkbook([sheet]))
    const drawing = await parts.text('xl/drawings/vmlDrawing1.vml')
    const rows = /<x:Anchor>([^<]+)</.exec(drawing)![1]!.split(',').map(Number)
    return rows[6]! - rows[2]!
  }
  expect(await boxHeight('Una línea')).toBeLessThan(6)
  expect(await boxHeight('El código ya existe con otras coordenadas. '.repeat(8))).toBeGreaterThan(
    10,
  )
})

test('text longer than a cell can hold is cut, since the program takes it for damage', async () => {
  const sheet = { name: 'Plan', columns: [], rows: [['a'.repeat(40_000)]] }
  const read = await readWorkbook(await writeWorkbook([sheet]))
  if (read.kind === 'refused') throw new Error(read.reason)
  expect(read.sheets[0]?.rows[0]?.[0]).toHaveLength(32_767)
})

test('sheet names are what the program accepts, each once', () => {
  expect(sheetName("'Plan: [2026]/?*'")).toBe('Plan   2026')
  expect(sheetName('x'.repeat(40))).toHaveLength(31)
  expect(sheetName('Datos', ['datos', 'Datos 2'])).toBe('Datos 3')
})

test('a short drop-down that is too long says so', async () => {
  const long = { header: 'x', choices: { from: Array.from({ length: 100 }, () => 'Valor') } }
  const sheet = { name: 'Plan', columns: [long], rows: [] }
  await expect(writeWorkbook([sheet])).rejects.toThrow('needs a sheet')
})
