import {
  type Language,
  type SheetColumn,
  type SheetName,
  sheetTables,
  type Table,
} from '@puquio/domain'
import type { FastifyReply } from 'fastify'
import type { ProjectScope } from '../db/scopes/scope.ts'
import { callerGone } from '../http/caller-gone.ts'
import type { UploadedFile } from '../http/upload.ts'
import { Problem } from '../problem.ts'
import type { TableLayout, TableRead, TableRefusal } from './table-reader.ts'
import { readRows } from '../xlsx/read/read-rows.ts'
import { refusalProblems } from '../xlsx/guard/refusal.ts'
import type { SheetRow } from './collect-rows.ts'

/** The sheet whose headings match, with its columns by name. */
export type SheetRead = TableLayout<SheetColumn> & { rows: readonly SheetRow[] }

/** An uploaded workbook, the caller's language, and a signal that the caller is gone. */
export type SheetUpload = {
  file: UploadedFile
  language: Language
  project: number
  signal: AbortSignal
}

/** The workbook that a route was sent. */
export const sheetUpload = (
  { projectId }: ProjectScope,
  { file, language, reply }: Pick<SheetUpload, 'file' | 'language'> & { reply: FastifyReply },
): SheetUpload => ({ file, language, project: projectId, signal: callerGone(reply) })

/** Reads a table's workbook in the sandbox; throws a Problem for any other file. */
export async function readSheet(
  sheet: SheetName,
  { file, language, project, signal }: SheetUpload,
): Promise<SheetRead> {
  const rows: SheetRow[] = []
  const read = await readRows<SheetRow, TableRead<SheetColumn>, { sheet: SheetName }>({
    source: file.path,
    project,
    signal,
    module: new URL('./collect-rows.ts', import.meta.url),
    input: { sheet },
    takesCsv: sheet === 'soundings',
    onRows: (batch) => {
      rows.push(...batch)
    },
  })
  if (read.kind === 'refused') throw new Problem(refusalProblems[read.reason], read.params)
  const { summary } = read
  if (summary.kind === 'refused') throw problemOf(summary.refusal, sheetTables[sheet], language)
  return { ...summary.layout, rows }
}

/** Columns by their headings in the reader's language. */
function problemOf({ problem, params }: TableRefusal, table: Table, language: Language): Problem {
  const { columns } = params
  if (!Array.isArray(columns)) return new Problem(problem, params)
  const named = columns.map((column) => table[column]?.heading[language] ?? column)
  return new Problem(problem, { columns: named })
}
