import type { generalRoutes } from '@puquio/contract/general'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import { DatabaseUnavailable } from '../../platform/db/database-unavailable.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { readDisk } from '../../platform/files/room.ts'
import { personInProject } from '../../platform/http/person-in-project.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { productVersion } from '../../platform/version.ts'
import { readMenuTree } from '../menus/service.ts'
import { readAppData } from './app-data.ts'
import { answersQuestions } from './store.ts'

const readyWithinMs = 3_000

export const generalHandlers = (platform: Platform): Handlers<typeof generalRoutes> => ({
  appData: async () => ({ data: await readAppData(platform) }),

  async menu({ query, session }) {
    const person = await personInProject(platform, session, query)
    const menu = person ? await readMenuTree(person.scope, query.user, platform.keys) : []
    if (menu.length === 0) throw new Problem('NO_MENU')
    return menu
  },

  async health() {
    const asked = Promise.all([
      readDisk(platform.config),
      answersQuestions(accountScope(platform.database, platform.clock)),
    ])
    const silent = new DatabaseUnavailable(new Error(`no answer within ${readyWithinMs} ms`))
    const tooLate = new Promise<never>((_, fail) => setTimeout(fail, readyWithinMs, silent).unref())
    const [{ isLow }] = await Promise.race([asked, tooLate])
    return { live: true, ready: true, diskLow: isLow, version: productVersion }
  },
})
