import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { asFileName, type Language } from '@puquio/domain'
import { ZipFile } from 'yazl'
import type { FileAnswer } from '../http/send-file.ts'
import { csvOptionsOf } from '../tables/list-file.ts'
import type { Content } from '../xlsx/write/content.ts'
import { headStyle } from '../xlsx/write/entry-sheets.ts'
import { streamCsv } from '../xlsx/write/stream-csv.ts'
import { sheetName, type WrittenSheet } from '../xlsx/write/workbook-spec.ts'
import { workbookType, writeWorkbook } from '../xlsx/write/write-workbook.ts'
import type { CellMark, ReportSection, SectionCell, SectionPart, SectionTable } from './section.ts'
import { sectionTexts as texts } from './texts.ts'

type How = { name: string; language: Language; format: 'xlsx' | 'csv'; createdAt: Date }

/**
 * Sections as a workbook with a sheet for each table, or as CSV, of several tables in a ZIP. What stands beside the tables
 * is a table of its own before them.
 */
export function sectionsFile(sections: readonly ReportSection[], how: How): Promise<FileAnswer> {
  const tables = [
    ...summaryOf(sections, how.language),
    ...sections.flatMap(({ title, parts }) =>
      parts.flatMap((part) => (part.kind === 'table' ? [{ section: title, ...part }] : [])),
    ),
  ]
  return how.format === 'xlsx' ? workbook(tables, how) : csv(tables, how)
}

type Named = SectionTable & { section: string }

/** Notices and facts of all sections, and the texts of those that have nothing else to say; none where there are none. */
function summaryOf(sections: readonly ReportSection[], language: Language): Named[] {
  const rows = sections.flatMap(({ title, parts }) => {
    const hasTable = parts.some(({ kind }) => kind === 'table')
    return parts.flatMap((part) =>
      saidBy(part, { hasTable, language }).map(([name, value]) => [
        { text: title },
        { text: name },
        { text: value },
      ]),
    )
  })
  if (rows.length === 0) return []
  const columns = [texts.section, texts.name, texts.value].map((heading, index) => ({
    heading: heading[language],
    share: index === 2 ? 8 : 4,
    isNumber: false,
  }))
  return [{ section: '', kind: 'table', title: texts.summary[language], columns, rows }]
}

function saidBy(
  part: SectionPart,
  { hasTable, language }: { hasTable: boolean; language: Language },
): (readonly [name: string, value: string])[] {
  const notice = (text: string) => [texts.notice[language], text] as const
  switch (part.kind) {
    case 'notice':
      return [notice(part.text)]
    case 'facts':
      return [...part.rows]
    case 'text':
      return hasTable ? [] : [['', part.text]]
    case 'table':
      return part.notice === undefined ? [] : [notice(`${part.title}: ${part.notice}`)]
    case 'chart':
      return []
  }
}

const fills: Record<CellMark, string | null> = { exceeds: 'F9D6D5', near: 'FDF3D7', muted: null }

async function workbook(tables: readonly Named[], { name, createdAt }: How): Promise<FileAnswer> {
  const taken: string[] = []
  const sheets = tables.map(({ title, columns, rows }): WrittenSheet => {
    const sheet = sheetName(title, taken)
    taken.push(sheet)
    return {
      name: sheet,
      columns: columns.map(({ heading, share }) => ({
        header: heading,
        headerStyle: headStyle,
        widthChars: Math.min(60, 8 + share * 6),
      })),
      rows: rows.map((row) => row.map(styled)),
      freeze: { rows: 1, columns: 1 },
      filter: true,
    }
  })
  // A workbook has a sheet, whatever there is to say.
  if (sheets.length === 0) sheets.push({ name: sheetName(name), columns: [{}], rows: [] })
  const body = await writeWorkbook(sheets, { title: name, author: 'Puquio', createdAt })
  return { name: `${asFileName(name)}.xlsx`, mediaType: workbookType, body, bytes: body.length }
}

function styled({ text, value, mark }: SectionCell) {
  const content = value ?? text
  const fill = mark ? fills[mark] : null
  return fill ? { content, style: { fill } } : content
}

async function csv(tables: readonly Named[], how: How): Promise<FileAnswer> {
  const [only] = tables
  if (only && tables.length === 1) {
    const body = await csvOf(only, how.language)
    return { name: `${asFileName(how.name)}.csv`, mediaType: 'text/csv; charset=utf-8', body }
  }
  const zip = new ZipFile()
  for (const [index, table] of tables.entries())
    zip.addBuffer(
      await csvOf(table, how.language),
      `${String(index + 1).padStart(2, '0')} ${asFileName(table.section === '' ? table.title : `${table.section} - ${table.title}`)}.csv`,
      { mtime: how.createdAt },
    )
  zip.end()
  const body = await buffer(zip.outputStream)
  return { name: `${asFileName(how.name)}.zip`, mediaType: 'application/zip', body }
}

const csvOf = ({ columns, rows }: SectionTable, language: Language): Promise<Buffer> =>
  buffer(
    streamCsv(
      columns.map(({ heading }) => heading),
      Readable.from(rows.map((row) => row.map(({ text, value }): Content => value ?? text))),
      csvOptionsOf(language),
    ),
  )
