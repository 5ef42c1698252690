import { variationMost } from '@puquio/contract/laboratory/variation'
import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { variationSearch } from './search.ts'

const from = screens.ParameterVariation.path

export type VariationValues = z.output<typeof variationSearch>

/** The input of the call, from the address; of longer lists the first that one look can compare. */
export const variationQuery = ({
  components,
  stations,
  parameters,
  from: first,
  to,
  unapproved,
}: VariationValues) => ({
  components,
  stations: stations?.slice(0, variationMost.stations),
  parameters: parameters?.slice(0, variationMost.parameters),
  from: first,
  to,
  unapproved,
})

export const useVariationSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const change = (changes: SearchValues) => {
    const search = variationSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, change }
}
