import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { failureOf } from '../../lib/problems/problem-text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'

type PanelStateProps<Data> = {
  answer: { data: Data | undefined; error: unknown; refetch: () => unknown }
  children: (data: Data) => ReactNode
}

/** What a panel asked for; until it is there its place, and what went wrong in that place. */
export const PanelState = <Data,>({ answer, children }: PanelStateProps<Data>) => {
  if (answer.data !== undefined) return children(answer.data)
  if (answer.error)
    return <ErrorState {...failureOf(answer.error)} onRetry={() => void answer.refetch()} />
  return <Skeleton height="100%" mih={120} />
}
