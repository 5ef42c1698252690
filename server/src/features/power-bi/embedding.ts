import type { PanelSettings } from '@puquio/contract/boards/panels'
import type { PowerBiEmbedding } from '@puquio/contract/boards/power-bi'
import { roles as roleCodes } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import type { AskedReport } from '../../platform/power-bi/power-bi.ts'
import { powerBiNames } from '../../platform/power-bi/settings.ts'
import { Problem } from '../../platform/problem.ts'
import { readPanelOf } from '../boards/service.ts'
import { readEmail } from './store.ts'

/** What embeds the report of a panel: which one, and as whom its data are read, follows from what is stored alone. */
export async function embeddingOf(
  { keys, powerBi, log }: Pick<Platform, 'keys' | 'powerBi' | 'log'>,
  scope: ProjectScope,
  place: { urir: string; panel: number },
): Promise<PowerBiEmbedding> {
  const { kind, settings } = await readPanelOf(keys, scope, place)
  const { workspace: workspaceId, report: reportId, reportPage: page = null } = settings
  if (kind !== 'power-bi' || !workspaceId || !reportId) throw new Problem('NOT_FOUND')
  if (powerBi === null) throw new Problem('NOT_CONFIGURED', notConfigured(scope))
  const identity = await identityOf(scope, settings)
  const asked = { projectId: scope.projectId, workspaceId, reportId, identity }
  const embedding = await powerBi.embed(asked).catch((error: unknown) => {
    if (error instanceof Problem)
      log.warn({ problem: error.problem, ...error.params, reportId }, 'Power BI')
    throw error
  })
  return { ...embedding, reportId, page }
}

/** An administrator is told what is missing; to others it says nothing. */
const notConfigured = ({ isSystemAdmin, permissions }: ProjectScope) => ({
  name: 'Power BI',
  ...(isSystemAdmin || permissions.includes(roleCodes.ADMIN) ? { missing: [...powerBiNames] } : {}),
})

/** The person who is signed in, or the project; a report's rules for rows read it by `USERNAME()`. */
async function identityOf(
  scope: ProjectScope,
  { identity = 'none', roles = [] }: PanelSettings,
): Promise<AskedReport['identity']> {
  if (identity === 'none') return null
  const username = identity === 'person' ? await readEmail(scope) : String(scope.projectId)
  return { username, roles }
}
