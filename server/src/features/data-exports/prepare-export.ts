import type { ExportFormat, ExportOrder } from '@puquio/contract/laboratory/data-exports'
import { asFileName, type Language } from '@puquio/domain'
import type { Writable } from 'node:stream'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { countsOf } from './counts-store.ts'
import { readProjectName, readStations } from './names-store.ts'
import { chosenVariables } from './readings/select-readings.ts'
import { writeCsv } from './write-csv.ts'
import { writeWorkbook } from './workbook/write-workbook.ts'
import { formatOptions, selectionOf, type WrittenExport } from './written-export.ts'

export type PreparedExport = WrittenExport & { fileName: string }

/** Counts what an order selects; throws where it has no right range, or nothing to export. */
export async function prepareExport(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  order: ExportOrder,
  language: Language,
): Promise<PreparedExport> {
  const selection = selectionOf(order)
  const options = formatOptions(order, language)
  const source = order.source ?? 'results'
  const counts = source === 'readings' ? [] : await countsOf(scope, selection, 'station_id')
  const asked = { selection, source, language: options.language }
  const variables = await chosenVariables(platform, scope, asked)
  if (counts.length === 0 && variables.length === 0) throw new Problem('EXPORT_EMPTY')
  const stations = await readStations(scope, counts)
  const projectName = await readProjectName(scope)
  const name = asFileName(projectName)
  return {
    source,
    selection,
    options,
    stations,
    variables,
    projectName,
    total:
      counts.reduce((sum, { results }) => sum + results, 0) +
      variables.reduce((sum, { readings }) => sum + readings, 0),
    fileName: `${name} ${selection.from} ${selection.to}.${options.format}`,
    onStation: async () => undefined,
    onReadings: async () => undefined,
  }
}

type Writer = (
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  asked: WrittenExport,
  out: Writable,
) => Promise<void>

const writers: Readonly<Record<ExportFormat, Writer>> = { csv: writeCsv, xlsx: writeWorkbook }

export const writeExport: Writer = (platform, scope, asked, out) =>
  writers[asked.options.format](platform, scope, asked, out)

/** On the disk, at most: a row of a CSV; one of a workbook is smaller. */
const bytesOfRow = 400
export const bytesOf = ({ total }: WrittenExport): number => total * bytesOfRow
