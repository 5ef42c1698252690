import { Skeleton } from '@mantine/core'
import { deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { screens } from '@puquio/domain'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { tableQuery } from '../../../ui/table/table-search.ts'
import { firstSort } from '../profiles/first-sort.ts'
import type { profileSearch } from '../search.ts'

export const loader = loadInProject<
  { profile?: string | undefined },
  z.output<typeof profileSearch>
>((ask, { projectId, params: { profile: id }, search }) => {
  if (id === undefined)
    ask(deviceProfileRoutes.list, { params: { projectId }, query: tableQuery(search, firstSort) })
  else if (id !== 'new')
    ask(deviceProfileRoutes.get, { params: { projectId, deviceProfileId: Number(id) } })
})

const ProfileList = lazy(async () => ({
  default: (await import('../profiles/ProfileList.tsx')).ProfileList,
}))
const ProfileEditor = lazy(async () => ({
  default: (await import('../profiles/ProfileEditor.tsx')).ProfileEditor,
}))

/** The profiles of devices, or one of them, for the system administrator. */
export const Page = () => {
  const { profile } = useParams({ from: screens.ModiProfiles.path })
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      {profile === undefined ? <ProfileList /> : <ProfileEditor profile={profile} />}
    </Suspense>
  )
}
