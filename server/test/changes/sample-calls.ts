import type { Platform } from '../../src/platform/platform.ts'
import { type buildMine, insert } from '../build.ts'
import { buildEvidence } from '../proofs/build-everything.ts'
import { buildLaboratory } from '../proofs/build-laboratory.ts'
import { sampleOf } from '../proofs/valid-bodies.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'
import { png } from './png.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (make: (given: { mine: Mine }) => Promise<ChangeCall>) => () => Promise<ChangeCall>
type Calls = Record<Extract<ChangeName, `samples.${string}`>, () => Promise<ChangeCall>>

/** Those of samples, for changeCalls. */
export const sampleCalls = (platform: Platform, thing: Thing): Calls => {
  const { database } = platform
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
    'samples.addFile': built(() => ({
      body: { target: 'report' },
      file: { name: 'informe.png', bytes: png },
    })),
    'samples.removeFile': thing(async ({ mine }) => {
      const { sample } = await buildLaboratory(database, mine)
      const { id: fileId } = await buildEvidence(platform, mine)
      const params = { sampleId: sample.id, fileId }
      await insert(database, 'sample_file', { projectId: mine.project.id, ...params })
      return { params }
    }),
    'samples.applyQualifier': built(() => ({ body: { qualifier: 'J', reason: 'Blanco' } })),
  }
}
