import type { ReferenceList, referenceItemInput } from '@puquio/contract/reference'
import type { z } from 'zod'

export type ItemInput = z.output<typeof referenceItemInput>
/** A field that not every list has. */
export type OwnField = Exclude<keyof ItemInput, 'name'>
/** An entry as it is written: its name, and the fields that its list has. */
export type ItemRow = Pick<ItemInput, 'name' | OwnField>

type ListTable = { table: string; usedBy: readonly (readonly [table: string, column: string])[] }

/**
 * The table of each list, and the tables and columns that may name its entries: fixed names, never from a
 * request.
 */
export const tables: Readonly<Record<ReferenceList, ListTable>> = {
  components: {
    table: 'environmental_component',
    usedBy: [
      ['monitoring', 'component_id'],
      ['environmental_subcomponent', 'component_id'],
    ],
  },
  subcomponents: {
    table: 'environmental_subcomponent',
    usedBy: [['monitoring', 'subcomponent_id']],
  },
  'mining-components': {
    table: 'mining_component',
    usedBy: [['monitoring', 'mining_component_id']],
  },
  'mining-units': { table: 'mining_unit', usedBy: [['instrument', 'mining_unit_id']] },
  'source-types': { table: 'source_type', usedBy: [['monitoring', 'source_type_id']] },
  profiles: { table: 'parameter_profile', usedBy: [['monitoring', 'profile_id']] },
  frequencies: { table: 'frequency', usedBy: [['monitoring', 'frequency_id']] },
}

type OwnColumn = { list: ReferenceList; column: string; type: string }

/**
 * The list that has each field, its column and the column's type. Code that handles the fields one by one
 * (here, the checks of a form and of a workbook's row) uses a Record over them, so that a missing one does
 * not compile.
 */
export const ownColumns: Readonly<Record<OwnField, OwnColumn>> = {
  parentId: { list: 'subcomponents', column: 'component_id', type: 'int' },
  rule: { list: 'frequencies', column: 'rule', type: 'text' },
  marginDays: { list: 'frequencies', column: 'margin_days', type: 'int' },
  parameters: { list: 'profiles', column: 'parameters', type: 'text[]' },
}

const ownFields = Object.keys(ownColumns) as OwnField[]

export const ownFieldsOf = (list: ReferenceList): OwnField[] =>
  ownFields.filter((field) => ownColumns[field].list === list)
