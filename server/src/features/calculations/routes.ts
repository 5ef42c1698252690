import type { calculationRoutes } from '@puquio/contract/modi/calculations'
import { orOneAlreadyExists } from '../../platform/db/or-already-exists.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { tellDevicesChanged } from '../devices/service.ts'
import { askAgain } from './ask-again.ts'
import {
  approveCalculation,
  findSubject,
  insertCalculation,
  listCalculations,
  lockProposed,
  readSources,
  type Subject,
  withdrawCalculation,
} from './calculation-store.ts'
import { checkedDefinition } from './check-calculation.ts'
import {
  approveCorrection,
  insertCorrection,
  listCorrections,
  withdrawCorrection,
} from './correction-store.ts'
import { readProgress } from './due-store.ts'
import { readInForce } from './laboratory-comparisons/pairs-store.ts'
import { showValues } from './show-values.ts'

export const calculationHandlers = (
  platform: Pick<Platform, 'telemetry'>,
): Handlers<typeof calculationRoutes> => {
  /** Later readings are evaluated as they come. */
  const evaluateFrom = async (within: ProjectScope, variableId: number, from: string) => {
    const { beforeMs } = platform.telemetry.timeBounds()
    const fromMs = Date.parse(from)
    if (fromMs < beforeMs) await askAgain(within, [{ variableId, fromMs, beforeMs }])
    await tellDevicesChanged(within)
  }
  const evaluatePeriod = async (
    within: ProjectScope,
    variableId: number,
    { from, to }: { from: string; to: string },
  ) => {
    await askAgain(within, [{ variableId, fromMs: Date.parse(from), beforeMs: Date.parse(to) }])
    await tellDevicesChanged(within)
  }
  return {
    async get({ scope, params: { variableId } }) {
      const { variable, device } = await foundSubject(scope, variableId)
      const calculations = await listCalculations(scope, variableId)
      const ids = calculations.flatMap(({ definition }) =>
        definition.kind === 'factor'
          ? []
          : Object.values(definition.sources).map((one) => one.variableId),
      )
      return {
        variable,
        device,
        calculations,
        corrections: await listCorrections(scope, variableId),
        sources: await readSources(scope, ids),
        progress: await readProgress(scope, variableId),
      }
    },

    add: ({ scope, params: { variableId }, body }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        // Two at once might each make the other one follow from itself.
        await lock(within, 'recalculations', within.projectId)
        const subject = await foundSubject(within, variableId)
        const definition = await checkedDefinition(within, subject, body.definition)
        const { validFrom, note } = body
        await orOneAlreadyExists(
          insertCalculation(within, { variableId, validFrom, note, definition }),
          { variable_calculation_start: ['validFrom', validFrom] },
        )
        await evaluateFrom(within, variableId, validFrom)
        return null
      }),
    withdraw: ({ scope, params: { variableId, calculationId } }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        const from = await withdrawCalculation(within, variableId, calculationId)
        if (from === null) throw new Problem('NOT_FOUND')
        await evaluateFrom(within, variableId, from)
        return null
      }),

    accept: ({ scope, params: { variableId, calculationId } }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        await lock(within, 'recalculations', within.projectId)
        const proposed = await lockProposed(within, variableId, calculationId)
        if (!proposed) throw new Problem('NOT_FOUND')
        const { validFrom, basis } = proposed
        const inForce = await readInForce(within, variableId, validFrom)
        if ((inForce?.id ?? null) !== basis.onTopOf) throw new Problem('CHANGED_MEANWHILE')
        await orOneAlreadyExists(approveCalculation(within, variableId, calculationId), {
          variable_calculation_start: ['validFrom', validFrom],
        })
        await evaluateFrom(within, variableId, validFrom)
        return null
      }),

    correct: ({ scope, params: { variableId }, body }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:write')
        await foundSubject(within, variableId)
        await insertCorrection(within, variableId, body)
        return null
      }),
    approve: ({ scope, params: { variableId, correctionId } }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        const period = await approveCorrection(within, { variableId, id: correctionId })
        if (!period) throw new Problem('NOT_FOUND')
        await evaluatePeriod(within, variableId, period)
        return null
      }),
    undo: ({ scope, params: { variableId, correctionId }, body }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        const on = { variableId, id: correctionId }
        const period = await withdrawCorrection(within, on, body.reason)
        if (!period) throw new Problem('NOT_FOUND')
        if (period.wasApproved) await evaluatePeriod(within, variableId, period)
        return null
      }),

    values: async ({ scope, params: { variableId }, query }) =>
      showValues(platform, scope, await foundSubject(scope, variableId), query),
  }
}

async function foundSubject(scope: ProjectScope, variableId: number): Promise<Subject> {
  const subject = await findSubject(scope, variableId)
  if (!subject) throw new Problem('NOT_FOUND')
  return subject
}
