import { type Found, foundMax, type searchRoutes } from '@puquio/contract/start/search'
import { addressOf, mayAccess } from '@puquio/domain'
import type { Handlers } from '../../platform/http/implement.ts'
import { readerInProject } from '../../platform/http/reader-in-project.ts'
import type { Platform } from '../../platform/platform.ts'
import { openPages } from '../menus/service.ts'
import { findMembers, findPlans, findStations, type FoundRow } from './store.ts'

export const searchHandlers = (platform: Platform): Handlers<typeof searchRoutes> => ({
  async find({ session, query: { project, text } }) {
    const reader = await readerInProject(platform, session, project)
    return reader.transaction(async (scope) => {
      const isOpen = await openPages(scope)
      const rows = [
        ...(isOpen(addressOf('ReferenceData', { list: 'stations' }))
          ? await findStations(scope, text)
          : []),
        ...(isOpen(addressOf('PlanningAndMonitoring')) ? await findPlans(scope, text) : []),
        ...(mayAccess('project:admin', scope) ? await findMembers(scope, text) : []),
      ]
      // A stable sort: what is found equally well stays in its order.
      return rows
        .toSorted((a, b) => a.rank - b.rank)
        .slice(0, foundMax)
        .map((row) => foundOf(row, project))
    })
  },
})

const foundOf = ({ kind, id, title, detail }: FoundRow, projectId: number): Found => ({
  kind,
  id,
  title,
  detail,
  opens: {
    station: addressOf('ReferenceData', { list: 'stations', search: { search: title } }),
    plan: addressOf('PlanningDetail', { planningId: id }),
    person: addressOf('ProjectUserList', { projectId, search: { search: detail } }),
  }[kind],
})
