import { cellAddress, parseAddress } from '../package/address.ts'
import {
  attribute,
  findElement,
  findElements,
  findTag,
  withAttribute,
  withoutSlash,
} from '../package/xml-edit.ts'

/** By row, the columns to colour. */
export type MarkedCells = Map<number, number[]>

/**
 * Gives the marked cells of a sheet's XML their coloured style, and adds missing cells and rows. Rows and
 * cells without an address follow their neighbour, as the format says.
 */
export function markCells(
  xml: string,
  marked: MarkedCells,
  like: (style: number) => number,
): string {
  const data = findElement(xml, 'sheetData')
  if (!data) throw new Error('sheet without data')
  const p = data.prefix
  const columnStyle = columnStyles(xml.slice(0, data.start))
  const pending = [...marked.keys()].sort((a, b) => a - b)
  const out: string[] = [xml.slice(0, data.start), withoutSlash(data.tag)]
  const insertRowsBefore = (row: number): void => {
    while (pending.length > 0 && pending[0]! < row) {
      const missing = pending.shift()!
      const cells = marked.get(missing)!.toSorted((a, b) => a - b)
      const xmls = cells.map(
        (column) => `<${p}c r="${cellAddress(missing, column)}" s="${like(columnStyle(column))}"/>`,
      )
      out.push(`<${p}row r="${missing}">${xmls.join('')}</${p}row>`)
    }
  }

  const closed = data.end > data.openEnd
  const end = closed ? data.end - `</${p}sheetData>`.length : data.end
  let copied = data.openEnd
  let row = 0
  for (let from = data.openEnd; pending.length > 0; ) {
    const opening = findTag(xml, 'row', from)
    if (!opening || opening.start >= end) break
    from = opening.openEnd
    row = Number(attribute(opening.tag, 'r') ?? row + 1)
    if (pending[0]! > row) continue
    out.push(xml.slice(copied, opening.start))
    insertRowsBefore(row)
    copied = opening.start
    if (pending[0] !== row) continue
    pending.shift()
    const element = findElement(xml, 'row', opening.start)!
    const rowStyle =
      attribute(element.tag, 'customFormat') === '1' ? attribute(element.tag, 's') : null
    const styleOf = (column: number): number => Number(rowStyle ?? columnStyle(column))
    const inner = xml.slice(
      element.openEnd,
      Math.max(element.openEnd, element.end - `</${p}row>`.length),
    )
    const cells = markRow(inner, { row, columns: marked.get(row)!, like, styleOf, prefix: p })
    out.push(`${withoutSlash(element.tag)}${cells}</${p}row>`)
    copied = element.end
    from = element.end
  }
  out.push(xml.slice(copied, end))
  insertRowsBefore(Number.POSITIVE_INFINITY)
  out.push(`</${p}sheetData>`, xml.slice(data.end))
  return out.join('')
}

type RowMarks = {
  row: number
  columns: number[]
  like: (style: number) => number
  styleOf: (column: number) => number
  prefix: string
}

function markRow(inner: string, { row, columns, like, styleOf, prefix }: RowMarks): string {
  const pending = columns.toSorted((a, b) => a - b)
  const out: string[] = []
  const insertBefore = (column: number): void => {
    while (pending.length > 0 && pending[0]! < column) {
      const missing = pending.shift()!
      out.push(`<${prefix}c r="${cellAddress(row, missing)}" s="${like(styleOf(missing))}"/>`)
    }
  }
  let copied = 0
  let column = -1
  for (const { tag, start, openEnd, end } of findElements(inner, 'c')) {
    column = parseAddress(attribute(tag, 'r') ?? '')?.column ?? column + 1
    if (pending.length === 0) break
    out.push(inner.slice(copied, start))
    copied = start
    insertBefore(column)
    if (pending[0] !== column) continue
    pending.shift()
    const style = Number(attribute(tag, 's') ?? 0)
    out.push(withAttribute(tag, 's', String(like(style))), inner.slice(openEnd, end))
    copied = end
  }
  // After the last cell there are at most extensions.
  const extension = findElement(inner, 'extLst', copied)?.start ?? inner.length
  out.push(inner.slice(copied, extension))
  insertBefore(Number.POSITIVE_INFINITY)
  out.push(inner.slice(extension))
  return out.join('')
}

function columnStyles(head: string): (column: number) => number {
  // A sheet has no more columns than that.
  const spans = [...findElements(head, 'col')].slice(0, 16_384).map(({ tag }) => ({
    first: Number(attribute(tag, 'min')) - 1,
    last: Number(attribute(tag, 'max')) - 1,
    style: Number(attribute(tag, 'style') ?? 0),
  }))
  return (column) => spans.find(({ first, last }) => first <= column && column <= last)?.style ?? 0
}
