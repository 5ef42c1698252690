import {
  searchChoice,
  searchChoices,
  searchIds,
  searchIdsOrNone,
  searchNumber,
  searchOfTable,
  searchYesNo,
} from '../../lib/search.ts'

const sortKeys = [
  'shortName',
  'text',
  'state',
  'kind',
  'phase',
  'component',
  'subcomponent',
  'miningComponent',
  'instrument',
  'miningUnit',
  'place',
  'frequency',
  'deadline',
  'method',
  'confidence',
  'decided',
  'created',
  'monitorings',
] as const
const kinds = [
  'monitoring',
  'measure',
  'limit',
  'report',
  'payment',
  'prohibition',
  'study',
] as const
const phases = ['construction', 'operation', 'closure', 'post-closure', 'none'] as const
const states = ['proposed', 'verified', 'rejected', 'in-force', 'superseded'] as const
const methods = ['model', 'rules', 'hand'] as const
const groups = ['component', 'phase', 'kind', 'state'] as const

/** The address of the commitments matrix. */
export const matrixSearch = searchOfTable(sortKeys).extend({
  instruments: searchIds,
  units: searchIds,
  documents: searchIds,
  extraction: searchNumber(),
  components: searchIdsOrNone,
  subcomponents: searchIdsOrNone,
  miningComponents: searchIdsOrNone,
  stations: searchIdsOrNone,
  parameters: searchIdsOrNone,
  roles: searchIdsOrNone,
  phases: searchChoices(phases),
  kinds: searchChoices(kinds),
  states: searchChoices(states),
  methods: searchChoices(methods),
  recognised: searchYesNo,
  monitored: searchYesNo,
  group: searchChoice(groups),
})

/** The address of the review: what is reviewed, in which order, and the one that is open. */
export const reviewSearch = matrixSearch.omit({ page: true, size: true, group: true }).extend({
  commitment: searchNumber(),
})
