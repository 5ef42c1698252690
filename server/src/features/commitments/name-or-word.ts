import type { Commitment } from '@puquio/contract/commitments/record'
import type { Language } from '@puquio/domain'
import { translate } from '../../platform/translate.ts'
import { commitmentFileTexts } from './texts.ts'

/** A field that names something of a list of the project. */
export type ListedField =
  | 'component'
  | 'subcomponent'
  | 'miningComponent'
  | 'stations'
  | 'parameters'
  | 'frequency'
  | 'role'

/** What a commitment names in a list of the project; in quotes the document's word, where the list has none for it. */
export function nameOrWord(one: Commitment, field: ListedField, language: Language): string | null {
  const name = nameOf(one, field, language)
  if (name) return name
  const said = one.named[field === 'role' ? 'responsible' : field] ?? []
  const words = Array.isArray(said) ? said : [said]
  const quoted = words.map((word) => translate(commitmentFileTexts.saidAs, language, { word }))
  return quoted.join(', ') || null
}

function nameOf(one: Commitment, field: ListedField, language: Language): string | undefined {
  if (field === 'stations') return one.stations.map(({ code }) => code).join(', ')
  if (field === 'parameters')
    return one.parameters.map(({ name }) => name[language] || name.es).join(', ')
  return one[field]?.name
}
