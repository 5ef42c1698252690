import type { laboratoryComparisonRoutes } from '@puquio/contract/modi/laboratory-comparisons'
import { laboratoryComparisonTerms } from '@puquio/contract/terms/modi/laboratory-comparison'
import { defaultLanguage, zonedInstant } from '@puquio/domain'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { sectionsFile } from '../../../platform/sections/sections-file.ts'
import { tellDevicesChanged } from '../../devices/service.ts'
import { findSubject, insertCalculation } from '../calculation-store.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { compareWithLaboratory } from './compare.ts'
import { comparisonSections } from './sections.ts'

export const laboratoryComparisonHandlers = ({
  telemetry,
}: Pick<Platform, 'telemetry'>): Handlers<typeof laboratoryComparisonRoutes> => ({
  show: ({ scope, params: { variableId }, query }) =>
    scope.transaction(async (within) => {
      await requireVariable(within, variableId)
      const { inForce: _, ...shown } = await compareWithLaboratory(
        telemetry,
        within,
        variableId,
        query,
      )
      return shown
    }),

  file: ({
    scope,
    params: { variableId },
    query: { format = 'xlsx', language = defaultLanguage, ...query },
  }) =>
    scope.transaction(async (within) => {
      const { variable, device } = await requireVariable(within, variableId)
      const compared = await compareWithLaboratory(telemetry, within, variableId, query)
      const name = `${laboratoryComparisonTerms.title[language]} · ${device.name} · ${variable.name}`
      const sections = comparisonSections(compared, name, language)
      return sectionsFile(sections, { name, language, format, createdAt: scope.clock.now() })
    }),

  propose: ({ scope, params: { variableId }, body: { validOn, note, ...days } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:write')
      await requireVariable(within, variableId)
      const asked = { ...days, validOn }
      const { suggested, factor, inForce } = await compareWithLaboratory(
        telemetry,
        within,
        variableId,
        asked,
      )
      if (suggested === null || factor === null) throw new Problem('NO_SUGGESTED_FACTOR')
      await insertCalculation(within, {
        variableId,
        validFrom: zonedInstant(validOn, '00:00', within.timeZone),
        note,
        definition: { kind: 'factor', ...factor },
        basis: { ...suggested, onTopOf: inForce?.id ?? null },
      })
      await tellDevicesChanged(within)
      return null
    }),
})

async function requireVariable(scope: ProjectScope, variableId: number) {
  const subject = await findSubject(scope, variableId)
  if (!subject) throw new Problem('NOT_FOUND')
  return subject
}
