import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import type { ResultMapping, ResultOptions } from '@puquio/contract/laboratory/result-mapping'
import type { Sql } from '../../src/platform/db/sql.ts'
import { buildMember, buildProject, type BuiltProject, type BuiltUser } from '../build.ts'
import type { TestApp } from '../harness.ts'
import type { Calls } from '../send.ts'

type Change = {
  mapping?: Partial<ResultMapping>
  options?: Partial<ResultOptions>
  laboratory?: string
}

/** An empty project, and the import of results as its writer calls it. */
export type ResultStage = {
  project: BuiltProject
  writer: BuiltUser
  calls: Calls
  on: { projectId: number }
  /** Uploads a file and waits until its columns are proposed, or it is refused. */
  look: (bytes: Buffer | string, name?: string, key?: string) => Promise<ResultImport>
  /** Confirms what is proposed, changed as given, and waits until the file is checked. */
  map: (one: ResultImport, change?: Change) => Promise<ResultImport>
  check: (bytes: Buffer | string, change?: Change, name?: string) => Promise<ResultImport>
  /** Makes the stations that the file names, as an administrator, and waits until what waited for them is checked. */
  makeStations: (one: { key: string }, codes?: string[]) => Promise<ResultImport>
  /** Makes the campaigns and laboratories that the file names, and waits until what waited for them is checked. */
  makeNames: (one: ResultImport) => Promise<ResultImport>
  administrator: () => Promise<Calls>
  save: (one: { key: string }, campaign?: string) => Promise<ResultImport>
  ended: (key: string) => Promise<ResultImport>
  rowsOf: <R>(statement: Sql) => Promise<R[]>
}

export async function stageResults(
  puquio: TestApp,
  { project, writer }: { project?: BuiltProject; writer?: BuiltUser } = {},
): Promise<ResultStage> {
  const of = project ?? (await buildProject(puquio.database))
  const by = writer ?? (await buildMember(puquio.database, of, 'write'))
  const calls = await puquio.signIn(by)
  const on = { projectId: of.id }
  let admin: Promise<Calls> | null = null
  const administrator = () => {
    admin ??= buildMember(puquio.database, of, 'admin').then((one) => puquio.signIn(one))
    return admin
  }
  const ended = async (key: string): Promise<ResultImport> => {
    for (;;) {
      const one = await calls.call(resultImportRoutes.get, { params: { ...on, key } })
      if (one.state !== 'checking') return one
      await pause(50)
    }
  }
  const look: ResultStage['look'] = async (bytes, name = 'resultados.csv', key = randomUUID()) => {
    await calls.call(
      resultImportRoutes.start,
      { params: on, body: { key } },
      { file: { name, bytes } },
    )
    return ended(key)
  }
  const map: ResultStage['map'] = async (one, { mapping, options, laboratory } = {}) => {
    if (!one.mapping) throw new Error(`no columns are proposed: ${JSON.stringify(one.refusal)}`)
    const body = {
      mapping: { ...one.mapping, ...mapping },
      options: { ...one.options, ...options },
      laboratory: laboratory ?? null,
    }
    await calls.call(resultImportRoutes.map, { params: { ...on, key: one.key }, body })
    return ended(one.key)
  }
  return {
    project: of,
    writer: by,
    calls,
    on,
    look,
    map,
    administrator,
    ended,
    check: async (bytes, change, name) => map(await look(bytes, name), change),
    async makeStations({ key }, codes) {
      const { newStations } = await ended(key)
      const body = { codes: codes ?? newStations.stations.map(({ code }) => code) }
      const by = await administrator()
      if (body.codes.length > 0)
        await by.call(resultImportRoutes.makeStations, { params: { ...on, key }, body })
      return ended(key)
    },
    async makeNames({ key, held }) {
      const named = (reason: string) => [
        ...new Set(held.filter((group) => group.reason === reason).map(({ text }) => text)),
      ]
      const body = {
        campaigns: named('unknown-campaign'),
        laboratories: named('unknown-laboratory'),
      }
      await calls.call(resultImportRoutes.makeNames, { params: { ...on, key }, body })
      return ended(key)
    },
    save: ({ key }, campaign = 'Campaña de prueba') =>
      calls.call(resultImportRoutes.save, { params: { ...on, key }, body: { campaign } }),
    rowsOf: (statement) => puquio.database.one(on, statement),
  }
}

/** A file of two samples at one station, before the day of the tests’ clock. */
export const smallResults = [
  'Estación;Fecha;Hora;Parámetro;Resultado;Unidad',
  'E-01;17/1/2026;10:30;pH;7,2;unidad de pH',
  'E-01;17/1/2026;10:30;Plomo total;<0,005;mg/L',
  'E-01;18/1/2026;09:00;Plomo total;0,02;mg/L',
].join('\n')
