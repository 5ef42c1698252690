import { useTranslation } from 'react-i18next'
import { CallError } from '../lib/api/call-error.ts'
import { useRetryOnline } from '../lib/online.ts'
import { failureOf } from '../lib/problems/problem-text.ts'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import { PageNotLoaded } from '../lib/api/in-time.ts'
import './texts.ts'

/** Replaces a page that failed to render, within the shell. */
export const PageError = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('app')
  const failure =
    error instanceof CallError
      ? failureOf(error)
      : { text: t(error instanceof PageNotLoaded ? 'notLoaded' : 'broken') }
  const isNotLoaded = error instanceof CallError || error instanceof PageNotLoaded
  useRetryOnline(isNotLoaded ? reload : null)
  return <ErrorState {...failure} onRetry={reload} />
}

/** Browsers do not request a failed chunk again: only reloading helps. */
const reload = () => window.location.reload()
