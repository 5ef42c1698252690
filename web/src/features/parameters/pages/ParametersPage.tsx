import { Button, NativeSelect } from '@mantine/core'
import {
  parameterKinds,
  type ParameterRow,
  parameterRoutes,
} from '@puquio/contract/laboratory/parameters'
import { matrices, matrixTerms, parameterGroups, parameterGroupTerms } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { NotCollected } from '../../../widgets/data/NotCollected.tsx'
import { ParameterForm } from '../components/ParameterForm.tsx'
import { UnresolvedNames } from '../components/UnresolvedNames.tsx'
import { ParameterPanel } from '../components/ParameterPanel.tsx'
import { parameterColumns } from '../parameter-columns.tsx'
import type { parameterSearch } from '../search.ts'
import { useParameterActions } from '../use-parameter-actions.tsx'
import { parameterQuery, useParameterSearch } from '../use-parameter-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof parameterSearch>>(
  (ask, { projectId, search }) =>
    ask(parameterRoutes.list, { params: { projectId }, query: parameterQuery(search) }),
)

const noFilters = {
  search: undefined,
  group: undefined,
  matrix: undefined,
  kind: undefined,
  retired: undefined,
}

type Opened = { id: number; isEditing: boolean } | 'measured' | 'calculated' | null

/** What is measured and calculated in the project, with the names by which files mean it. */
export const Page = () => {
  const { t } = useTranslation('parameters')
  const project = useProject()
  const [language, locale] = [useLanguage(), useLocale()]
  const canEdit = useMay()(parameterRoutes.create.access)
  const { values, search, query } = useParameterSearch()
  const [opened, setOpened] = useState<Opened>(null)
  const params = { projectId: project.id }
  const parameters = useApi(parameterRoutes.list, { params, query }, { isKeepingPrevious: true })
  const actions = useParameterActions(project.id, canEdit)
  const { group, matrix, kind, retired } = values
  const isFiltered = Boolean(search.search ?? group ?? matrix ?? kind ?? retired)
  const view = ({ id }: ParameterRow) => setOpened({ id, isEditing: false })
  const edit = ({ id }: ParameterRow) => setOpened({ id, isEditing: true })
  const close = () => setOpened(null)
  const shown =
    opened !== null && typeof opened === 'object'
      ? parameters.data?.items.find(({ id }) => id === opened.id)
      : undefined
  const isEditing = typeof opened === 'object' && opened?.isEditing === true
  const select = (
    name: 'group' | 'matrix' | 'kind',
    any: string,
    data: { value: string; label: string }[],
  ) => (
    <NativeSelect
      size="xs"
      aria-label={t(name === 'kind' ? 'origin' : name)}
      value={values[name] ?? ''}
      onChange={(event) => search.change({ [name]: event.currentTarget.value })}
      data={[{ value: '', label: any }, ...data]}
    />
  )
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          canEdit && (
            <>
              <Button onClick={() => setOpened('measured')}>{t('addMeasured')}</Button>
              <Button variant="default" onClick={() => setOpened('calculated')}>
                {t('addCalculated')}
              </Button>
            </>
          )
        }
      />
      <DataTabs />
      <FilterBar
        lead={
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        }
        values={[group, matrix, kind, retired]}
      >
        {select(
          'group',
          t('anyGroup'),
          parameterGroups.map((one) => ({ value: one, label: parameterGroupTerms[one][language] })),
        )}
        {select(
          'matrix',
          t('anyMatrix'),
          matrices.map((one) => ({ value: one, label: matrixTerms[one][language] })),
        )}
        {select(
          'kind',
          t('anyOrigin'),
          parameterKinds.map((one) => ({ value: one, label: t(`kind.${one}`) })),
        )}
        <NativeSelect
          size="xs"
          aria-label={t('state')}
          value={retired ? 'retired' : 'current'}
          onChange={(event) =>
            search.change({ retired: event.currentTarget.value === 'retired' ? true : undefined })
          }
          data={[
            { value: 'current', label: t('current') },
            { value: 'retired', label: t('retired') },
          ]}
        />
      </FilterBar>
      <DataTable
        name="parameters"
        label={t('title')}
        columns={parameterColumns({ t, language, locale })}
        {...rowsOf(parameters)}
        rowKey={({ id }) => id}
        rowName={({ name }) => name[language]}
        search={search}
        onOpen={view}
        actions={(one) => actions(one, { onView: () => view(one), onEdit: () => edit(one) })}
        isFaded={({ retiredAt }) => retiredAt !== null}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            onClear={isFiltered && (() => search.change(noFilters))}
          />
        }
      />
      <UnresolvedNames projectId={project.id} canEdit={canEdit} />
      <NotCollected />
      {shown && !isEditing && (
        <ParameterPanel
          projectId={project.id}
          parameter={shown}
          canEdit={canEdit}
          onEdit={() => edit(shown)}
          onClose={close}
        />
      )}
      {(opened === 'measured' || opened === 'calculated' || (shown && isEditing)) && (
        <ParameterForm
          key={shown?.id ?? 'new'}
          projectId={project.id}
          parameter={shown ?? null}
          isCalculated={shown ? shown.kind === 'calculated' : opened === 'calculated'}
          onClose={close}
        />
      )}
    </>
  )
}
