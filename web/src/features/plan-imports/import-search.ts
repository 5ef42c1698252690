import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'

const from = screens.PlanningCreate.path

/** The import that the address names, the plan that it adds to, and the commitments that it is to be made of. */
export const useImportSearch = () => {
  const { key = null, planId = null, commitments = null } = useSearch({ from })
  const navigate = useNavigate({ from })
  return {
    key,
    planId,
    commitments,
    /** `to` is the plan that the import adds to; without it, that of the address stays. */
    open: (next: string | null, to: number | null = planId) =>
      void navigate({
        to: '.',
        search: { key: next ?? undefined, planId: to ?? undefined },
        replace: next === null,
      }),
  }
}
