import { type Monitoring, monitoringRoutes } from '@puquio/contract/monitorings'
import { call } from '../../../lib/api/call.ts'
import type { Reference } from '../../../widgets/pickers/reference.ts'
import { changeRow, type Row } from './rows.ts'

/**
 * The fields that a station's monitorings usually have in common, with their filter in the list and their
 * reference list.
 */
const fields = {
  componentId: { filter: 'components', list: 'components' },
  subcomponentId: { filter: 'subcomponents', list: 'subcomponents' },
  miningComponentId: { filter: 'miningComponents', list: 'mining-components' },
  sourceTypeId: { filter: 'sourceTypes', list: 'source-types' },
} as const
type StationField = keyof typeof fields
export type StationFields = Partial<Record<StationField, number>>

const fieldNames = Object.keys(fields) as StationField[]

/** The largest page of a list. */
const size = 100

/**
 * Returns the values that all monitorings of a station in a plan have in common, without retired entries;
 * nothing where they cannot be read.
 */
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
    // Monitorings beyond the page have the same values if filtering by these finds as many.
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
 * Fills empty fields. Values taken over from the row's earlier station are replaced; fields changed since
 * then stay.
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
