import { monitoringRoutes, type NewMonitoring } from '@puquio/contract/monitorings'
import { fieldErrors, fieldIssues } from '../../../lib/texts/field-text.ts'

/** A row of the form, and the server's row once nothing is missing. */
export type Row = {
  stationId: number | null
  componentId: number | null
  subcomponentId: number | null
  miningComponentId: number | null
  sourceTypeId: number | null
  profileId: number | null
  frequencyId: number | null
  estimatedOn: string | null
  sampleExpected: boolean
  commitment: string
  observation: string
}

export const emptyRow: Row = {
  stationId: null,
  componentId: null,
  subcomponentId: null,
  miningComponentId: null,
  sourceTypeId: null,
  profileId: null,
  frequencyId: null,
  estimatedOn: null,
  sampleExpected: true,
  commitment: '',
  observation: '',
} satisfies Record<keyof NewMonitoring, unknown>

export const rowsMax = 200

/** Copies a row, without the fields that differ for each visit. */
export const nextRow = (row: Row): Row => ({ ...row, estimatedOn: null, observation: '' })

/** A subcomponent belongs to its component. */
export const changeRow = (row: Row, change: Partial<Row>): Row => ({
  ...row,
  ...change,
  ...('componentId' in change && change.componentId !== row.componentId
    ? { subcomponentId: null }
    : {}),
})

/** Errors under `monitorings.<row>.<field>`, as the server names them. */
export const rowErrors = (key: string, rows: readonly Row[]): Record<string, string> => {
  const read = monitoringRoutes.add.body.safeParse(
    { key, monitorings: rows },
    { reportInput: true },
  )
  return read.success ? {} : fieldErrors(fieldIssues(read.error.issues))
}

export const isComplete = (row: Row): row is Row & NewMonitoring =>
  row.stationId !== null && row.componentId !== null && row.estimatedOn !== null
