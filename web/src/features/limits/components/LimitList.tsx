import { NativeSelect } from '@mantine/core'
import { limitRoutes, type LimitShown } from '@puquio/contract/laboratory/limits'
import { limitOrigins, limitOriginTerms, statistics, statisticTerms } from '@puquio/domain'
import { IconArchive, IconArrowBackUp, IconEye, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import type { Action } from '../../../ui/ActionMenu.tsx'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { NotCollected } from '../../../widgets/data/NotCollected.tsx'
import { limitColumns } from '../limit-columns.tsx'
import { limitQuery, type useStandardSearch } from '../use-standard-search.ts'
import { LimitForm } from './LimitForm.tsx'
import { LimitPanel } from './LimitPanel.tsx'
import '../texts.ts'

type LimitListProps = {
  search: ReturnType<typeof useStandardSearch>
  canEdit: boolean
  isAdding: boolean
  onAdded: () => void
}

const noFilters = {
  search: undefined,
  standard: undefined,
  category: undefined,
  origin: undefined,
  statistic: undefined,
  toBeVerified: undefined,
  retired: undefined,
}

/** The limits of the decrees and of the project. */
export const LimitList = ({ search: all, canEdit, isAdding, onAdded }: LimitListProps) => {
  const { t } = useTranslation('limits')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const [language, locale] = [useLanguage(), useLocale()]
  const { values, limits: search } = all
  const [opened, setOpened] = useState<{ limit: LimitShown; isEditing: boolean } | null>(null)
  const params = { projectId: project.id }
  const query = limitQuery(values)
  const limits = useApi(limitRoutes.list, { params, query }, { isKeepingPrevious: true })
  const standards = useApi(limitRoutes.standards, { params }).data ?? []
  const retire = useApiMutation(limitRoutes.retire)
  const restore = useApiMutation(limitRoutes.restore)
  const { standard, category, origin, statistic, toBeVerified, retired } = values
  const set = [standard, category, origin, statistic, toBeVerified, retired]
  const isFiltered = search.search !== undefined || set.some((one) => one !== undefined)
  const perform = async (work: Promise<unknown>, text: string) => {
    try {
      await work
      showToast({ kind: 'success', text, action: 'limit' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'limit' })
    }
  }
  const actions = (limit: LimitShown): Action[] => {
    const name = limit.parameter[language]
    const of = { params: { ...params, limitId: limit.id } }
    const isKept = canEdit && limit.isOwn
    const retired = async () => {
      const question = { title: t('retireTitle', { name }), text: t('retireText') }
      if (await confirm({ ...question, confirmLabel: t('retire') }))
        await perform(retire.mutateAsync(of), t('wasRetired', { name }))
    }
    return [
      {
        label: t('view'),
        icon: <IconEye size={16} />,
        onSelect: () => setOpened({ limit, isEditing: false }),
      },
      ...(isKept
        ? [
            {
              label: t('edit'),
              icon: <IconPencil size={16} />,
              onSelect: () => setOpened({ limit, isEditing: true }),
            },
            limit.retiredAt === null
              ? {
                  label: t('retire'),
                  icon: <IconArchive size={16} />,
                  onSelect: () => void retired(),
                }
              : {
                  label: t('restore'),
                  icon: <IconArrowBackUp size={16} />,
                  onSelect: () => void perform(restore.mutateAsync(of), t('wasRestored', { name })),
                },
          ]
        : []),
    ]
  }
  const file = (kind: 'xlsx' | 'csv') => {
    const { page: _page, size: _size, ...listed } = query
    return fileHref(limitRoutes.workbook, { params, query: { ...listed, format: kind, language } })
  }
  const select = (
    name: 'standard' | 'category' | 'origin' | 'statistic',
    any: string,
    data: readonly { value: string; label: string }[],
  ) => (
    <NativeSelect
      size="xs"
      maw={220}
      aria-label={t(name)}
      value={values[name] ?? ''}
      onChange={(event) =>
        search.change({
          [name]: event.currentTarget.value,
          ...(name === 'standard' ? { category: undefined } : {}),
        })
      }
      data={[{ value: '', label: any }, ...data]}
    />
  )
  const categories = standards.find(({ code }) => code === standard)?.categories ?? []
  return (
    <>
      <FilterBar
        lead={
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        }
        values={set}
        end={<DownloadMenu xlsx={file('xlsx')} csv={file('csv')} />}
      >
        {select(
          'standard',
          t('anyStandard'),
          standards.map(({ code, name }) => ({
            value: code,
            label: name === '' ? code : `${name} (${code})`,
          })),
        )}
        {categories.length > 0 &&
          select(
            'category',
            t('anyCategory'),
            categories.map(({ code, name }) => ({
              value: code,
              label: name === '' ? code : `${code}: ${name}`,
            })),
          )}
        {select(
          'origin',
          t('anyOrigin'),
          limitOrigins.map((one) => ({ value: one, label: limitOriginTerms[one][language] })),
        )}
        {select(
          'statistic',
          t('anyStatistic'),
          statistics.map((one) => ({ value: one, label: statisticTerms[one][language] })),
        )}
        <NativeSelect
          size="xs"
          aria-label={t('confidence')}
          value={toBeVerified ? 'doubt' : ''}
          onChange={(event) =>
            search.change({ toBeVerified: event.currentTarget.value === 'doubt' || undefined })
          }
          data={[
            { value: '', label: t('anyConfidence') },
            { value: 'doubt', label: t('toBeVerified') },
          ]}
        />
        <NativeSelect
          size="xs"
          aria-label={t('state')}
          value={retired ? 'retired' : 'current'}
          onChange={(event) =>
            search.change({ retired: event.currentTarget.value === 'retired' || undefined })
          }
          data={[
            { value: 'current', label: t('current') },
            { value: 'retired', label: t('retired') },
          ]}
        />
      </FilterBar>
      <DataTable
        name="limits"
        label={t('limits')}
        columns={limitColumns({ t, format, language, locale })}
        {...rowsOf(limits)}
        rowKey={({ id, isOwn }) => `${isOwn ? 'own' : 'decree'} ${id}`}
        rowName={({ parameter, standard: of }) => `${parameter[language]} ${of}`}
        search={search}
        onOpen={(limit) => setOpened({ limit, isEditing: false })}
        actions={actions}
        isFaded={({ retiredAt }) => retiredAt !== null}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            onClear={isFiltered && (() => search.change(noFilters))}
          />
        }
      />
      <NotCollected />
      {opened && !opened.isEditing && (
        <LimitPanel
          limit={opened.limit}
          onEdit={
            canEdit && opened.limit.isOwn ? () => setOpened({ ...opened, isEditing: true }) : null
          }
          onClose={() => setOpened(null)}
        />
      )}
      {(isAdding || opened?.isEditing) && (
        <LimitForm
          key={opened?.limit.id ?? 'new'}
          limit={opened?.limit ?? null}
          onClose={() => {
            setOpened(null)
            onAdded()
          }}
        />
      )}
    </>
  )
}
