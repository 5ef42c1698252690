import type { ReactNode } from 'react'
import { isProblem } from '../../lib/api/call-error.ts'
import { failureOf } from '../../lib/problems/problem-text.ts'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../ui/states/ErrorState.tsx'

type NotThereProps = {
  error: unknown
  onRetry: () => void
  /** That it does not exist. */
  title: string
  /** The way to those that do. */
  action: ReactNode
}

/** What does not exist leads to what does; anything else may come with another try. */
export const NotThere = ({ error, onRetry, title, action }: NotThereProps) =>
  isProblem(error, 'NOT_FOUND', 'INPUT_NOT_VALID') ? (
    <EmptyState title={title} action={action} />
  ) : (
    <ErrorState {...failureOf(error)} onRetry={onRetry} />
  )
