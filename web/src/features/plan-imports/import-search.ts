import { importKey } from '@puquio/contract/plan-imports'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { readStored, writeStored } from '../../lib/storage.ts'

/** The import that the address names, and the plan that it adds to. */
export const useImportSearch = () => {
  const values: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const planId = Number(values['planId'])
  return {
    key: importKey.safeParse(values['key']).data ?? null,
    planId: Number.isInteger(planId) && planId > 0 ? planId : null,
    open: (key: string | null) =>
      void navigate({
        to: '.',
        search: () => withKey(values, key),
        replace: key === null,
      }),
  }
}

// Each page's search parameters are its own: the router knows of none.
const withKey = (values: object, key: string | null): never =>
  ({ ...values, key: key ?? undefined }) as never

/** The last import of a project that was not finished, so that it is found without its address. */
export const unfinished = {
  read: (projectId: number): string | null => readStored<string>('device', nameOf(projectId)),
  write: (projectId: number, key: string | null): void =>
    writeStored('device', nameOf(projectId), key),
}

const nameOf = (projectId: number) => `puquio.import.${projectId}`
