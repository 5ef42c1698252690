import { Skeleton, Stack } from '@mantine/core'
import { deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { tableQuery } from '../../../ui/table/table-search.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { modiFailure } from '../../../widgets/devices/modi-failure.ts'
import { ProfileForm } from '../profiles/ProfileForm.tsx'
import { firstSort, ProfileList } from '../profiles/ProfileList.tsx'
import { Reruns } from '../profiles/Reruns.tsx'
import type { profileSearch } from '../search.ts'
import '../profiles/texts.ts'

export const loader = loadInProject<
  { profile?: string | undefined },
  z.output<typeof profileSearch>
>((ask, { projectId, params: { profile: id }, search }) => {
  if (id === undefined)
    ask(deviceProfileRoutes.list, { params: { projectId }, query: tableQuery(search, firstSort) })
  else if (id !== 'new')
    ask(deviceProfileRoutes.get, { params: { projectId, deviceProfileId: Number(id) } })
})

/** The profiles of devices, or one of them, for the system administrator. */
export const Page = () => {
  const { t } = useTranslation('deviceProfiles')
  const { profile: id } = useParams({ from: screens.ModiProfiles.path })
  if (id === undefined) return <ProfileList />
  if (id !== 'new') return <Existing key={id} id={Number(id)} />
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
