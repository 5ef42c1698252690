import { instrumentKinds } from '@puquio/domain'
import {
  searchChoice,
  searchChoices,
  searchIds,
  searchMatch,
  searchOfTable,
} from '../../lib/search.ts'

/** The address of the list of instruments. */
export const instrumentSearch = searchOfTable([
  'name',
  'miningUnit',
  'kind',
  'year',
  'inForceFrom',
  'documents',
  'commitments',
  'decided',
  'created',
]).extend({
  units: searchIds,
  kinds: searchChoices(instrumentKinds),
  year: searchMatch(/^(19\d\d|20\d\d|2100)$/),
  view: searchChoice(['retired']),
})
