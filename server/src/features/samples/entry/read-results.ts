import type { FieldIssue } from '@puquio/contract'
import type { EnteredSample } from '@puquio/contract/laboratory/sample-entry'
import {
  checkedParameter,
  type EnteredResult,
  marksOfEntered,
  readEntered,
  todayIn,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { findParameters, readUnitNames } from './choices-store.ts'

/** A result as its row of `result`, without who entered it and of which sample. */
export type ReadResult = EnteredResult & {
  parameterId: number
  text: string
  unit: string
  method: string | null
  laboratoryReference: string | null
  analysedOn: string | null
}

/** Returns the results of a sample, read; what is not understood is refused at its place in the body. */
export async function readResults(
  scope: ProjectScope,
  { results, matrix, sampledOn, decimalMark }: EnteredSample,
  of: { sampleId: number },
): Promise<ReadResult[]> {
  const ids = results.map(({ parameterId }) => parameterId)
  const parameters = new Map((await findParameters(scope, ids, of)).map((one) => [one.id, one]))
  const marks = marksOfEntered(
    results.map(({ text }) => text),
    decimalMark ?? null,
  )
  const units = await readUnitNames(scope)
  const today = todayIn(scope.timeZone, scope.clock.now())
  const fields: FieldIssue[] = []
  const read = results.map((one, index): ReadResult | null => {
    const refuse = (field: string, code: string, params: FieldIssue['params'] = {}) => {
      fields.push({ path: `results.${index}.${field}`, code, params })
      return null
    }
    const parameter = parameters.get(one.parameterId)
    if (!parameter) return refuse('parameterId', 'not-in-list')
    if (ids.indexOf(one.parameterId) !== index) return refuse('parameterId', 'repeated')
    if (parameter.matrix !== matrix) return refuse('parameterId', 'other-matrix')
    const analysedOn = one.analysedOn ?? null
    if (analysedOn !== null && analysedOn > today) refuse('analysedOn', 'in-future')
    if (analysedOn !== null && analysedOn < sampledOn) refuse('analysedOn', 'before-sample')
    const typed = {
      text: one.text,
      unit: one.unit ?? '',
      detectionLimit: one.detectionLimit ?? '',
      quantificationLimit: one.quantificationLimit ?? '',
      uncertainty: one.uncertainty ?? '',
    }
    const found = readEntered(typed, checkedParameter(parameter), { marks, units })
    if ('issues' in found) {
      for (const { field, code, params } of found.issues) refuse(field, code, params)
      return null
    }
    return {
      ...found.result,
      parameterId: one.parameterId,
      text: one.text,
      unit: typed.unit === '' ? parameter.unit : typed.unit,
      method: one.method || null,
      laboratoryReference: one.laboratoryReference || null,
      analysedOn,
    }
  })
  if (fields.length > 0) throw new Problem('INPUT_NOT_VALID', {}, fields)
  return read.filter((one) => one !== null)
}
