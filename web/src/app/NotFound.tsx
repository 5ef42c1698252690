import { useTranslation } from 'react-i18next'
import { firstPaths } from '../lib/first-paths.ts'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import './texts.ts'

export const NotFound = () => {
  const { t } = useTranslation('app')
  return (
    <EmptyState
      title={t('notFoundTitle')}
      text={t('notFound')}
      action={<TextLink {...firstPaths.home()}>{t('toHome')}</TextLink>}
    />
  )
}
