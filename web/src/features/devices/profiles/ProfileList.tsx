import { Text } from '@mantine/core'
import { type DeviceProfileRow, deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { screens } from '@puquio/domain'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { isProblem } from '../../../lib/api/call-error.ts'
import { paths } from '../../../lib/paths.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { tableQuery, tableSearch } from '../../../ui/table/table-search.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { ModiTabs } from '../../../widgets/modi/ModiTabs.tsx'
import { profileSearch } from '../search.ts'
import { firstSort } from './first-sort.ts'
import { profileColumns } from './profile-columns.tsx'
import './texts.ts'

const from = screens.ModiProfiles.path

/** What devices of a kind share, each with how many have it. */
export const ProfileList = () => {
  const { t } = useTranslation('deviceProfiles')
  const project = useProject()
  const [language, format] = [useLanguage(), useFormat(project.timeZone)]
  const values = useSearch({ from })
  const navigate = useNavigate()
  const write = (changes: SearchValues) =>
    void navigate({
      ...paths.deviceProfiles(),
      search: profileSearch.parse(mergeSearch(values, changes)),
      replace: true,
    })
  const search = tableSearch(values, write, firstSort)
  const params = { projectId: project.id }
  const profiles = useApi(
    deviceProfileRoutes.list,
    { params, query: tableQuery(values, firstSort) },
    { isKeepingPrevious: true },
  )
  const remove = useApiMutation(deviceProfileRoutes.remove)
  const open = ({ id }: DeviceProfileRow) => void navigate(paths.deviceProfile(id))
  const askToRemove = async ({ id, name }: DeviceProfileRow) => {
    const question = { title: t('removeTitle', { name }), text: t('removeText') }
    if (!(await confirm({ ...question, confirmLabel: t('remove'), isDanger: true }))) return
    try {
      await remove.mutateAsync({ params: { ...params, deviceProfileId: id } })
      showToast({ kind: 'success', text: t('removed', { name }), action: 'device-profile' })
    } catch (error) {
      const text = isProblem(error, 'IN_USE') ? t('inUse') : problemText(error)
      showToast({ kind: 'error', text, action: 'device-profile' })
    }
  }
  const actions = (profile: DeviceProfileRow): Action[] => [
    { label: t('edit'), icon: <IconPencil size={16} />, onSelect: () => open(profile) },
    {
      label: t('remove'),
      icon: <IconTrash size={16} />,
      onSelect: () => void askToRemove(profile),
      isDanger: true,
    },
  ]
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={<ButtonLink {...paths.deviceProfile('new')}>{t('add')}</ButtonLink>}
      />
      <ModiTabs />
      <Text size="sm" c="dimmed" mb="sm">
        {t('help')}
      </Text>
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search.search}
            onSearch={(text) => search.change({ search: text })}
          />
        }
        values={[]}
      />
      <DataTable
        name="device-profiles"
        label={t('title')}
        columns={profileColumns({ t, language, format })}
        {...rowsOf(profiles)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={search}
        onOpen={open}
        actions={actions}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            action={<ButtonLink {...paths.deviceProfile('new')}>{t('add')}</ButtonLink>}
            onClear={Boolean(search.search) && (() => search.change({ search: undefined }))}
          />
        }
      />
    </>
  )
}
