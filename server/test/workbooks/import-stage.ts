import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type PlanImport, planImportRoutes } from '@puquio/contract/plan-imports'
import { referenceRoutes } from '@puquio/contract/reference'
import type { Sql } from '../../src/platform/db/sql.ts'
import { buildMember, buildProject, type BuiltProject, type BuiltUser } from '../build.ts'
import type { TestApp } from '../harness.ts'
import type { FilledRow } from './plan-workbooks.ts'
import type { Calls } from '../send.ts'

/** A project with the Peruvian defaults, and its administrator's calls of the import. */
export type ImportStage = {
  project: BuiltProject
  admin: BuiltUser
  calls: Calls
  on: { projectId: number }
  upload: (
    bytes: Buffer,
    more?: { name?: string; planId?: number; key?: string },
  ) => Promise<string>
  /** Asks until the check has ended. */
  ended: (key: string) => Promise<PlanImport>
  check: (...given: Parameters<ImportStage['upload']>) => Promise<PlanImport>
  save: (
    key: string,
    title?: string,
  ) => Promise<{ planId: number; monitorings: number; newStations: number }>
  rowsOf: <R>(statement: Sql) => Promise<R[]>
}

export async function stageImports(puquio: TestApp): Promise<ImportStage> {
  const project = await buildProject(puquio.database)
  const admin = await buildMember(puquio.database, project, 'admin')
  const calls = await puquio.signIn(admin)
  const on = { projectId: project.id }
  await calls.call(referenceRoutes.loadDefaults, { params: on })
  const upload: ImportStage['upload'] = async (
    bytes,
    { name = 'plan.xlsx', planId, key = randomUUID() } = {},
  ) => {
    const body = { key, ...(planId ? { planId } : {}) }
    await calls.call(planImportRoutes.start, { params: on, body }, { file: { name, bytes } })
    return key
  }
  const ended = async (key: string): Promise<PlanImport> => {
    for (;;) {
      const one = await calls.call(planImportRoutes.get, { params: { ...on, key } })
      if (one.state !== 'checking') return one
      await pause(50)
    }
  }
  return {
    project,
    admin,
    calls,
    on,
    upload,
    ended,
    check: async (...given) => ended(await upload(...given)),
    save: (key, title = 'Plan 2026') =>
      calls.call(planImportRoutes.save, { params: { ...on, key }, body: { title } }),
    rowsOf: (statement) => puquio.database.one(on, statement),
  }
}

/** A series of twelve months at a new station. */
export const goodRow: FilledRow = {
  stationCode: 'N-1',
  component: 'Agua',
  subcomponent: 'Agua superficial',
  frequency: 'Mensual',
  startsOn: '2026-01-31',
  endsOn: '2026-12-31',
  sample: 'Sí',
  easting: 402_315,
  northing: 8_543_210,
  zone: '18S',
  datum: 'WGS84',
}
