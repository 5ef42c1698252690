import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { StoredReading } from '../../../platform/telemetry/reading.ts'
import type { WrittenExport } from '../written-export.ts'
import { spanOf } from './select-readings.ts'
import type { ExportedVariable } from './variables-store.ts'

export type ReadingPage = { variable: ExportedVariable; readings: StoredReading[] }

/** The readings of an export, variable by variable and by time, as many at once as the store reads. */
export async function* readingPages(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  {
    selection,
    variables,
    onReadings,
  }: Pick<WrittenExport, 'selection' | 'variables' | 'onReadings'>,
): AsyncGenerator<ReadingPage> {
  const span = spanOf(platform, scope, selection)
  for (const variable of variables)
    for await (const readings of platform.telemetry.readings({
      variableIds: [variable.id],
      ...span,
    })) {
      yield { variable, readings }
      await onReadings(readings.length)
    }
}
