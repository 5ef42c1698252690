import { Text } from '@mantine/core'
import { type AdministeredProject, projectRoutes } from '@puquio/contract/projects'
import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { paths } from '../../../lib/paths.ts'
import { chooseProject, useMay } from '../../../lib/project/project-context.ts'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters, tableSearch } from '../../../ui/table/table-search.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ProjectName } from '../components/ProjectName.tsx'
import { LimitDialog } from '../components/LimitDialog.tsx'
import { projectsSearch } from '../search.ts'
import '../texts.ts'

const from = screens.ProjectList.path

/** The projects that the reader administers. */
export const Page = () => {
  const { t } = useTranslation('projects')
  const format = useFormat()
  const locale = useLocale()
  const may = useMay()
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const [isLimiting, setIsLimiting] = useState(false)
  const write = (changes: SearchValues) => {
    const search = projectsSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  const search = tableSearch(values, write, 'name')
  const { page, size, sort } = search
  const query = { page, size, sort, search: search.search }
  const projects = useApi(projectRoutes.administered, { query }, { isKeepingPrevious: true })
  const subscription = projects.data?.subscription ?? null
  // Entered first, since its own policy may have to be accepted.
  const open = (project: AdministeredProject) => {
    chooseProject(project)
    void navigate(paths.project(project.id))
  }
  const openMembers = (project: AdministeredProject) => {
    chooseProject(project)
    void navigate(paths.members(project.id))
  }
  return (
    <>
      <PageTitle
        title={t('title')}
        parent={<TextLink {...paths.settings()}>{t('settings')}</TextLink>}
        actions={<ButtonLink {...paths.projectCreate()}>{t('create')}</ButtonLink>}
        {...(may('system') && subscription
          ? { menu: [{ label: t('setLimit'), onSelect: () => setIsLimiting(true) }] }
          : {})}
      />
      <FilterBar
        lead={
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        }
        end={
          subscription && (
            <Text size="sm" c="dimmed">
              {subscription.limit === null
                ? t('unlimited')
                : t('used', {
                    used: format.number(subscription.used),
                    limit: format.number(subscription.limit),
                  })}
            </Text>
          )
        }
      />
      <DataTable
        name="projects"
        label={t('title')}
        columns={columns({ t, format, locale, isForSystem: may('system') })}
        {...rowsOf(projects)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        search={search}
        onOpen={open}
        actions={(project) => [
          { label: t('edit'), onSelect: () => open(project) },
          { label: t('members'), onSelect: () => openMembers(project) },
        ]}
        empty={
          <EmptyRows title={t('noneTitle')} onClear={clearFilters(search, values, ['search'])} />
        }
      />
      {isLimiting && subscription && (
        <LimitDialog subscription={subscription} onClose={() => setIsLimiting(false)} />
      )}
    </>
  )
}

type Words = { t: TFunction<'projects'>; format: Format; locale: string; isForSystem: boolean }

const columns = ({
  t,
  format,
  locale,
  isForSystem,
}: Words): readonly Column<AdministeredProject>[] => [
  {
    key: 'name',
    head: t('name'),
    cell: (project) => <ProjectName project={project} />,
    title: ({ name }) => name,
    sortKey: 'name',
  },
  { key: 'business', head: t('business'), cell: ({ business }) => business, sortKey: 'business' },
  {
    key: 'members',
    head: t('members'),
    cell: ({ members }) => format.number(members),
    isNumber: true,
    sortKey: 'members',
  },
  ...(isForSystem
    ? [
        {
          key: 'files',
          head: t('files'),
          cell: ({ files }: AdministeredProject) =>
            files &&
            t('filesOf', {
              used: showBytes(files.used, locale),
              quota: showBytes(files.quota, locale),
            }),
        },
      ]
    : []),
  { key: 'main', head: t('main'), cell: ({ main }) => (main ? '✓' : '–') },
]
