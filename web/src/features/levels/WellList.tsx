import { Button } from '@mantine/core'
import { type Well, wellRoutes } from '@puquio/contract/levels/levels'
import { IconArchive, IconPencil, IconRestore, IconRulerMeasure } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { useLanguage } from '../../lib/texts/locale.ts'
import { confirm } from '../../ui/dialog/confirm.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../ui/table/EmptyRows.tsx'
import { clearFilters, type TableSearch } from '../../ui/table/table-search.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { sorted } from './chosen-wells.ts'
import type { LevelsValues } from './use-levels-search.ts'
import { wellColumns } from './well-columns.tsx'
import './texts.ts'

type WellListProps = {
  /** Undefined while they load. */
  wells: readonly Well[] | undefined
  /** The project has none at all. */
  isNone: boolean
  values: LevelsValues
  search: TableSearch
  onOpen: (id: number) => void
  onEnter: ((id: number) => void) | undefined
  onEdit: ((well: Well) => void) | undefined
  onChoose: (ids: number[] | undefined, view?: 'series' | 'section') => void
}

/** The wells with their newest level; those that are selected are shown over time and in sections. */
export const WellList = (props: WellListProps) => {
  const { wells, isNone, values, search, onOpen, onEnter, onEdit, onChoose } = props
  const { t } = useTranslation('levels')
  const { id: projectId, timeZone } = useProject()
  const [format, language] = [useFormat(timeZone), useLanguage()]
  const retire = useApiMutation(wellRoutes.retire)
  const restore = useApiMutation(wellRoutes.restore)
  const rows = wells && sorted(wells, search.sort)
  const move = async ({ id, name, retiredAt }: Well) => {
    const isBack = retiredAt !== null
    const question = {
      title: t('retireTitle', { name }),
      text: t('retireText'),
      confirmLabel: t('retire'),
      isDanger: true,
    }
    if (!isBack && !(await confirm(question))) return
    try {
      await (isBack ? restore : retire).mutateAsync({ params: { projectId, wellId: id } })
      const text = t(isBack ? 'wasRestored' : 'wasRetired', { name })
      showToast({ kind: 'success', text, action: 'well' })
    } catch (refused) {
      showToast({ kind: 'error', text: problemText(refused), action: 'well' })
    }
  }
  return (
    <DataTable
      name="wells"
      label={t('wells')}
      columns={wellColumns({ t, format, language })}
      rows={rows?.slice((search.page - 1) * search.size, search.page * search.size)}
      total={rows?.length}
      search={search}
      rowKey={({ id }) => id}
      rowName={({ name }) => name}
      isFaded={({ retiredAt }) => retiredAt !== null}
      onOpen={({ id }) => onOpen(id)}
      actions={(well) => [
        ...(onEnter && well.retiredAt === null
          ? [
              {
                label: t('enterSounding'),
                icon: <IconRulerMeasure size={16} />,
                onSelect: () => onEnter(well.id),
              },
            ]
          : []),
        ...(onEdit
          ? [
              {
                label: t('editWell'),
                icon: <IconPencil size={16} />,
                onSelect: () => onEdit(well),
              },
              well.retiredAt === null
                ? {
                    label: t('retire'),
                    icon: <IconArchive size={16} />,
                    isDanger: true,
                    onSelect: () => void move(well),
                  }
                : {
                    label: t('restore'),
                    icon: <IconRestore size={16} />,
                    onSelect: () => void move(well),
                  },
            ]
          : []),
      ]}
      selection={{
        keys: new Set(values.wells),
        onChange: (keys) => onChoose(keys.size === 0 ? undefined : [...keys].map(Number)),
        bar: (
          <>
            <Button size="xs" variant="default" onClick={() => onChoose(values.wells, 'series')}>
              {t('overTime')}
            </Button>
            <Button size="xs" variant="default" onClick={() => onChoose(values.wells, 'section')}>
              {t('section')}
            </Button>
          </>
        ),
      }}
      empty={
        <EmptyRows
          title={t('noneTitle')}
          text={t('none')}
          onClear={
            !isNone &&
            clearFilters(search, { ...values, search: search.search }, ['search', 'states'])
          }
        />
      }
    />
  )
}
