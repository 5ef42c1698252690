import { Button, Skeleton } from '@mantine/core'
import { boardRoutes, type BoardInput, type ListedBoard } from '@puquio/contract/boards/boards'
import { reportScheduleRoutes } from '@puquio/contract/boards/report-schedules'
import { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { boardAddress, screens } from '@puquio/domain'
import { IconLayoutDashboard, IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { UrlTabs } from '../../../ui/UrlTabs.tsx'
import { BoardEditor } from '../editor/BoardEditor.tsx'
import { BoardList, foundBoards } from '../reports/BoardList.tsx'
import { madeQuery, MadeReports } from '../reports/MadeReports.tsx'
import { Schedules } from '../reports/Schedules.tsx'
import { reportsSearch } from '../search.ts'
import { reportsTable } from '../use-reports-search.ts'
import '../texts.ts'

const from = screens.Reports.path

export const loader = loadInProject<unknown, z.output<typeof reportsSearch>>(
  (ask, { projectId, search }) => {
    const { edit, tab } = search
    if (tab === 'made') {
      const query = madeQuery(reportsTable(search, () => undefined))
      ask(pdfReportRoutes.made, { params: { projectId }, query })
    } else if (tab === 'schedules') ask(reportScheduleRoutes.list, { params: { projectId } })
    else ask(boardRoutes.list, { params: { projectId } })
    if (edit !== undefined) ask(boardRoutes.get, { params: { projectId, urir: edit } })
  },
)

/** Boards and reports of the project by category; administrators make and edit boards here. */
export const Page = () => {
  const { t } = useTranslation('boards')
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const may = useMay()
  const write = (changes: SearchValues) =>
    void navigate({
      to: '.',
      search: reportsSearch.parse(mergeSearch(values, changes)),
      replace: true,
    })
  const close = () => write({ new: undefined, edit: undefined })
  const isEditing = may('project:admin') && (values.new ?? values.edit) !== undefined
  const isOfBoards = values.tab === undefined
  const newBoard = (
    <Button leftSection={<IconPlus size={16} />} onClick={() => write({ new: 'board' })}>
      {t('newBoard')}
    </Button>
  )
  return (
    <>
      <PageTitle
        title={isEditing ? t(values.new ? 'newBoard' : 'edit') : t('title')}
        {...(isEditing
          ? {
              parent: (
                <TextLink {...paths.reports()} replace>
                  {t('title')}
                </TextLink>
              ),
            }
          : {})}
        {...(may('project:admin') && !isEditing && isOfBoards ? { actions: newBoard } : {})}
      />
      {isEditing ? (
        values.new ? (
          <NewBoard onClose={close} />
        ) : (
          <EditedBoard urir={values.edit ?? ''} onClose={close} />
        )
      ) : (
        <UrlTabs
          label={t('tabs')}
          tab={values.tab}
          onTab={(tab) => write({ tab, search: undefined, page: undefined, sort: undefined })}
          tabs={[
            {
              key: 'boards',
              label: t('tab.boards'),
              content: <Boards search={values.search} newBoard={newBoard} onWrite={write} />,
            },
            {
              key: 'made',
              label: t('tab.made'),
              content: <MadeReports search={reportsTable(values, write)} />,
            },
            { key: 'schedules', label: t('tab.schedules'), content: <Schedules /> },
          ]}
        />
      )}
    </>
  )
}

type BoardsProps = {
  search: string | undefined
  newBoard: ReactNode
  onWrite: (changes: SearchValues) => void
}

const Boards = ({ search, newBoard, onWrite }: BoardsProps) => {
  const { t } = useTranslation('boards')
  const params = { projectId: useProject().id }
  const may = useMay()
  const list = useApi(boardRoutes.list, { params })
  const remove = useApiMutation(boardRoutes.remove, {
    onError: (error) => showToast({ kind: 'error', text: problemText(error), action: 'board' }),
  })
  const isAdmin = may('project:admin')
  if (list.error && !list.data)
    return <ErrorState {...failureOf(list.error)} onRetry={() => void list.refetch()} />
  if (!list.data) return <Skeleton height={240} />
  const shown = list.data.filter(({ isInMenu }) => isInMenu || isAdmin)
  const found = foundBoards(shown, search)
  const ask = async ({ label, urir }: ListedBoard) => {
    const isSure = await confirm({
      title: t('removeTitle', { name: label }),
      text: t('removeText'),
      confirmLabel: t('remove'),
      isDanger: true,
    })
    if (isSure) remove.mutate({ params: { ...params, urir } })
  }
  return (
    <>
      <FilterBar
        lead={
          <SearchField
            label={t('search')}
            value={search}
            onSearch={(text) => onWrite({ search: text })}
          />
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          icon={<IconLayoutDashboard />}
          title={t('none')}
          text={t(isAdmin ? 'noneAdmin' : 'noneReader')}
          {...(isAdmin ? { action: newBoard } : {})}
        />
      ) : found.length === 0 ? (
        <EmptyState
          title={t('noneFound')}
          action={
            <Button variant="default" onClick={() => onWrite({ search: undefined })}>
              {t('clearSearch')}
            </Button>
          }
        />
      ) : (
        <BoardList
          boards={found}
          onEdit={({ urir }) => onWrite({ edit: urir })}
          onRemove={(board) => void ask(board)}
        />
      )}
    </>
  )
}

const empty: BoardInput = { label: '', category: 'water', panels: [] }

/** Makes a board, and leads to it. */
const NewBoard = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('boards')
  const params = { projectId: useProject().id }
  const navigate = useNavigate()
  const create = useApiMutation(boardRoutes.create)
  return (
    <BoardEditor
      initial={empty}
      send={(board) => create.mutateAsync({ params, body: { ...board, kind: 'board' } })}
      onSaved={(board) => {
        showToast({
          kind: 'success',
          text: t('made', { name: board.label }),
          leads: {
            label: t('toMenu'),
            follow: () => void navigate(paths.project(params.projectId, 'menu')),
          },
          action: 'board',
        })
        void navigate({ to: boardAddress(board) })
      }}
      onClose={onClose}
    />
  )
}

const EditedBoard = ({ urir, onClose }: { urir: string; onClose: () => void }) => {
  const { t } = useTranslation('boards')
  const params = { projectId: useProject().id, urir }
  const found = useApi(boardRoutes.get, { params })
  const edit = useApiMutation(boardRoutes.edit)
  if (found.error && !found.data)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton height={320} />
  const { version } = found.data
  return (
    <BoardEditor
      initial={found.data}
      send={(board) => edit.mutateAsync({ params, body: { ...board, version } })}
      onSaved={({ label }) => {
        showToast({ kind: 'success', text: t('saved', { name: label }), action: 'board' })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
