import type { Commitment } from '@puquio/contract/commitments/record'
import type { TFunction } from 'i18next'

/** The document's own words for what could not be matched with the project's lists. */
const namedFor = {
  component: 'component',
  subcomponent: 'subcomponent',
  miningComponent: 'miningComponent',
  stations: 'stations',
  parameters: 'parameters',
  frequency: 'frequency',
  role: 'responsible',
} as const

export type ListedField = keyof typeof namedFor

export const isListed = (field: string): field is ListedField => field in namedFor

/** What the document says of a field, each word in quotes; empty where it says nothing. */
export const saidWords = (
  one: Commitment,
  field: ListedField,
  t: TFunction<'commitments'>,
): string => {
  const said = one.named[namedFor[field]] ?? []
  const words = Array.isArray(said) ? said : [said]
  return words.map((word) => t('quoted', { word })).join(', ')
}
