import type { Database } from '../../src/platform/db/database.ts'
import { type buildMine, insert } from '../build.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Mine = Awaited<ReturnType<typeof buildMine>>
type Thing = (make: (given: { mine: Mine }) => Promise<ChangeCall>) => () => Promise<ChangeCall>
type Calls = Record<Extract<ChangeName, `campaigns.${string}`>, () => Promise<ChangeCall>>

/** Those of campaigns, for changeCalls. */
export const campaignCalls = (database: Database, thing: Thing): Calls => {
  const of = (columns: (mine: Mine) => object, body?: object) =>
    thing(async ({ mine }) => {
      const at = '2026-02-01T00:00:00Z'
      const { id } = await insert(database, 'campaign', {
        projectId: mine.project.id,
        name: 'Febrero 2026',
        createdAt: at,
        createdBy: mine.admin.id,
        ...columns(mine),
      })
      return { params: { campaignId: id }, ...(body && { body }) }
    })
  const approved = (mine: Mine) => ({
    approvedAt: '2026-02-02T00:00:00Z',
    approvedBy: mine.admin.id,
  })
  return {
    'campaigns.rename': of(() => ({}), { name: 'Época húmeda 2026', version: 1 }),
    'campaigns.approve': of(() => ({}), { version: 1 }),
    'campaigns.withdraw': of(approved, { reason: 'Informe corregido', version: 1 }),
    'campaigns.remove': of(() => ({})),
  }
}
