import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { complianceSearch } from './search.ts'

const from = screens.Compliance.path

export type ComplianceValues = z.output<typeof complianceSearch>

/** The input of the call, from the address. */
export const complianceQuery = ({ rows: _, from: first, to, ...query }: ComplianceValues) => ({
  ...query,
  from: first?.slice(0, 7),
  to: to?.slice(0, 7),
})

export const useComplianceSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const change = (changes: SearchValues) => {
    const search = complianceSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, change }
}
