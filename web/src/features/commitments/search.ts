import {
  commitmentKinds,
  commitmentMethods,
  commitmentPhases,
  commitmentStates,
} from '@puquio/domain'
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
  phases: searchChoices([...commitmentPhases, 'none']),
  kinds: searchChoices(commitmentKinds),
  states: searchChoices(commitmentStates),
  methods: searchChoices(commitmentMethods),
  recognised: searchYesNo,
  monitored: searchYesNo,
  group: searchChoice(groups),
})

/** The address of the review: what is reviewed, in which order, and the one that is open. */
export const reviewSearch = matrixSearch.omit({ page: true, size: true, group: true }).extend({
  commitment: searchNumber(),
})
