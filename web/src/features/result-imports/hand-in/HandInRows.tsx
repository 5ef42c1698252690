import type { HeldGroup } from '@puquio/contract/laboratory/held-results'
import { laboratoryFileRoutes as routes } from '@puquio/contract/laboratory/laboratory-links'
import { isAskedOnce } from '@puquio/domain'
import { useState } from 'react'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { HeldRowTable } from '../components/HeldRowTable.tsx'

type HandInRowsProps = {
  authCode: string
  fileKey: string
  finding: HeldGroup
  onClose: () => void
}

/** The cells of one finding, by which the laboratory finds them in its file. */
export const HandInRows = ({
  authCode,
  fileKey,
  finding: { reason, text },
  onClose,
}: HandInRowsProps) => {
  const [from, setFrom] = useState(0)
  const found = useApi(
    routes.rows,
    {
      params: { key: fileKey },
      query: { reason, text: isAskedOnce(reason) ? undefined : text, from },
    },
    { authCode, isKeepingPrevious: true },
  )
  if (found.error)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  const { rows = [], total = 0 } = found.data ?? {}
  const shown = { rows, total, reason, from }
  return <HeldRowTable {...shown} onFrom={setFrom} onClose={onClose} />
}
