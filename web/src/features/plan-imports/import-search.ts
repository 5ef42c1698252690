import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readStored, writeStored } from '../../lib/storage.ts'

const from = screens.PlanningCreate.path

/** The import that the address names, and the plan that it adds to. */
export const useImportSearch = () => {
  const { key = null, planId = null } = useSearch({ from })
  const navigate = useNavigate({ from })
  return {
    key,
    planId,
    open: (next: string | null) =>
      void navigate({
        to: '.',
        search: (before) => ({ ...before, key: next ?? undefined }),
        replace: next === null,
      }),
  }
}

/** The last import of a project that was not finished, so that it is found without its address. */
export const unfinished = {
  read: (projectId: number): string | null => readStored<string>('device', nameOf(projectId)),
  write: (projectId: number, key: string | null): void =>
    writeStored('device', nameOf(projectId), key),
}

const nameOf = (projectId: number) => `puquio.import.${projectId}`
