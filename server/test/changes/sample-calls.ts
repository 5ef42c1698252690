import type { Database } from '../../src/platform/db/database.ts'
import type { buildMine } from '../build.ts'
import { buildLaboratory } from '../proofs/build-laboratory.ts'
import { sampleOf } from '../proofs/valid-bodies.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (make: (given: { mine: Mine }) => Promise<ChangeCall>) => () => Promise<ChangeCall>
type Calls = Record<Extract<ChangeName, `samples.${string}`>, () => Promise<ChangeCall>>

/** Those of samples, for changeCalls. */
export const sampleCalls = (database: Database, thing: Thing): Calls => {
  const built = (rest: (mine: Mine) => ChangeCall = () => ({})) =>
    thing(async ({ mine }) => {
      const { sample, parameter } = await buildLaboratory(database, mine)
      const { params, ...others } = rest(mine)
      return { params: { sampleId: sample.id, parameterId: parameter.id, ...params }, ...others }
    })
  return {
    'samples.create': thing(async ({ mine }) => ({ body: sampleOf(mine.station.id) })),
    'samples.edit': built((mine) => ({ body: { ...sampleOf(mine.station.id), version: 1 } })),
    'samples.remove': built(),
    'samples.removeResult': built(),
    'samples.answer': built((mine) => ({
      body: {
        monitoringId: mine.monitoring.id,
        observation: 'Sin novedad',
        reason: 'Según el plan',
      },
    })),
    'samples.applyQualifier': built(() => ({ body: { qualifier: 'J', reason: 'Blanco' } })),
  }
}
