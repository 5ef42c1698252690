import type { AnyList, ReferenceOption, StationOption } from '@puquio/contract/reference'
import { referenceListTerms } from '@puquio/contract/terms'
import { type Language, nameKey, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { workbookType, writeWorkbook } from '../../../platform/xlsx/write/write-workbook.ts'
import { allItems } from '../items/store.ts'
import { allStations } from '../stations/store.ts'
import { listWorkbook } from './list-workbook.ts'

/** Exports a list as the import takes it, without retired entries. */
export async function exportList(
  scope: ProjectScope,
  list: AnyList,
  language: Language,
  { isEmpty }: { isEmpty: boolean },
): Promise<FileAnswer> {
  const lists = await allItems(scope)
  const components = new Map(lists.components.map((component) => [component.id, component]))
  const entries: readonly (ReferenceOption | StationOption)[] = isEmpty
    ? []
    : list === 'stations'
      ? await allStations(scope)
      : lists[list]
  const isOffered = (entry: ReferenceOption | StationOption) =>
    entry.retiredAt === null &&
    !('parentId' in entry && entry.parentId && components.get(entry.parentId)?.retiredAt)
  const offered = lists.components
    .filter(({ retiredAt }) => retiredAt === null)
    .map(({ name }) => name)
  const sheets = listWorkbook(list, language, {
    entries: entries.filter(isOffered),
    componentName: (id) => components.get(id)?.name ?? '',
    components: offered.toSorted((a, b) => (nameKey(a) < nameKey(b) ? -1 : 1)),
  })
  const title = referenceListTerms[list][language]
  const body = await writeWorkbook(sheets, {
    title,
    author: 'Puquio',
    createdAt: scope.clock.now(),
  })
  const today = todayIn(scope.timeZone, scope.clock.now())
  return {
    name: isEmpty ? `${title}.xlsx` : `${title} ${today}.xlsx`,
    mediaType: workbookType,
    body,
  }
}
