import type { ExportOrder } from '@puquio/contract/laboratory/data-exports'
import type { Language } from '@puquio/domain'
import type { Writable } from 'node:stream'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import { countsOf } from './counts-store.ts'
import { readProjectName, readStations } from './names-store.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './write-workbook.ts'
import { formatOptions, selectionOf, type WrittenExport } from './written-export.ts'

export type PreparedExport = WrittenExport & { fileName: string }

/** Counts what an order selects; throws where it has no right range, or nothing to export. */
export async function prepareExport(
  scope: ProjectScope,
  order: ExportOrder,
  language: Language,
): Promise<PreparedExport> {
  const selection = selectionOf(order)
  const options = formatOptions(order, language)
  const counts = await countsOf(scope, selection, 'station_id')
  if (counts.length === 0) throw new Problem('EXPORT_EMPTY')
  const stations = await readStations(scope, counts)
  const projectName = await readProjectName(scope)
  const name = projectName.replace(/[\\/:*?"<>|]/g, '-')
  return {
    selection,
    options,
    stations,
    projectName,
    total: counts.reduce((sum, { results }) => sum + results, 0),
    fileName: `${name} ${selection.from} ${selection.to}.${options.format}`,
    onStation: async () => undefined,
  }
}

export const writeExport = (scope: ProjectScope, asked: WrittenExport, out: Writable) =>
  asked.options.format === 'csv' ? writeCsv(scope, asked, out) : writeWorkbook(scope, asked, out)

/** On the disk, at most: a row of a CSV; one of a workbook is smaller. */
const bytesOfRow = 300
export const bytesOf = ({ total }: WrittenExport): number => total * bytesOfRow
