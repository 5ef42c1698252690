import { Button, NativeSelect } from '@mantine/core'
import { type ListedUser, userRoutes } from '@puquio/contract/users'
import { defaultTimeZone, screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { paths } from '../../../lib/paths.ts'
import { useProjectContext } from '../../../lib/project/project-context.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters, tableSearch } from '../../../ui/table/table-search.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { BlockDialog } from '../components/BlockDialog.tsx'
import { UserPhoneDialog } from '../components/UserPhoneDialog.tsx'
import { UserForm } from '../components/UserForm.tsx'
import { userStateChoices, usersSearch } from '../search.ts'
import { useUserActions } from '../use-user-actions.ts'
import { fullName, userColumns } from '../user-columns.tsx'
import '../texts.ts'

const from = screens.UserList.path

/** All users of the system, for its administrator. */
export const Page = () => {
  const { t } = useTranslation('users')
  const format = useFormat(useProjectContext().project?.timeZone ?? defaultTimeZone)
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const [edited, setEdited] = useState<ListedUser | 'new' | null>(null)
  const [blocked, setBlocked] = useState<ListedUser | null>(null)
  const [verified, setVerified] = useState<ListedUser | null>(null)
  const actions = useUserActions({
    onEdit: setEdited,
    onBlock: setBlocked,
    onVerifyPhone: setVerified,
  })
  const write = (changes: SearchValues) =>
    void navigate({
      to: '.',
      search: usersSearch.parse(mergeSearch(values, changes)),
      replace: true,
    })
  const search = tableSearch(values, write, 'name')
  const { page, size, sort } = search
  const { state } = values
  const query = { page, size, sort, search: search.search, state }
  const users = useApi(userRoutes.list, { query }, { isKeepingPrevious: true })
  return (
    <>
      <PageTitle
        title={t('title')}
        parent={<TextLink {...paths.settings()}>{t('settings')}</TextLink>}
        actions={<Button onClick={() => setEdited('new')}>{t('create')}</Button>}
      />
      <FilterBar
        lead={
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        }
        values={[state]}
      >
        <NativeSelect
          size="xs"
          aria-label={t('state')}
          data={[
            { value: '', label: t('anyState') },
            ...userStateChoices.map((value) => ({ value, label: t(value) })),
          ]}
          value={state ?? ''}
          onChange={(event) => search.change({ state: event.currentTarget.value })}
        />
      </FilterBar>
      <DataTable
        name="users"
        label={t('title')}
        columns={userColumns({ t, format })}
        {...rowsOf(users)}
        rowKey={({ id }) => id}
        rowName={fullName}
        search={search}
        onOpen={setEdited}
        actions={actions}
        isFaded={(user) => user.state === 'inactive' || user.state === 'blocked'}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            onClear={clearFilters(search, values, ['search', 'state'])}
          />
        }
      />
      {edited && (
        <UserForm user={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {verified && <UserPhoneDialog user={verified} onClose={() => setVerified(null)} />}
      {blocked && <BlockDialog user={blocked} onClose={() => setBlocked(null)} />}
    </>
  )
}
