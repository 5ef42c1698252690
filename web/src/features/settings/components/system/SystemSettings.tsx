import { Alert, Stack, Text, Title } from '@mantine/core'
import { settingRoutes } from '@puquio/contract/settings'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../../lib/paths.ts'
import { failureOf } from '../../../../lib/problems/problem-text.ts'
import { useApi } from '../../../../lib/api/use-api.ts'
import { useLocale } from '../../../../lib/texts/locale.ts'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { showBytes } from '../../../../ui/files/show-bytes.ts'
import { TextLink } from '../../../../ui/TextLink.tsx'
import { BasemapForm } from './BasemapForm.tsx'
import { ContactForm } from './ContactForm.tsx'
import { SigningKey } from './SigningKey.tsx'
import '../../texts.ts'

/** What the system's administrator sets for the whole installation. */
export const SystemSettings = () => {
  const { t } = useTranslation('settings')
  const locale = useLocale()
  const settings = useApi(settingRoutes.get, undefined, { staleTime: 0 })
  if (settings.error)
    return <ErrorState {...failureOf(settings.error)} onRetry={() => void settings.refetch()} />
  if (!settings.data) return null
  const { contact, basemap, fixedBasemap, singleSignOn, disk } = settings.data
  const space = t('diskFree', {
    free: showBytes(disk.freeBytes, locale),
    reserve: showBytes(disk.reserveBytes, locale),
  })
  return (
    <Stack gap="xl" maw={720}>
      {disk.isLow && (
        <Alert color="orange" title={t('diskLow')}>
          {space} {t('diskLowHelp')}
        </Alert>
      )}
      <section>
        <Title order={2} size="h4" mb="sm">
          {t('contact')}
        </Title>
        <ContactForm key={JSON.stringify(contact)} contact={contact} />
      </section>
      <section>
        <Title order={2} size="h4" mb="sm">
          {t('basemap')}
        </Title>
        <BasemapForm
          key={JSON.stringify(basemap)}
          basemap={fixedBasemap ?? basemap}
          isFixed={fixedBasemap !== null}
        />
      </section>
      <section>
        <Title order={2} size="h4" mb="sm">
          {t('singleSignOn')}
        </Title>
        <Text size="sm">
          {singleSignOn === null
            ? t('singleSignOnHow')
            : t('singleSignOnReady', {
                ...singleSignOn,
                domains: singleSignOn.domains.join(', '),
              })}
        </Text>
      </section>
      <section>
        <Title order={2} size="h4" mb="sm">
          {t('signingKey')}
        </Title>
        <SigningKey />
      </section>
      {!disk.isLow && (
        <section>
          <Title order={2} size="h4" mb="sm">
            {t('disk')}
          </Title>
          <Text size="sm">{space}</Text>
        </section>
      )}
      <section>
        <Title order={2} size="h4" mb="sm">
          {t('subscription')}
        </Title>
        <Text size="sm">
          {t('subscriptionHelp')} <TextLink {...paths.projects()}>{t('label.projects')}</TextLink>
        </Text>
      </section>
    </Stack>
  )
}
