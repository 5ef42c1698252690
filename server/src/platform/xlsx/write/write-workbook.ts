import { buffer } from 'node:stream/consumers'
import { setImmediate as letOthersIn } from 'node:timers/promises'
import { ZipFile } from 'yazl'
import { commentsXml, vmlXml } from './note-parts.ts'
import {
  contentTypesXml,
  corePropertiesXml,
  type ListedSheet,
  noteRelationsXml,
  rootRelationsXml,
  workbookRelationsXml,
  workbookXml,
} from './package-parts.ts'
import { filterRange, sheetXml } from './sheet-xml.ts'
import { createStyleTable } from './style-table.ts'
import type { WorkbookProperties, WrittenSheet } from './workbook-spec.ts'

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook of modest size with styles, drop-downs, notes and hidden sheets. */
export async function writeWorkbook(
  sheets: WrittenSheet[],
  properties: WorkbookProperties = {},
): Promise<Buffer> {
  const styles = createStyleTable()
  const zip = new ZipFile()
  const add = (name: string, xml: string): void =>
    zip.addBuffer(Buffer.from(xml), name, { mtime: properties.createdAt ?? new Date(0) })
  const listed: ListedSheet[] = []
  const parts: [string, string][] = []
  for (const [index, sheet] of sheets.entries()) {
    const number = index + 1
    const { xml, notes } = sheetXml(sheet, styles)
    parts.push([`xl/worksheets/sheet${number}.xml`, xml])
    if (notes.length > 0) {
      parts.push(
        [`xl/comments${number}.xml`, commentsXml(notes, properties.author ?? '')],
        [`xl/drawings/vmlDrawing${number}.vml`, vmlXml(notes)],
        [`xl/worksheets/_rels/sheet${number}.xml.rels`, noteRelationsXml(number)],
      )
    }
    listed.push({
      name: sheet.name,
      hidden: sheet.hidden === true,
      hasNotes: notes.length > 0,
      ...(sheet.filter
        ? { filterRange: filterRange(sheet.columns.length, sheet.rows.length) }
        : {}),
    })
    // A sheet of many rows holds the event loop for some milliseconds.
    await letOthersIn()
  }
  add('[Content_Types].xml', contentTypesXml(listed))
  add('_rels/.rels', rootRelationsXml())
  add('docProps/core.xml', corePropertiesXml(properties))
  add('xl/workbook.xml', workbookXml(listed))
  add('xl/_rels/workbook.xml.rels', workbookRelationsXml(sheets.length))
  for (const [name, xml] of parts) add(name, xml)
  add('xl/styles.xml', styles.xml())
  zip.end()
  return buffer(zip.outputStream)
}
