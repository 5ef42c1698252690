import type { ExportOptions, ExportSource } from '@puquio/contract/laboratory/data-exports'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readOptions } from '../counts-store.ts'
import { countVariables, readingDays } from './select-readings.ts'
import type { Selection } from '../selection-store.ts'

/** What occurs among the results, the readings or both of a range, counted. */
export async function optionsOf(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  { source = 'results', ...selection }: Selection & { source?: ExportSource | undefined },
  language: Language,
): Promise<ExportOptions> {
  if (source === 'results') return readOptions(scope, selection, language)
  const readings = await countVariables(platform, scope, selection, language)
  const days = await readingDays(platform, scope, language)
  const { span, ...options } = await readOptions(scope, selection, language, { source, readings })
  const spans = [...(source === 'both' && span ? [span] : []), ...(days ? [days] : [])]
  return { ...options, span: spans.length === 0 ? null : spans.reduce(joined) }
}

type Days = { from: string; to: string }
const joined = (one: Days, other: Days): Days => ({
  from: one.from < other.from ? one.from : other.from,
  to: one.to > other.to ? one.to : other.to,
})
