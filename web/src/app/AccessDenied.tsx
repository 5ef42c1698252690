import { IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../lib/paths.ts'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import './shell/texts.ts'

/** Replaces a page whose permission was removed while it was open. */
export const AccessDenied = () => {
  const { t } = useTranslation('shell')
  return (
    <EmptyState
      icon={<IconLock size={32} />}
      title={t('accessDeniedTitle')}
      text={t('accessDenied')}
      action={<TextLink {...paths.home()}>{t('toHome')}</TextLink>}
    />
  )
}
