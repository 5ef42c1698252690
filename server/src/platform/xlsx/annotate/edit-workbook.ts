import { type AnnotateOptions, type Mark, markFill } from './mark.ts'
import { type MarkedCells, markCells } from './marked-sheet.ts'
import { markedStyles } from './marked-styles.ts'
import { addNotes } from './sheet-notes.ts'
import { openPackage, type WorkbookPackage } from '../package/workbook-package.ts'
import { sheetTags, workbookPart } from '../package/workbook-sheets.ts'

/** Returns the same .xlsx with the marked cells coloured and commented, all other parts unchanged. */
export async function editWorkbook(
  bytes: Buffer,
  marks: Mark[],
  options: AnnotateOptions,
): Promise<Buffer> {
  const pack = await openPackage(bytes)
  const workbook = await workbookPart(pack)
  const relations = await pack.relations(workbook)
  const stylesPart = relations.find(({ type }) => type.endsWith('/styles'))?.target
  const stylesXml = stylesPart ? await pack.text(stylesPart) : plainStyles
  const styles = markedStyles(stylesXml, markFill)
  const sheets = new Map((await sheetTags(pack)).map(({ name, part }) => [name, part]))

  for (const [name, ofSheet] of Map.groupBy(marks, ({ sheet }) => sheet)) {
    const part = sheets.get(name)
    if (!part) continue
    const cells: MarkedCells = new Map()
    for (const { row, column } of ofSheet) {
      cells.set(row, [...(cells.get(row) ?? []), column])
    }
    pack.set(part, markCells(await pack.text(part), cells, styles.like))
    await addNotes(pack, part, ofSheet, options)
  }
  await setStyles(pack, workbook, stylesPart, styles.xml())
  return pack.write(options.now)
}

async function setStyles(
  pack: WorkbookPackage,
  workbook: string,
  part: string | undefined,
  xml: string,
): Promise<void> {
  if (part) return pack.set(part, xml)
  pack.set('xl/styles.xml', xml)
  await pack.declare(
    'xl/styles.xml',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml',
  )
  await pack.relate(
    workbook,
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles',
    'xl/styles.xml',
  )
}

const plainStyles =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/></cellXfs></styleSheet>'
