import type { Found, SearchFeature } from '@puquio/contract/start/search'
import { addressOf } from '@puquio/domain'
import type { Ranked } from '../../platform/db/found-rank.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { foundCommitments } from '../commitments/service.ts'
import { findDevices, findProfiles } from '../devices/service.ts'
import { findInstruments } from '../instruments/service.ts'
import { findMembers } from '../members/service.ts'
import { findPlans } from '../plans/service.ts'
import { findStations } from '../reference/service.ts'

type SearchSource<Feature extends SearchFeature> = {
  /** The page that shows what is found: nothing is looked for where the caller may not open it. */
  page: (scope: ProjectScope) => string
  find: (scope: ProjectScope, text: string) => Promise<Ranked<Found<Feature>>[]>
}

/** What the palette looks for, in the order in which equally good finds are shown. */
export const searchSources: { readonly [Feature in SearchFeature]: SearchSource<Feature> } = {
  reference: {
    page: () => addressOf('ReferenceData', { list: 'stations' }),
    find: findStations,
  },
  plans: { page: () => addressOf('PlanningAndMonitoring'), find: findPlans },
  instruments: { page: () => addressOf('Commitments'), find: findInstruments },
  members: {
    page: ({ projectId }) => addressOf('ProjectUserList', { projectId }),
    find: findMembers,
  },
  devices: { page: () => addressOf('ModiList'), find: findDevices },
  commitments: { page: () => addressOf('CommitmentMatrix'), find: foundCommitments },
  deviceProfiles: { page: () => addressOf('ModiProfiles'), find: findProfiles },
}
