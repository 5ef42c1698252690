import { Skeleton } from '@mantine/core'
import { notificationPreferenceRoutes } from '@puquio/contract/notifications/preferences'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { PreferencesForm } from '../preferences/PreferencesForm.tsx'
import '../preferences/texts.ts'
import '../texts.ts'

/** How the person wants to be notified, in all projects; the newest, as another device may have set others. */
export const Page = () => {
  const { t } = useTranslation(['notificationPreferences', 'notifications'])
  const newest = useApi(notificationPreferenceRoutes.get, {}, { staleTime: 0 })
  return (
    <>
      <PageTitle
        title={t('title')}
        parent={<TextLink {...paths.notifications()}>{t('notifications:title')}</TextLink>}
      />
      {newest.error && newest.data === undefined ? (
        <ErrorState {...failureOf(newest.error)} onRetry={() => void newest.refetch()} />
      ) : newest.data ? (
        <PreferencesForm key={newest.data.version} preferences={newest.data} />
      ) : (
        <Skeleton height={240} maw={560} />
      )}
    </>
  )
}
