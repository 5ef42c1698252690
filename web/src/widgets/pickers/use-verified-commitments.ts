import { useDebouncedValue } from '@mantine/hooks'
import { commitmentRoutes } from '@puquio/contract/commitments/commitments'
import { useApi } from '../../lib/api/use-api.ts'
import { useProject } from '../../lib/project/project-context.ts'

const restMs = 200
/** Most that are offered at once; what is typed narrows them. */
const offeredMax = 50
/** Those that are verified, in force or not yet. */
const states = ['verified', 'in-force'] as const

/** Verified commitments by their name, text or instrument: the server searches, since there may be thousands. */
export function useVerifiedCommitments(typed: string, isEnabled = true) {
  const { id: projectId } = useProject()
  const wanted = typed.trim()
  const [search] = useDebouncedValue(wanted, restMs)
  const query = { states: [...states], sort: 'shortName' as const, size: offeredMax, search }
  const found = useApi(
    commitmentRoutes.list,
    { params: { projectId }, query },
    { enabled: isEnabled, isQuiet: true, isKeepingPrevious: true },
  )
  return {
    commitments: found.data?.items ?? [],
    isSearching: isEnabled && (found.isPending || search !== wanted),
  }
}
