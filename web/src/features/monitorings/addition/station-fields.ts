import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { call } from '../../../lib/call.ts'
import type { Reference } from '../../../widgets/pickers/reference.ts'
import { changeRow, type Row } from './rows.ts'

/** What says of a monitoring what is measured where, by its filter in the list and its reference list. */
const fields = {
  componentId: { filter: 'components', list: 'components' },
  subcomponentId: { filter: 'subcomponents', list: 'subcomponents' },
  miningComponentId: { filter: 'miningComponents', list: 'mining-components' },
  sourceTypeId: { filter: 'sourceTypes', list: 'source-types' },
} as const
type StationField = keyof typeof fields
export type StationFields = Partial<Record<StationField, number>>

const fieldNames = Object.keys(fields) as StationField[]

/** As many as a list answers at a time. */
const size = 100

/** What all monitorings of a station in a plan have in common, without what is retired; nothing where that cannot be read. */
export const stationFields = async (
  params: { projectId: number; planId: number },
  stationId: number,
  lists: Reference['lists'],
): Promise<StationFields> => {
  const ask = (filters: Partial<Record<(typeof fields)[StationField]['filter'], number[]>>) =>
    call(
      monitoringRoutes.list,
      { params, query: { stations: [stationId], ...filters, size } },
      { isQuiet: true },
    )
  try {
    const { items, total } = await ask({})
    const common = inCommon(items, lists)
    if (total <= size) return common
    // Those that were not read agree where filtering by the same values finds no fewer.
    const filters = fieldNames.flatMap((field) => {
      const id = common[field]
      return id === undefined ? [] : [[fields[field].filter, [id]]]
    })
    return (await ask(Object.fromEntries(filters))).total === total ? common : {}
  } catch {
    return {}
  }
}

const inCommon = (items: readonly Monitoring[], lists: Reference['lists']): StationFields =>
  Object.fromEntries(
    fieldNames.flatMap((field) => {
      const ids = new Set(items.map((one) => one[field]))
      const [id] = ids
      const isOffered = lists[fields[field].list].some(
        (item) => item.id === id && item.retiredAt === null,
      )
      return ids.size === 1 && isOffered ? [[field, id]] : []
    }),
  )

/**
 * Fills what is empty. Where the row had another station, what was taken over from that one is
 * replaced; what was changed since the station was chosen stays.
 */
export const fillFromStation = (row: Row, known: StationFields, before: Row): Row => {
  const isFree = (field: StationField) =>
    row[field] === null || (before.stationId !== null && row[field] === before[field])
  const taken = (['componentId', 'miningComponentId', 'sourceTypeId'] as const)
    .filter((field) => known[field] !== undefined && isFree(field))
    .map((field) => [field, known[field]])
  const filled = changeRow(row, Object.fromEntries(taken))
  const { componentId, subcomponentId } = known
  const isFitting = subcomponentId !== undefined && filled.componentId === componentId
  const isSubFree = filled.subcomponentId === null || isFree('subcomponentId')
  return isFitting && isSubFree ? { ...filled, subcomponentId } : filled
}
