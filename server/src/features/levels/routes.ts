import {
  keptWellsMax,
  type WellInput,
  type wellRoutes,
  wellsMax,
} from '@puquio/contract/levels/levels'
import { bottomLevelM, isLevelUnit, topLevelM } from '@puquio/domain'
import { lock } from '../../platform/db/lock.ts'
import { orAlreadyExists } from '../../platform/db/or-already-exists.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { levelsFile } from './levels-file.ts'
import { readDifferences, readLevels, readLevelsAt, readWells } from './read-levels.ts'
import {
  countWells,
  hasPlaces,
  insertWell,
  listRainVariables,
  lockWell,
  resurveySoundings,
  setRetired,
  updateWell,
} from './wells-store.ts'

export const wellHandlers = (
  platform: Pick<Platform, 'telemetry'>,
): Handlers<typeof wellRoutes> => ({
  list: ({ scope, query }) => readWells(platform, scope, query.retired === true),
  async levels({ scope, query }) {
    const { wells, rain } = await readLevels(platform, scope, query)
    return { wells, rain }
  },
  at: ({ scope, query }) => readLevelsAt(platform, scope, query),
  differences: ({ scope, query }) => readDifferences(platform, scope, query),
  rainVariables: ({ scope }) => listRainVariables(scope),
  async file({ scope, query, ...asked }) {
    const { rows, wells } = await readLevels(platform, scope, query)
    const { timeZone, clock } = scope
    return levelsFile(rows, wells, {
      language: query.language ?? asked.language,
      timeZone,
      format: query.format ?? 'xlsx',
      createdAt: clock.now(),
    })
  },
  create: ({ scope, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      await roomForOne(within, { isNew: true })
      await refuseUnknown(within, body)
      return { id: await orAlreadyExists(insertWell(within, body), 'name', body.name) }
    }),
  edit: ({ scope, params: { wellId }, body: { version, correctsSoundings, ...body } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      if (!(await lockWell(within, wellId))) throw new Problem('NOT_FOUND')
      await refuseUnknown(within, body)
      const isSaved = updateWell(within, { id: wellId, version }, body)
      if (!(await orAlreadyExists(isSaved, 'name', body.name)))
        throw new Problem('CHANGED_MEANWHILE')
      if (correctsSoundings)
        await resurveySoundings(within, wellId, {
          topM: topLevelM(body),
          bottomM: bottomLevelM(body),
        })
      return null
    }),
  retire: ({ scope, params: { wellId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      if (!(await lockWell(within, wellId))) throw new Problem('NOT_FOUND')
      await setRetired(within, wellId, true)
      return null
    }),
  restore: ({ scope, params: { wellId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      const held = await lockWell(within, wellId)
      if (!held) throw new Problem('NOT_FOUND')
      if (held.retiredAt === null) return null
      await roomForOne(within, { isNew: false })
      await orAlreadyExists(setRetired(within, wellId, false), 'name', held.name)
      return null
    }),
})

/** Counts as lists do, which are cut at neither number. */
async function roomForOne(scope: ProjectScope, { isNew }: { isNew: boolean }) {
  await lock(scope, 'wells', scope.projectId)
  const { inService, kept } = await countWells(scope)
  if (inService >= wellsMax) throw new Problem('TOO_MANY_WELLS', { max: wellsMax })
  if (isNew && kept >= keptWellsMax) throw new Problem('TOO_MANY_KEPT_WELLS', { max: keptWellsMax })
}

async function refuseUnknown(scope: ProjectScope, well: WellInput) {
  const { hasStation, variableUnit } = await hasPlaces(scope, well)
  if (!hasStation) throw fieldProblem('stationId', 'not-in-list')
  if (well.variableId === null) return
  if (variableUnit === null) throw fieldProblem('variableId', 'not-in-list')
  if (!isLevelUnit(variableUnit)) throw fieldProblem('variableId', 'no-level')
}
