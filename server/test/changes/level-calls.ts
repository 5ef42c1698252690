import type { Database } from '../../src/platform/db/database.ts'
import { buildMember, buildMine } from '../build.ts'
import { buildWell, soundingBody, wellBody } from '../proofs/build-well.ts'
import { soundingWorkbook } from '../workbooks/sounding-workbooks.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<
  Extract<ChangeName, `wells.${string}` | `soundings.${string}` | `levelReports.${string}`>,
  () => Promise<ChangeCall>
>

/** Those of wells and their soundings, for changeCalls. */
export function levelCalls(database: Database): Calls {
  const stage = async (columns: Record<string, unknown> = {}) => {
    const mine = await buildMine(database)
    const { well, sounding } = await buildWell(database, mine, columns)
    const params = { projectId: mine.project.id, wellId: well.id }
    const ofSounding = { ...params, soundingId: sounding.id }
    const writer = await buildMember(database, mine.project, 'write')
    return { mine, well, params, ofSounding, admin: mine.admin, writer }
  }
  return {
    'wells.create': async () => {
      const { mine, admin } = await stage()
      const params = { projectId: mine.project.id }
      return { as: admin, params, body: wellBody(mine.station.id) }
    },
    'wells.edit': async () => {
      const { mine, admin, params } = await stage()
      const body = { ...wellBody(mine.station.id), version: 1, correctsSoundings: true }
      return { as: admin, params, body }
    },
    'wells.retire': async () => {
      const { admin, params } = await stage()
      return { as: admin, params }
    },
    'wells.restore': async () => {
      const { admin, params } = await stage({ retiredAt: '2026-02-01T00:00:00Z' })
      return { as: admin, params }
    },
    'levelReports.pdf': async () => {
      const { admin, params } = await stage()
      return { as: admin, params, body: { language: 'es' } }
    },
    'soundings.create': async () => {
      const { writer, params } = await stage()
      return { as: writer, params, body: soundingBody }
    },
    'soundings.correct': async () => {
      const { writer, ofSounding } = await stage()
      const body = { ...soundingBody, reason: 'Se leyó mal la cinta.' }
      return { as: writer, params: ofSounding, body }
    },
    'soundings.annul': async () => {
      const { writer, ofSounding } = await stage()
      return { as: writer, params: ofSounding, body: { reason: 'Se midió en otro pozo.' } }
    },
    'soundings.importWorkbook': async () => {
      const { writer, mine, well } = await stage()
      const row = { well: String(well['name']), measuredOn: '2026-02-01', depthToWaterM: '23.5' }
      const file = await soundingWorkbook([row])
      return { as: writer, params: { projectId: mine.project.id }, body: { save: 'yes' }, file }
    },
    'soundings.errors': async () => {
      const { writer, mine } = await stage()
      const row = { well: 'PZ-0', measuredOn: '2026-02-01', depthToWaterM: 'x' }
      const file = await soundingWorkbook([row])
      return { as: writer, params: { projectId: mine.project.id }, file }
    },
  }
}
