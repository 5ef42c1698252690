import { useTranslation } from 'react-i18next'
import { CallError } from '../lib/call-error.ts'
import { useRetryOnline } from '../lib/online.ts'
import { failureOf } from '../lib/problems/problem-text.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { PageNotLoaded } from '../lib/in-time.ts'
import './texts.ts'

/** A page that broke, in the place of the page: the shell around it goes on working. */
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

/** A chunk that failed once is not asked for again by the browser: only reloading helps. */
const reload = () => window.location.reload()
