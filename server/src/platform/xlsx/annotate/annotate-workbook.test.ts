import { readXlsx, type Sheet, writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { oldWorkbook } from '../../../../test/workbooks/old-workbook.ts'
import {
  entry,
  rawPackage,
  sheetOpening,
  workbookParts,
} from '../../../../test/workbooks/raw-package.ts'
import { annotateWorkbook, type Mark } from './annotate-workbook.ts'
import { openPackage } from '../package/workbook-package.ts'

const options = { author: 'Puquio', now: new Date('2026-02-15T12:00:00Z'), project: 0 }
const pink = { fill: { fgColor: { rgb: 'FFC7CE' } } }

function mark(row: number, column: number, text: string, sheet = 'Plan'): Mark {
  return { sheet, row, column, text }
}

async function annotated(bytes: Uint8Array, marks: Mark[]): Promise<Sheet[]> {
  const result = await annotateWorkbook(bytes, marks, options)
  if (result.kind === 'refused') throw new Error(JSON.stringify(result))
  expect(result.asItWas).toBe(true)
  return (await readXlsx(result.bytes, { readStyles: true })).sheets
}

async function ownWorkbook(): Promise<Uint8Array> {
  return writeXlsx({
    sheets: [
      {
        name: 'Plan',
        columns: [{ width: 33 }, { width: 12 }],
        rows: [
          ['Código', 'Fecha'],
          ['PM-1', new Date(Date.UTC(2026, 1, 15))],
          ['PM-2', null],
        ],
        cells: new Map([
          ['0,0', { comment: { text: 'la cabecera', author: 'Ana' } }],
          ['1,0', { style: { font: { bold: true }, numFmt: '@' } }],
          ['1,1', { comment: { text: 'mi nota', author: 'Ana' } }],
        ]),
        dataValidations: [{ type: 'list', values: ['Sí', 'No'], range: 'C2:C100' }],
        conditionalRules: [
          { type: 'cellIs', priority: 1, operator: 'equal', formula: '1', range: 'A1:A9' },
        ],
        freezePane: { rows: 1 },
        merges: [{ startRow: 8, startCol: 0, endRow: 8, endCol: 3 }],
      },
      { name: 'Mis cálculos', rows: [[1]], cells: new Map([['0,1', { formula: 'A1*2' }]]) },
    ],
  })
}

describe("a person's own .xlsx", () => {
  test('gets its bad cells coloured and commented', async () => {
    const [plan] = await annotated(await ownWorkbook(), [
      mark(2, 0, 'No existe la estación'),
      mark(2, 0, 'Falta el componente'),
      mark(3, 4, 'Celda que faltaba'),
      mark(20, 1, 'Fila que faltaba'),
    ])
    expect(plan!.cells?.get('1,0')).toMatchObject({
      value: 'PM-1',
      style: { ...pink, font: { bold: true }, numFmt: '@' },
      comment: { text: 'No existe la estación\nFalta el componente', author: 'Puquio' },
    })
    expect(plan!.cells?.get('2,4')).toMatchObject({ style: pink })
    expect(plan!.cells?.get('19,1')).toMatchObject({ comment: { text: 'Fila que faltaba' } })
    expect(plan!.cells?.get('2,0')?.style?.fill).toBeUndefined()
  })

  test('keeps everything else', async () => {
    const before = (await readXlsx(await ownWorkbook(), { readStyles: true })).sheets
    const [plan, sums] = await annotated(await ownWorkbook(), [mark(3, 0, 'mal')])
    for (const kept of [
      'columns',
      'dataValidations',
      'conditionalRules',
      'freezePane',
      'merges',
    ] as const) {
      expect(plan![kept]).toEqual(before[0]![kept])
    }
    expect(plan!.rows).toEqual(before[0]!.rows)
    expect(sums).toEqual(before[1])
  })

  test('keeps the comments that were there, on other cells and on the same', async () => {
    const [plan] = await annotated(await ownWorkbook(), [mark(2, 1, 'Fuera del plan')])
    expect(plan!.cells?.get('0,0')?.comment).toMatchObject({ text: 'la cabecera', author: 'Ana' })
    expect(plan!.cells?.get('1,1')?.comment).toMatchObject({ text: 'mi nota\nFuera del plan' })
    expect(plan!.cells?.get('1,1')?.style).toMatchObject(pink)
  })

  test('may have a sheet without rows, cells without addresses and prefixed names', async () => {
    const empty = rawPackage(workbookParts(`${sheetOpening}<sheetData/></worksheet>`))
    const bare = rawPackage(
      workbookParts(
        `${sheetOpening}<sheetData><row/><row><c><v>1</v></c><c><v>2</v></c></row></sheetData></worksheet>`,
      ),
    )
    const prefixed = rawPackage(
      workbookParts(
        '<x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="2"><x:c r="B2"><x:v>2</x:v></x:c></x:row></x:sheetData><x:pageMargins left="1" right="1" top="1" bottom="1" header="0" footer="0"/></x:worksheet>',
      ),
    )
    for (const bytes of [empty, bare, prefixed]) {
      const [plan] = await annotated(bytes, [mark(2, 1, 'mal')])
      expect(plan!.cells?.get('1,1')).toMatchObject({ style: pink, comment: { text: 'mal' } })
      if (bytes !== empty) expect(plan!.rows[1]![1]).toBe(2)
    }
  })

  test('may hold a conversation on the cell, which gets a reply', async () => {
    const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
    const threads = 'http://schemas.microsoft.com/office/2017/10/relationships'
    const rels = (inner: string): string =>
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`
    const parts = workbookParts(
      `${sheetOpening}<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>`,
    ).filter(({ name }) => name !== 'xl/_rels/workbook.xml.rels')
    const bytes = rawPackage([
      ...parts,
      entry(
        'xl/_rels/workbook.xml.rels',
        rels(
          `<Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${threads}/person" Target="persons/person.xml"/>`,
        ),
      ),
      entry(
        'xl/persons/person.xml',
        '<personList xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><person displayName="Ana" id="{A}" userId="ana" providerId="None"/></personList>',
      ),
      entry(
        'xl/worksheets/_rels/sheet1.xml.rels',
        rels(
          `<Relationship Id="rId1" Type="${relations}/comments" Target="../comments1.xml"/><Relationship Id="rId2" Type="${threads}/threadedComment" Target="../threadedComments/threadedComment1.xml"/>`,
        ),
      ),
      entry(
        'xl/comments1.xml',
        '<comments xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><authors><author>tc={T}</author></authors><commentList><comment ref="A1" authorId="0"><text><t>[Hilo] ¿Es correcto?</t></text></comment></commentList></comments>',
      ),
      entry(
        'xl/threadedComments/threadedComment1.xml',
        '<ThreadedComments xmlns="http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments"><threadedComment ref="A1" dT="2026-01-01T00:00:00.00" personId="{A}" id="{T}"><text>¿Es correcto?</text></threadedComment></ThreadedComments>',
      ),
    ])
    const [plan] = await annotated(bytes, [mark(1, 0, 'No lo es')])
    expect(plan!.threadedComments).toMatchObject([
      { text: '¿Es correcto?', personId: '{A}' },
      { text: 'No lo es', parentId: '{T}' },
    ])
    expect(plan!.cells?.get('0,0')?.comment?.text).toBe('[Hilo] ¿Es correcto?\nNo lo es')
  })
})

test('boxes of notes are added to a drawing whatever its prefixes', async () => {
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const bytes = rawPackage([
    ...workbookParts(
      `${sheetOpening}<sheetData/><legacyDrawing xmlns:q="${relations}" q:id="old"/></worksheet>`,
    ),
    entry(
      'xl/worksheets/_rels/sheet1.xml.rels',
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="old" Type="${relations}/vmlDrawing" Target="../drawings/own.vml"/></Relationships>`,
    ),
    entry(
      'xl/drawings/own.vml',
      '<xml><a:shape xmlns:a="urn:schemas-microsoft-com:vml" id="_x0000_s2049"/></xml>',
    ),
  ])
  const result = await annotateWorkbook(bytes, [mark(1, 0, 'mal')], options)
  if (result.kind === 'refused') throw new Error(result.reason)
  const vml = await (await openPackage(result.bytes)).text('xl/drawings/own.vml')
  expect(vml).toMatch(/^<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o=/)
  expect(vml).toContain('<v:shape id="_x0000_s2050"')
})

test('an .xls comes back as .xlsx with the same values', async () => {
  const bytes = oldWorkbook([
    {
      name: 'Plan',
      rows: [
        ['Código', 'Fecha'],
        ['PM-1', { date: 46068 }],
      ],
    },
    { name: 'Listas', hidden: true, rows: [['a']] },
  ])
  const result = await annotateWorkbook(bytes, [mark(2, 1, 'Fuera del plan')], options)
  if (result.kind === 'refused') throw new Error(result.reason)
  const { sheets } = await readXlsx(result.bytes, { readStyles: true })
  expect(result.asItWas).toBe(false)
  expect(sheets[0]!.rows).toEqual([
    ['Código', 'Fecha'],
    ['PM-1', new Date(Date.UTC(2026, 1, 15))],
  ])
  expect(sheets[0]!.cells?.get('1,1')).toMatchObject({
    style: { ...pink, numFmt: 'dd/mm/yyyy' },
    comment: { text: 'Fuera del plan' },
  })
  expect(sheets[1]!.hidden).toBe(true)
})

test('a file that is no workbook is refused here as well', async () => {
  const result = await annotateWorkbook(Buffer.from('hola'), [], options)
  expect(result).toMatchObject({ kind: 'refused', reason: 'not-a-workbook' })
})
