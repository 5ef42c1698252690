import type { Database } from '../../src/platform/db/database.ts'
import { buildMine } from '../build.ts'
import {
  buildCalculation,
  buildCorrection,
  calculationBody,
  correctionBody,
} from '../proofs/build-calculation.ts'
import { buildDevice } from '../proofs/build-device.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Calls = Record<Extract<ChangeName, `calculations.${string}`>, () => Promise<ChangeCall>>

/** Those of how variables are calculated and corrected, for changeCalls. */
export function calculationCalls(database: Database): Calls {
  const stage = async () => {
    const mine = await buildMine(database)
    const { variable } = await buildDevice(database, mine)
    const params = { projectId: mine.project.id, variableId: variable.id }
    return { ...mine, variable, as: mine.admin, params }
  }
  const ofCorrection = async () => {
    const { as, params, ...of } = await stage()
    const correction = await buildCorrection(database, of)
    return { as, params: { ...params, correctionId: correction.id } }
  }
  return {
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
