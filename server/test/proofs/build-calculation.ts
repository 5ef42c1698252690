import { randomInt } from 'node:crypto'
import type { CalculationInput, CorrectionInput } from '@puquio/contract/modi/calculations'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number }; variable: { id: number } }

export const calculationBody: CalculationInput = {
  validFrom: '2026-01-15T05:00:00Z',
  definition: { kind: 'factor', correction: 2, adjustment: 0.5 },
  note: '',
}

export const correctionBody: CorrectionInput = {
  from: '2026-02-01T05:00:00Z',
  to: '2026-02-02T05:00:00Z',
  act: { kind: 'offset', add: 0.25 },
  grade: 'fair',
  reason: 'Sensor movido al limpiar',
}

/** A factor of the variable. */
export const buildCalculation = (
  database: Database,
  { project, admin, variable }: Of,
): Promise<Row> =>
  insert(database, 'variable_calculation', {
    projectId: project.id,
    variableId: variable.id,
    // No two of a variable begin at once.
    validFrom: new Date(Date.UTC(2010, 0, 1) + randomInt(1e9) * 100),
    definition: JSON.stringify(calculationBody.definition),
    sourceIds: [],
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
  })

/** A correction that waits for approval. */
export const buildCorrection = (
  database: Database,
  { project, admin, variable }: Of,
): Promise<Row> =>
  insert(database, 'reading_correction', {
    projectId: project.id,
    variableId: variable.id,
    fromAt: correctionBody.from,
    toAt: correctionBody.to,
    act: JSON.stringify(correctionBody.act),
    grade: correctionBody.grade,
    reason: correctionBody.reason,
    createdAt: '2026-02-03T00:00:00Z',
    createdBy: admin.id,
  })

/** A calculation and a correction of the variable, and a span of it that waits to be evaluated anew. */
export async function buildRules(database: Database, of: Of) {
  await insert(database, 'recalculation', {
    variableId: of.variable.id,
    projectId: of.project.id,
    fromAt: '2026-01-01T05:00:00Z',
    beforeAt: '2026-02-01T05:00:00Z',
    requestedAt: '2026-02-01T00:00:00Z',
  })
  return {
    calculation: await buildCalculation(database, of),
    correction: await buildCorrection(database, of),
  }
}
