import { Radio, Stack } from '@mantine/core'
import { projectRoutes } from '@puquio/contract/projects'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useUser } from '../../../lib/session.ts'
import { PeoplePick } from '../../../widgets/people/PeoplePick.tsx'
import { SearchPick } from '../../../widgets/people/SearchPick.tsx'
import type { DraftForm } from './notification-draft.ts'
import { RecipientCount } from './RecipientCount.tsx'
import '../texts.ts'

const projectsOffered = 20

/** To whom: all of the open project or some of them, several projects of one's own, or everybody. */
export const RecipientFields = ({ form }: { form: DraftForm }) => {
  const { t } = useTranslation('notifications')
  const { admin } = useUser()
  const own = useApi(projectRoutes.administered, { query: { size: projectsOffered } })
  const { scope } = form.values
  const scopes = [
    { value: 'members', label: t('allMembers') },
    { value: 'people', label: t('someMembers') },
    ...((own.data?.total ?? 0) > 1 ? [{ value: 'projects', label: t('inProjects') }] : []),
    ...(admin ? [{ value: 'all', label: t('forAll') }] : []),
  ]
  return (
    <>
      <Radio.Group
        label={t('recipients')}
        value={scope}
        onChange={(value) => form.setFieldValue('scope', value)}
      >
        <Stack gap={6} mt={6}>
          {scopes.map((one) => (
            <Radio key={one.value} {...one} />
          ))}
        </Stack>
      </Radio.Group>
      {scope === 'people' && (
        <PeoplePick
          error={form.errors['people']}
          value={form.values.people}
          onChange={(people) => form.setFieldValue('people', people)}
        />
      )}
      {scope === 'projects' && <ProjectsPick form={form} />}
      <RecipientCount draft={form.values} />
    </>
  )
}

const ProjectsPick = ({ form }: { form: DraftForm }) => {
  const { t } = useTranslation('notifications')
  const [search, setSearch] = useState('')
  const { data } = useApi(
    projectRoutes.administered,
    { query: { size: projectsOffered, sort: 'name', ...(search === '' ? {} : { search }) } },
    { isKeepingPrevious: true, isQuiet: true },
  )
  return (
    <SearchPick
      label={t('projects')}
      searchLabel={t('searchProjects')}
      error={form.errors['projects']}
      value={form.values.projects}
      onChange={(projects) => form.setFieldValue('projects', projects)}
      search={search}
      onSearch={setSearch}
      found={data?.items.map(({ id, name, members }) => ({ id, name, members }))}
      total={data?.total ?? 0}
      detailOf={({ members }) => t('members', { count: members })}
    />
  )
}
