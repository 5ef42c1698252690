import { type Found, foundMax, type searchRoutes } from '@puquio/contract/start/search'
import { mayAccess } from '@puquio/domain'
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
        ...(isOpen('/reference/stations') ? await findStations(scope, text) : []),
        ...(isOpen('/planning-and-monitoring/1') ? await findPlans(scope, text) : []),
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
    station: `/reference/stations?search=${asSearch(title)}`,
    plan: `/planning-and-monitoring/${id}`,
    person: `/config/project/user/${projectId}?search=${asSearch(detail)}`,
  }[kind],
})

/** Quoted, so that the router takes a code like 1E5 for no number. */
const asSearch = (text: string) => encodeURIComponent(JSON.stringify(text))
