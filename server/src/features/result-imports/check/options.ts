import type { ResultOptions } from '@puquio/contract/laboratory/result-mapping'
import type { CheckHow } from '@puquio/domain'
import type { ImportRow } from '../store.ts'
import type { ResultLists } from './lists.ts'

/** Returns what is said of a whole file, with null for what is not. */
export const optionsOf = (said: Partial<ResultOptions>): ResultOptions => ({
  decimalMark: said.decimalMark ?? null,
  dateOrder: said.dateOrder ?? null,
  timeZone: said.timeZone ?? null,
  utmZone: said.utmZone ?? null,
  datum: said.datum ?? null,
})

/** The one laboratory that a file may name: whose link it came by, handed in or not. */
export const ownLaboratoryOf = (
  { linkId, laboratoryId }: Pick<ImportRow, 'linkId' | 'laboratoryId'>,
  { laboratories }: ResultLists,
): NonNullable<CheckHow['ownLaboratory']> | null =>
  linkId === null || laboratoryId === null
    ? null
    : (laboratories.find(({ id }) => id === laboratoryId) ?? { id: laboratoryId, name: '' })
