import { randomInt } from 'node:crypto'
import type { CalculationInput, CorrectionInput } from '@puquio/contract/modi/calculations'
import type { Database } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
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

export const proposalBody = {
  from: '2026-01-01',
  to: '2026-01-31',
  validOn: '2026-02-01',
  note: 'Contraste con el laboratorio',
}

/** A factor that follows from the laboratory and waits for approval. */
export const buildProposal = (database: Database, { project, admin, variable }: Of): Promise<Row> =>
  insert(database, 'variable_calculation', {
    projectId: project.id,
    variableId: variable.id,
    validFrom: '2026-02-01T05:00:00Z',
    definition: JSON.stringify({ kind: 'factor', correction: 1.1, adjustment: 0 }),
    basis: JSON.stringify({
      from: proposalBody.from,
      to: proposalBody.to,
      kind: 'ratio',
      amount: 1.1,
      spread: 0,
      pairs: 3,
      onTopOf: null,
    }),
    sourceIds: [],
    createdAt: '2026-02-01T00:00:00Z',
    createdBy: admin.id,
  })

/** The variable's parameter, and results of it on three days of an approved campaign: each a tenth above the sensor's. */
export async function buildCompared(
  database: Database,
  {
    project,
    admin,
    device,
    variable,
    station,
  }: Of & {
    device: { id: number }
    station: { id: number }
  },
): Promise<{ parameterId: number; readings: { on: string; value: number }[] }> {
  const at = '2026-02-01T00:00:00Z'
  const [parameter] = await database.owner.one<{ id: number }>(
    {},
    sql`select id from parameter where project_id = ${project.id} and key = 'cu-total'`,
  )
  const parameterId = parameter?.id ?? 0
  await database.owner.one(
    {},
    sql`update device set station_id = ${station.id} where id = ${device.id}`,
  )
  await database.owner.one(
    {},
    sql`update variable set parameter_id = ${parameterId}, unit = 'mg/L' where id = ${variable.id}`,
  )
  const of = { projectId: project.id, stationId: station.id, createdAt: at, createdBy: admin.id }
  const { stationId: _, ...ofProject } = of
  const campaign = await insert(database, 'campaign', {
    ...ofProject,
    name: 'Enero',
    approvedAt: at,
    approvedBy: admin.id,
  })
  const readings = [10, 20, 40].map((value, index) => ({ on: `2026-01-1${index}`, value }))
  for (const { on, value } of readings) {
    const sample = await insert(database, 'sample', {
      ...of,
      sampledAt: `${on}T15:00:00Z`,
      sampledOn: on,
      hasTime: true,
      matrix: 'water',
      campaignId: campaign.id,
    })
    await insert(database, 'result', {
      projectId: project.id,
      stationId: station.id,
      sampleId: sample.id,
      parameterId,
      sampledOn: on,
      value: (value * 11) / 10,
      text: String((value * 11) / 10),
      unit: 'mg/L',
      enteredAt: at,
      enteredBy: admin.id,
    })
  }
  return { parameterId, readings }
}

/** What the sensor read in an hour of each of these days. */
export async function buildHours(
  database: Database,
  variableId: number,
  readings: readonly { on: string; value: number }[],
): Promise<void> {
  for (const { on, value } of readings)
    await database.owner.one(
      {},
      sql`insert into telemetry.reading_1h (bucket, vsum, vmin, vmax, vlast, variable_id, n)
        values (${`${on}T15:00:00Z`}, ${value * 6}, ${value}, ${value}, ${value}, ${variableId}, 6)`,
    )
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
