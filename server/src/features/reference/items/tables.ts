import type { ReferenceList } from '@puquio/contract/reference'

type Table = {
  table: string
  /** The column of monitoring that names an entry of this list. */
  usedBy: string
  /** Columns beside the name, with their types. */
  more: Readonly<Record<string, string>>
}

/** Where each list is kept: the code's own words, never a request's. */
export const tables: Readonly<Record<ReferenceList, Table>> = {
  components: { table: 'environmental_component', usedBy: 'component_id', more: {} },
  subcomponents: {
    table: 'environmental_subcomponent',
    usedBy: 'subcomponent_id',
    more: { component_id: 'int' },
  },
  'mining-components': { table: 'mining_component', usedBy: 'mining_component_id', more: {} },
  'source-types': { table: 'source_type', usedBy: 'source_type_id', more: {} },
  profiles: { table: 'parameter_profile', usedBy: 'profile_id', more: { parameters: 'text[]' } },
  frequencies: {
    table: 'frequency',
    usedBy: 'frequency_id',
    more: { rule: 'text', margin_days: 'int' },
  },
}
