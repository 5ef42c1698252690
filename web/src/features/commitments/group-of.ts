import type { RouteAnswer } from '@puquio/contract'
import type { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import type { Commitment } from '@puquio/contract/commitments/record'
import {
  commitmentKindTerms,
  commitmentPhaseTerms,
  commitmentStateTerms,
} from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { MatrixValues } from './use-matrix-search.ts'

type Groups = NonNullable<RouteAnswer<typeof commitmentRoutes.list>['groups']>
type By = NonNullable<MatrixValues['group']>
type Words = { t: TFunction<'commitments'>; language: Language; format: Format }

const keyOf: Record<By, (one: Commitment) => string> = {
  component: ({ component }) => String(component?.id ?? 0),
  phase: ({ phase }) => phase ?? 'none',
  kind: ({ kind }) => kind,
  state: ({ state }) => state,
}

/** The head of each group, with how many all pages have of it. */
export const groupHeads = (
  by: By | undefined,
  groups: Groups | null | undefined,
  { t, language, format }: Words,
) => {
  if (by === undefined) return undefined
  const counts = new Map(groups?.map(({ key, count }) => [key, count]))
  const nameOf = (one: Commitment): string => {
    if (by === 'component') return one.component?.name ?? t('without_component')
    if (by === 'kind') return commitmentKindTerms[one.kind][language]
    if (by === 'state') return commitmentStateTerms[one.state][language]
    return one.phase ? commitmentPhaseTerms[one.phase][language] : t('without_phase')
  }
  return (one: Commitment) => {
    const key = keyOf[by](one)
    const count = counts.get(key)
    return {
      key,
      head: count === undefined ? nameOf(one) : `${nameOf(one)} (${format.number(count)})`,
    }
  }
}
