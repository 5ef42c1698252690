import {
  type laboratoryLinkRoutes,
  laboratoryLinkDaysMax,
} from '@puquio/contract/laboratory/laboratory-links'
import { addDays, todayIn } from '@puquio/domain'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { newTokenText } from '../../platform/tokens/token-text.ts'
import { type Checks, deleteOpenFiles, dropOpenFiles } from '../result-imports/service.ts'
import { laboratoryNamed } from '../samples/service.ts'
import {
  areStations,
  countLive,
  insertLink,
  listLaboratories,
  listLinks,
  revokeLink,
} from './store.ts'

/** The most live links of a project, each of which may hold files that wait. */
const mostLive = 30

export const laboratoryLinkHandlers = (
  platform: Pick<Platform, 'files' | 'log' | 'database' | 'clock'>,
  checks: Checks,
): Handlers<typeof laboratoryLinkRoutes> => ({
  async list({ scope }) {
    const [links, laboratories] = await Promise.all([listLinks(scope), listLaboratories(scope)])
    return { links, laboratories }
  },

  create: ({ scope, body: { laboratory, ...asked } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:admin')
      refuseOtherDays(within, asked.until)
      if (!(await areStations(within, asked.stationIds))) throw notAStation()
      if ((await countLive(within)) >= mostLive)
        throw new Problem('TOO_MANY_LABORATORY_LINKS', { max: mostLive })
      const secret = newTokenText('laboratory')
      const made = await insertLink(within, {
        ...asked,
        laboratoryId: await laboratoryNamed(within, laboratory),
        hash: hashOf(secret),
        ending: secret.slice(-4),
      })
      return { secret, made }
    }),

  async revoke({ scope, params }) {
    const { linkId } = params
    const files = await scope.transaction(async (within) => {
      if (!(await revokeLink(within, linkId))) throw new Problem('NOT_FOUND')
      return deleteOpenFiles(within, linkId)
    })
    await dropOpenFiles(platform, scope, checks, files)
    return null
  },
})

function refuseOtherDays(scope: ProjectScope, until: string) {
  const today = todayIn(scope.timeZone, scope.clock.now())
  if (until >= today && until <= addDays(today, laboratoryLinkDaysMax)) return
  throw fieldProblem('until', 'link-days', { max: laboratoryLinkDaysMax })
}

const notAStation = () => fieldProblem('stationIds', 'not-in-list')
