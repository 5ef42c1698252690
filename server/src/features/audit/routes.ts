import type { auditRoutes } from '@puquio/contract/audit'
import { defaultTimeZone } from '@puquio/domain'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { acceptanceFile, listAcceptances } from './acceptances.ts'
import { auditListFile } from './audit-list.ts'
import { toListed, toShown } from './references-store.ts'
import { listEntries, listSignIns, readEntry, readPeople, type Trail } from './store.ts'

const ofProject = (scope: ProjectScope): Trail => ({
  scope,
  lane: scope.projectId,
  timeZone: scope.timeZone,
})
const ofSystem = (scope: SystemScope): Trail => ({ scope, lane: 0, timeZone: defaultTimeZone })

async function show(trail: Trail, id: number) {
  const entry = await readEntry(trail, id)
  if (!entry) throw new Problem('NOT_FOUND')
  const [shown] = await toShown(trail, [entry])
  return shown as NonNullable<typeof shown>
}

async function listed(trail: Trail, query: Parameters<typeof listEntries>[1]) {
  const { items, total } = await listEntries(trail, query)
  return { items: await toListed(trail, items), total }
}

export const auditHandlers: Handlers<typeof auditRoutes> = {
  list: ({ scope, query }) => listed(ofProject(scope), query),
  people: ({ scope }) => readPeople(ofProject(scope)),
  get: ({ scope, params }) => show(ofProject(scope), params.entryId),
  workbook: async ({ scope, query, language }) =>
    auditListFile(ofProject(scope), query, {
      language: query.language ?? language,
      format: query.format ?? 'xlsx',
    }),
  signIns: ({ scope, query }) => listSignIns(scope, query),

  acceptances: ({ scope, query, language }) => listAcceptances(ofProject(scope), query, language),
  acceptanceList: async ({ scope, query, language }) =>
    acceptanceFile(ofProject(scope), query, query.language ?? language),
  acceptancesOfSystem: ({ system, query, language }) =>
    listAcceptances(ofSystem(system), query, language),
  acceptanceListOfSystem: async ({ system, query, language }) =>
    acceptanceFile(ofSystem(system), query, query.language ?? language),

  listOfSystem: ({ system, query }) => listed(ofSystem(system), query),
  peopleOfSystem: ({ system }) => readPeople(ofSystem(system)),
  getOfSystem: ({ system, params }) => show(ofSystem(system), params.entryId),
  workbookOfSystem: async ({ system, query, language }) =>
    auditListFile(ofSystem(system), query, {
      language: query.language ?? language,
      format: query.format ?? 'xlsx',
    }),
}
