import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { cellXml, type Content, dateFormat } from './content.ts'
import {
  contentTypesXml,
  corePropertiesXml,
  type ListedSheet,
  rootRelationsXml,
  workbookRelationsXml,
  workbookXml,
} from './package-parts.ts'
import { columnsXml, filterRange, filterXml, viewXml, worksheetOpening } from './sheet-xml.ts'
import { createStyleTable, type StyleTable } from './style-table.ts'
import { sheetName, type WorkbookProperties, type WrittenColumn } from './workbook-spec.ts'

export type StreamOptions = WorkbookProperties & {
  sheet: string
  /** The program's own limit, the header included; more rows go to a second sheet. */
  sheetRows?: number
  /** Columns that stay in sight, as the header does. */
  frozenColumns?: number
  /** Filter buttons on the header. */
  filter?: boolean
}

const chunkCharacters = 32 * 1024

/**
 * A table of any length as .xlsx, written while its rows arrive. Cells carry no address, which
 * the format allows and which saves a third of the work. Destroying the stream ends the rows.
 */
export function streamRows(
  columns: WrittenColumn[],
  rows: AsyncIterable<readonly Content[]>,
  options: StreamOptions,
): Readable {
  const zip = new ZipFile()
  const out = new PassThrough()
  const styles = createStyleTable()
  const source = new RowSource(rows)
  const sheetRows = options.sheetRows ?? 1_048_576
  const mtime = options.createdAt ?? new Date(0)
  const sheets: ListedSheet[] = []
  let current: Readable | null = null

  const addSheet = (): void => {
    const taken = sheets.map(({ name }) => name)
    const sheet: ListedSheet = { name: sheetName(options.sheet, taken) }
    sheets.push(sheet)
    const name = `xl/worksheets/sheet${sheets.length}.xml`
    zip.addReadStreamLazy(name, { mtime }, (give) => {
      const chunks = sheetChunks(columns, source, styles, { ...options, sheetRows }, sheet)
      current = Readable.from(chunks, { objectMode: false })
      current.once('end', () => (source.ended ? finish() : addSheet()))
      current.once('error', (error) => out.destroy(error))
      give(null, current)
    })
  }
  const finish = (): void => {
    const add = (name: string, xml: string): void =>
      zip.addBuffer(Buffer.from(xml), name, { mtime })
    add('xl/styles.xml', styles.xml())
    add('xl/workbook.xml', workbookXml(sheets))
    add('xl/_rels/workbook.xml.rels', workbookRelationsXml(sheets.length))
    add('docProps/core.xml', corePropertiesXml(options))
    add('_rels/.rels', rootRelationsXml())
    add('[Content_Types].xml', contentTypesXml(sheets))
    zip.end()
  }

  zip.on('error', (error: Error) => out.destroy(error))
  out.once('close', () => {
    current?.destroy()
    void source.close()
  })
  addSheet()
  zip.outputStream.pipe(out)
  return out
}

async function* sheetChunks(
  columns: WrittenColumn[],
  source: RowSource,
  styles: StyleTable,
  { sheetRows, frozenColumns = 0, filter }: StreamOptions & { sheetRows: number },
  listed: ListedSheet,
): AsyncGenerator<string> {
  const plain = columns.map((column) => styleAttribute(styles.id(column.style)))
  const dated = columns.map(({ style }) =>
    styleAttribute(styles.id({ format: dateFormat, ...style })),
  )
  const anyDate = styleAttribute(styles.id({ format: dateFormat }))
  const headerStyles = columns.map((column) => styleAttribute(styles.id(column.headerStyle)))
  const header = columns.map((column, index) =>
    cellXml(column.header ?? null, '', headerStyles[index]!),
  )
  const opening = viewXml({ rows: 1, columns: frozenColumns }) + columnsXml(columns, styles)
  let chunk = `${worksheetOpening}${opening}<sheetData><row>${header.join('')}</row>`
  let count = 0
  for (; count < sheetRows - 1; count++) {
    const row = await source.next()
    if (!row) break
    chunk += '<row>'
    for (let column = 0; column < row.length; column++) {
      const content = row[column] ?? null
      const isDate = typeof content === 'object' && content !== null
      const style = isDate ? (dated[column] ?? anyDate) : (plain[column] ?? '')
      chunk += cellXml(content, '', style)
    }
    chunk += '</row>'
    if (chunk.length > chunkCharacters) {
      yield chunk
      chunk = ''
    }
  }
  await source.peek()
  if (filter) listed.filterRange = filterRange(columns.length, count)
  const buttons = listed.filterRange ? filterXml(listed.filterRange) : ''
  yield `${chunk}</sheetData>${buttons}</worksheet>`
}

function styleAttribute(id: number): string {
  return id > 0 ? ` s="${id}"` : ''
}

/** The rows one by one over several sheets, knowing whether there is another. */
class RowSource {
  ended = false
  #ahead: readonly Content[] | null = null
  readonly #rows: AsyncIterator<readonly Content[]>

  constructor(rows: AsyncIterable<readonly Content[]>) {
    this.#rows = rows[Symbol.asyncIterator]()
  }

  async next(): Promise<readonly Content[] | null> {
    const row = this.#ahead ?? (await this.#pull())
    this.#ahead = null
    return row
  }

  async peek(): Promise<void> {
    this.#ahead ??= await this.#pull()
  }

  async close(): Promise<void> {
    if (this.ended) return
    this.ended = true
    await this.#rows.return?.()
  }

  async #pull(): Promise<readonly Content[] | null> {
    if (this.ended) return null
    const result = await this.#rows.next()
    if (result.done) this.ended = true
    return result.done ? null : result.value
  }
}
