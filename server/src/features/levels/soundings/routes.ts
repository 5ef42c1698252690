import type { Sounding, soundingRoutes } from '@puquio/contract/levels/soundings'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { Problem } from '../../../platform/problem.ts'
import { sheetUpload } from '../../../platform/tables/read-sheet.ts'
import { soundingErrors, soundingTemplate } from '../workbook/documents.ts'
import { importSoundings } from '../workbook/import-soundings.ts'
import { findWells, lockWell } from '../wells-store.ts'
import { enterSounding } from './enter-sounding.ts'
import { annulSounding, findSounding, listSoundings } from './soundings-store.ts'

export const soundingHandlers: Handlers<typeof soundingRoutes> = {
  async list({ scope, params: { wellId }, query }) {
    if ((await findWells(scope, [wellId])).length === 0) throw new Problem('NOT_FOUND')
    return listSoundings(scope, wellId, query)
  },
  create: ({ scope, params: { wellId }, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:write')
      return enterSounding(within, wellId, body)
    }),
  correct: ({ scope, params: { wellId, soundingId }, body: { reason, ...body } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:write')
      const corrected = await annul(within, { wellId, id: soundingId, reason })
      return enterSounding(within, wellId, body, corrected)
    }),
  annul: ({ scope, params: { wellId, soundingId }, body: { reason } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:write')
      await annul(within, { wellId, id: soundingId, reason })
      return null
    }),
  template: ({ scope, query, language }) => soundingTemplate(scope, query.language ?? language),
  importWorkbook: ({ scope, body, ...input }) =>
    importSoundings(scope, {
      ...sheetUpload(scope, input),
      isSaving: body.save === 'yes',
      corrections: body.corrections ?? [],
      skip: body.skip ?? [],
      reading: body.reading ?? asItIs,
    }),
  errors: ({ scope, body, ...input }) =>
    soundingErrors(scope, { ...sheetUpload(scope, input), reading: body.reading ?? asItIs }),
}

/** A file of which nothing was said yet. */
const asItIs = { head: null, dateOrder: null }

async function annul(
  within: ProjectScope,
  of: { wellId: number; id: number; reason: string },
): Promise<Sounding> {
  if (!(await lockWell(within, of.wellId))) throw new Problem('NOT_FOUND')
  const found = await findSounding(within, of.id)
  if (found?.wellId !== of.wellId) throw new Problem('NOT_FOUND')
  if (!(await annulSounding(within, of))) throw new Problem('CHANGED_MEANWHILE')
  return found
}
