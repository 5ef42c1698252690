import type { Database } from '../../src/platform/db/database.ts'
import { buildMine } from '../build.ts'
import {
  buildCalculation,
  buildCompared,
  buildCorrection,
  buildHours,
  buildProposal,
  calculationBody,
  correctionBody,
  proposalBody,
} from '../proofs/build-calculation.ts'
import { buildDevice } from '../proofs/build-device.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<
  Extract<ChangeName, `${'calculations' | 'laboratoryComparisons'}.${string}`>,
  () => Promise<ChangeCall>
>

/** Those of how variables are calculated and corrected, for changeCalls. */
export function calculationCalls(database: Database): Calls {
  const stage = async () => {
    const mine = await buildMine(database)
    const { device, variable } = await buildDevice(database, mine)
    const params = { projectId: mine.project.id, variableId: variable.id }
    return { ...mine, device, variable, as: mine.admin, params }
  }
  const ofCorrection = async () => {
    const { as, params, ...of } = await stage()
    const correction = await buildCorrection(database, of)
    return { as, params: { ...params, correctionId: correction.id } }
  }
  return {
    'calculations.accept': async () => {
      const { as, params, ...of } = await stage()
      const calculation = await buildProposal(database, of)
      return { as, params: { ...params, calculationId: calculation.id } }
    },
    'laboratoryComparisons.propose': async () => {
      const { as, params, ...of } = await stage()
      const { readings } = await buildCompared(database, of)
      await buildHours(database, of.variable.id, readings)
      return { as, params, body: proposalBody }
    },
    'calculations.add': async () => {
      const { as, params } = await stage()
      return { as, params, body: calculationBody }
    },
    'calculations.withdraw': async () => {
      const { as, params, ...of } = await stage()
      const calculation = await buildCalculation(database, of)
      return { as, params: { ...params, calculationId: calculation.id } }
    },
    'calculations.correct': async () => {
      const { as, params } = await stage()
      return { as, params, body: correctionBody }
    },
    'calculations.approve': ofCorrection,
    'calculations.undo': async () => ({
      ...(await ofCorrection()),
      body: { reason: 'Fue un error' },
    }),
  }
}
