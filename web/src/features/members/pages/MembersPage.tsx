import { Button } from '@mantine/core'
import { type Member, memberRoutes } from '@puquio/contract/people/members'
import { type Project, projectRoutes } from '@puquio/contract/projects'
import { screens } from '@puquio/domain'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters, tableSearch } from '../../../ui/table/table-search.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { AddMemberForm } from '../components/AddMemberForm.tsx'
import { InviteDialog } from '../components/InviteDialog.tsx'
import { EditMemberForm, NewMemberForm } from '../components/MemberForm.tsx'
import { MemberFilters } from '../components/MemberFilters.tsx'
import { PermissionsForm } from '../components/PermissionsForm.tsx'
import { memberColumns, memberName } from '../member-columns.tsx'
import { membersSearch } from '../search.ts'
import { useMemberActions } from '../use-member-actions.ts'
import '../texts.ts'

const from = screens.ProjectUserList.path

/** The members of a project, for its administrators. */
export const Page = () => {
  const { projectId } = useParams({ from })
  const project = useApi(projectRoutes.get, { params: { projectId: Number(projectId) } })
  if (project.error)
    return <ErrorState {...failureOf(project.error)} onRetry={() => void project.refetch()} />
  return project.data ? <Members project={project.data} /> : null
}

type Opened =
  | { form: 'new'; email?: string }
  | { form: 'add' | 'invite' }
  | { form: 'edit' | 'permissions'; member: Member }

const Members = ({ project }: { project: Project }) => {
  const { t } = useTranslation('members')
  const language = useLanguage()
  const format = useFormat(project.timeZone)
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const [opened, setOpened] = useState<Opened | null>(null)
  const params = { projectId: project.id }
  const actions = useMemberActions({
    ...params,
    onEdit: (member) => setOpened({ form: 'edit', member }),
    onPermissions: (member) => setOpened({ form: 'permissions', member }),
  })
  const write = (changes: SearchValues) =>
    void navigate({
      to: '.',
      search: membersSearch.parse(mergeSearch(values, changes)),
      replace: true,
    })
  const search = tableSearch(values, write, 'name')
  const { page, size, sort } = search
  const { state, kind } = values
  const permission = values.permission as Member['permissions'][number] | undefined
  const query = { page, size, sort, search: search.search, state, kind, permission }
  const members = useApi(memberRoutes.list, { params, query }, { isKeepingPrevious: true })
  const parts = { project, onClose: () => setOpened(null) }
  return (
    <>
      <PageTitle
        title={t('title')}
        of={project.name}
        parent={<TextLink {...paths.project(project.id)}>{project.name}</TextLink>}
        actions={
          <>
            <Button onClick={() => setOpened({ form: 'new' })}>{t('create')}</Button>
            <Button variant="default" onClick={() => setOpened({ form: 'add' })}>
              {t('add')}
            </Button>
          </>
        }
        menu={[{ label: t('invite'), onSelect: () => setOpened({ form: 'invite' }) }]}
      />
      {opened?.form === 'invite' && <InviteDialog {...parts} />}
      <MemberFilters search={search} values={values} />
      <DataTable
        name="members"
        label={t('title')}
        columns={memberColumns({ t, format, language })}
        {...rowsOf(members)}
        rowKey={({ id }) => id}
        rowName={memberName}
        search={search}
        onOpen={(member) => setOpened({ form: 'permissions', member })}
        actions={actions}
        isFaded={({ state: one, hasEnded }) => hasEnded || one === 'inactive' || one === 'blocked'}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            onClear={clearFilters(search, values, ['search', 'state', 'kind', 'permission'])}
          />
        }
      />
      {opened?.form === 'new' && <NewMemberForm {...parts} email={opened.email ?? ''} />}
      {opened?.form === 'add' && (
        <AddMemberForm {...parts} onCreate={(email) => setOpened({ form: 'new', email })} />
      )}
      {opened?.form === 'edit' && <EditMemberForm {...parts} member={opened.member} />}
      {opened?.form === 'permissions' && <PermissionsForm {...parts} member={opened.member} />}
    </>
  )
}
