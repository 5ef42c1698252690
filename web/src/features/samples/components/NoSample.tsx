import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import '../texts.ts'

type NoSampleProps = { error: unknown; onRetry: () => void }

/** A sample that does not exist leads to those that do; anything else may come with another try. */
export const NoSample = ({ error, onRetry }: NoSampleProps) => {
  const { t } = useTranslation('samples')
  if (!isProblem(error, 'NOT_FOUND', 'INPUT_NOT_VALID'))
    return <ErrorState {...failureOf(error)} onRetry={onRetry} />
  return (
    <EmptyState
      title={t('noSample')}
      action={<ButtonLink {...paths.samples()}>{t('toSamples')}</ButtonLink>}
    />
  )
}
