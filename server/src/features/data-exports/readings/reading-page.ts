import type { ExportedReading } from '@puquio/contract/laboratory/data-exports'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Days, Selection } from '../selection-store.ts'
import { isChosen, spanOf } from './select-readings.ts'
import { listVariables } from './variables-store.ts'

type Asked = { after?: string | undefined; size?: number | undefined; language: Language }

/** A page of readings by variable and time, with the key after which the next one begins. */
export async function readReadingPage(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  selection: Selection & Days,
  { after, size = 1000, language }: Asked,
): Promise<{ items: ExportedReading[]; next: string | null }> {
  const span = spanOf(platform, scope, selection)
  const [afterId = 0, afterMs = 0] = after?.split('.').map(Number) ?? []
  const variables = (await listVariables(scope, language))
    .filter((variable) => isChosen(selection, variable) && variable.id >= afterId)
    .toSorted((a, b) => a.id - b.id)
  const items: ExportedReading[] = []
  let last = ''
  for (const { id: variableId, name: variable, ...of } of variables) {
    const fromMs = variableId === afterId ? Math.max(span.fromMs, afterMs + 1) : span.fromMs
    const pages = platform.telemetry.readings({ variableIds: [variableId], ...span, fromMs })
    for await (const page of pages)
      for (const { atMs, lagS, raw, value, quality, channel } of page) {
        if (items.length === size) return { items, next: last }
        last = `${variableId}.${atMs}`
        const measuredAt = new Date(atMs).toISOString()
        items.push({ variableId, variable, ...of, measuredAt, lagS, raw, value, quality, channel })
      }
  }
  return { items, next: null }
}
