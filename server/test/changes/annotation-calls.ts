import type { Database } from '../../src/platform/db/database.ts'
import { buildMine } from '../build.ts'
import { buildAnnotation } from '../proofs/build-annotation.ts'
import { buildDevice } from '../proofs/build-device.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<Extract<ChangeName, `annotations.${string}`>, () => Promise<ChangeCall>>

/** Those of annotations, for changeCalls. */
export function annotationCalls(database: Database): Calls {
  const stage = async () => {
    const mine = await buildMine(database)
    const { device } = await buildDevice(database, mine)
    const annotation = await buildAnnotation(database, { ...mine, device })
    const of = { projectId: mine.project.id }
    return { as: mine.admin, of, device, params: { ...of, annotationId: annotation.id } }
  }
  const body = {
    from: '2026-02-01T00:00:00Z',
    until: '2026-02-01T06:00:00Z',
    text: 'Calibración de la sonda',
  }
  return {
    'annotations.create': async () => {
      const { as, of, device } = await stage()
      return { as, params: of, body: { deviceId: device.id, ...body } }
    },
    'annotations.edit': async () => {
      const { as, params } = await stage()
      return { as, params, body: { ...body, version: 1 } }
    },
    'annotations.remove': async () => {
      const { as, params } = await stage()
      return { as, params }
    },
  }
}
