import { Skeleton, Stack } from '@mantine/core'
import { deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { modiFailure } from '../../../widgets/devices/modi-failure.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { Reruns } from './Reruns.tsx'
import './texts.ts'

/** A new profile, or all that is kept of one. */
export const ProfileEditor = ({ profile }: { profile: string }) => {
  const { t } = useTranslation('deviceProfiles')
  if (profile !== 'new') return <Existing key={profile} id={Number(profile)} />
  return (
    <>
      <PageTitle
        title={t('newProfile')}
        parent={<TextLink {...paths.deviceProfiles()}>{t('title')}</TextLink>}
      />
      <ProfileForm profile={null} />
    </>
  )
}

const Existing = ({ id }: { id: number }) => {
  const { t } = useTranslation('deviceProfiles')
  const params = { projectId: useProject().id, deviceProfileId: id }
  const profile = useApi(deviceProfileRoutes.get, { params })
  if (profile.error)
    return <ErrorState {...modiFailure(profile.error)} onRetry={() => void profile.refetch()} />
  if (!profile.data) return <Skeleton height={320} />
  return (
    <>
      <PageTitle
        title={profile.data.name}
        parent={<TextLink {...paths.deviceProfiles()}>{t('title')}</TextLink>}
      />
      <Stack gap="xl">
        <ProfileForm key={profile.data.version} profile={profile.data} />
        <Reruns profileId={id} />
      </Stack>
    </>
  )
}
