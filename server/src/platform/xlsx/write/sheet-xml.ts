import { columnLetters } from '@puquio/domain/sheets'
import { cellAddress } from '../package/address.ts'
import { cellXml, type Content, dateFormat } from './content.ts'
import type { StyleTable } from './style-table.ts'
import type { Choices, StyledCell, WrittenColumn, WrittenSheet } from './workbook-spec.ts'
import { xmlText } from '../package/xml-text.ts'

export const worksheetOpening =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">'

export type SheetNote = { row: number; column: number; text: string }

/** One sheet's part, and the notes that belong beside it. */
export function sheetXml(
  sheet: WrittenSheet,
  styles: StyleTable,
): { xml: string; notes: SheetNote[] } {
  const { rows, notes } = rowsXml(sheet, styles)
  const xml =
    worksheetOpening +
    (sheet.landscape ? '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' : '') +
    viewXml(sheet.freeze) +
    '<sheetFormatPr defaultRowHeight="15"/>' +
    columnsXml(sheet.columns, styles) +
    `<sheetData>${rows}</sheetData>` +
    (sheet.filter ? filterXml(filterRange(sheet.columns.length, sheet.rows.length)) : '') +
    validationsXml(sheet) +
    '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/>' +
    (sheet.landscape ? '<pageSetup orientation="landscape" fitToHeight="0"/>' : '') +
    (notes.length > 0 ? '<legacyDrawing r:id="rId1"/>' : '') +
    '</worksheet>'
  return { xml, notes }
}

export function columnsXml(columns: WrittenColumn[], styles: StyleTable): string {
  if (columns.length === 0) return ''
  const all = columns.map((column, index) => {
    const style = column.style ? ` style="${styles.id(column.style)}"` : ''
    return `<col min="${index + 1}" max="${index + 1}" width="${column.widthChars ?? 14}" customWidth="1"${style}/>`
  })
  return `<cols>${all.join('')}</cols>`
}

export function viewXml(freeze: WrittenSheet['freeze']): string {
  if (!freeze || freeze.rows + freeze.columns === 0) return ''
  const { rows, columns } = freeze
  const pane = rows === 0 ? 'topRight' : columns === 0 ? 'bottomLeft' : 'bottomRight'
  const split = `${columns > 0 ? ` xSplit="${columns}"` : ''}${rows > 0 ? ` ySplit="${rows}"` : ''}`
  const corner = cellAddress(rows + 1, columns)
  return `<sheetViews><sheetView workbookViewId="0"><pane${split} topLeftCell="${corner}" activePane="${pane}" state="frozen"/><selection pane="${pane}" activeCell="${corner}" sqref="${corner}"/></sheetView></sheetViews>`
}

function rowsXml(sheet: WrittenSheet, styles: StyleTable): { rows: string; notes: SheetNote[] } {
  const notes: SheetNote[] = []
  const rows: string[] = []
  const add = (cells: StyledCell[]): void => {
    const row = rows.length + 1
    const xml = cells.map(({ content, style, note }, column) => {
      if (note) notes.push({ row, column, text: note })
      const id = styles.id(style)
      if (content === null && id === 0) return ''
      return cellXml(content, ` r="${cellAddress(row, column)}"`, id > 0 ? ` s="${id}"` : '')
    })
    rows.push(`<row r="${row}">${xml.join('')}</row>`)
  }
  if (sheet.columns.some(({ header }) => header !== undefined)) {
    add(
      sheet.columns.map(({ header, headerStyle, headerNote }) => ({
        content: header ?? null,
        ...(headerStyle ? { style: headerStyle } : {}),
        ...(headerNote ? { note: headerNote } : {}),
      })),
    )
  }
  for (const row of sheet.rows) {
    add(row.map((cell, column) => styled(cell, sheet.columns[column])))
  }
  return { rows: rows.join(''), notes }
}

function styled(cell: Content | StyledCell, column: WrittenColumn | undefined): StyledCell {
  const given = typeof cell === 'object' && cell !== null && 'content' in cell
  const { content, style, note }: StyledCell = given ? cell : { content: cell }
  const isDate = typeof content === 'object' && content !== null
  const together = { ...(isDate ? { format: dateFormat } : {}), ...column?.style, ...style }
  return { content, style: together, ...(note ? { note } : {}) }
}

/** What the filter buttons cover: the header and all rows below it. */
export const filterRange = (columnCount: number, rowCount: number): string =>
  `A1:${cellAddress(rowCount + 1, columnCount - 1)}`

export const filterXml = (range: string): string => `<autoFilter ref="${range}"/>`

function validationsXml({ columns, lastEntryRow = 10_000 }: WrittenSheet): string {
  const all = columns.flatMap(({ choices, prompt }, index) => {
    if (!choices && !prompt) return []
    const letters = columnLetters(index)
    const asked = prompt
      ? ` showInputMessage="1" promptTitle="${xmlText(prompt.title.slice(0, 32))}" prompt="${xmlText(prompt.text.slice(0, 255))}"`
      : ''
    const range = `sqref="${letters}2:${letters}${lastEntryRow}"`
    if (!choices) return [`<dataValidation allowBlank="1"${asked} ${range}/>`]
    return [
      `<dataValidation type="list" allowBlank="1"${asked}${refusalXml(choices)} ${range}><formula1>${xmlText(listFormula(choices.from))}</formula1></dataValidation>`,
    ]
  })
  if (all.length === 0) return ''
  return `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`
}

function refusalXml({ strict, refusal }: Choices): string {
  const words = refusal
    ? ` errorTitle="${xmlText(refusal.title.slice(0, 32))}" error="${xmlText(refusal.text.slice(0, 255))}"`
    : ''
  return ` showErrorMessage="1"${strict ? '' : ' errorStyle="warning"'}${words}`
}

function listFormula(from: Choices['from']): string {
  if (Array.isArray(from)) {
    const list = from.join(',')
    if (list.length > 255) throw new RangeError('a drop-down of over 255 characters needs a sheet')
    return `"${list.replaceAll('"', '""')}"`
  }
  const letters = columnLetters(from.column)
  const last = from.firstRow + Math.max(from.count, 1) - 1
  return `'${from.sheet.replaceAll("'", "''")}'!$${letters}$${from.firstRow}:$${letters}$${last}`
}
