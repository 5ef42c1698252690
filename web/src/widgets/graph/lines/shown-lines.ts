import type { GraphVariable } from '@puquio/contract/modi/readings'
import { alarmLimits, alarmLimitTerms, gapMs, type Language } from '@puquio/domain'
import type { Scheme } from '../../status/marks.ts'
import { lineLook } from './line-colors.ts'
import type { LaboratoryPoint, ShownLine } from './shown-line.ts'
import type { GraphData } from '../graph-data.ts'

type Given = {
  /** The ids of what is shown, in the order of the colours. */
  shown: readonly number[]
  data: GraphData
  before: { data: GraphData; shiftMs: number } | null
  laboratory: ReadonlyMap<number, readonly LaboratoryPoint[]>
  scheme: Scheme
  language: Language
  number: (value: number) => string
}

/** The lines of a graph: a variable keeps its colour as long as it keeps its place. */
export const shownLines = (given: Given): ShownLine[] => {
  const { shown, data, before, laboratory, scheme, language, number } = given
  const byId = new Map(data.variables.map((variable) => [variable.id, variable]))
  const isOfSeveral = new Set(data.variables.map(({ device }) => device.id)).size > 1
  const isAlone = shown.length === 1
  return shown.flatMap((id, position) => {
    const variable = byId.get(id)
    if (!variable) return []
    const columns = data.columnsOf(id)
    const name = lineName(variable, isOfSeveral)
    return [
      {
        id,
        name,
        unit: variable.unit,
        decimals: variable.decimals,
        ...lineLook(position, scheme),
        gapMs: gapMs(columns.level, variable.intervalS),
        columns,
        before: before && { columns: before.data.columnsOf(id), shiftMs: before.shiftMs },
        limits: alarmLimits.flatMap((kind) => {
          const value = variable[kind]
          if (value === null) return []
          const words = `${alarmLimitTerms[kind][language]} ${number(value)}`
          // The colour tells of whose variable it is.
          return [{ kind, value, name: isAlone ? words : `${variable.name}: ${words}` }]
        }),
        laboratory: [...(laboratory.get(id) ?? [])],
      },
    ]
  })
}

/** With its device's, where variables of several are shown. */
export const lineName = (
  { name, device }: Pick<GraphVariable, 'name' | 'device'>,
  isOfSeveral: boolean,
): string => (isOfSeveral ? `${device.name} · ${name}` : name)
