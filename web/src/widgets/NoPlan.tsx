import { useTranslation } from 'react-i18next'
import { isProblem } from '../lib/api/call-error.ts'
import { paths } from '../lib/paths.ts'
import { failureOf } from '../lib/problems/problem-text.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ErrorState } from '../ui/states/ErrorState.tsx'
import './texts.ts'

type NoPlanProps = { error: unknown; onRetry: () => void }

/** A plan that does not exist leads to those that do; anything else may come with another try. */
export const NoPlan = ({ error, onRetry }: NoPlanProps) => {
  const { t } = useTranslation('widgets')
  const failure = failureOf(error)
  if (!isProblem(error, 'NOT_FOUND', 'INPUT_NOT_VALID'))
    return <ErrorState {...failure} onRetry={onRetry} />
  return (
    <EmptyState
      title={failure.text}
      action={<ButtonLink {...paths.plans()}>{t('toPlans')}</ButtonLink>}
    />
  )
}
