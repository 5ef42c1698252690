import { Checkbox, NativeSelect } from '@mantine/core'
import {
  actionViews,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { responsibleRoleRoutes } from '@puquio/contract/commitments/responsible-roles'
import { actionOrigins } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../lib/api/download.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { useMay, useProject } from '../../lib/project/project-context.ts'
import { useLanguage } from '../../lib/texts/locale.ts'
import { DownloadMenu } from '../../ui/DownloadMenu.tsx'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { DayRange } from '../../widgets/instruments/DayRange.tsx'
import { type ActionSearchControl, noFilters } from './use-action-search.ts'

type ActionFiltersProps = {
  control: ActionSearchControl
  counts: { overdue: number; toReview: number } | undefined
}

/** Which corrective actions are shown. */
export const ActionFilters = ({
  control: { values, search, query },
  counts,
}: ActionFiltersProps) => {
  const { t } = useTranslation('actions')
  const params = { projectId: useProject().id }
  const language = useLanguage()
  const { page: _page, size: _size, ...listed } = query
  const file = (format: 'xlsx' | 'csv') =>
    fileHref(correctiveActionRoutes.file, { params, query: { ...listed, format, language } })
  const { view, origin, of, mine, from, to } = values
  const countOf = { overdue: counts?.overdue, review: counts?.toReview } as Readonly<
    Record<string, number | undefined>
  >
  return (
    <FilterBar
      lead={
        <SearchField
          label={t('search')}
          value={search.search}
          onSearch={(text) => search.change({ search: text })}
        />
      }
      values={[view, origin, mine, values.ownedBy, from, to]}
      active={
        of === undefined
          ? []
          : [{ label: t('ofOne'), onClear: () => search.change({ of: undefined }) }]
      }
      onClearAll={() => search.change(noFilters)}
      end={<DownloadMenu xlsx={file('xlsx')} csv={file('csv')} />}
    >
      <NativeSelect
        size="xs"
        aria-label={t('view')}
        value={view ?? ''}
        onChange={({ currentTarget: { value } }) => search.change({ view: value || undefined })}
        data={[
          { value: '', label: t('view.all') },
          ...actionViews.map((value) => ({
            value,
            label: t(`view.${value}`, { count: countOf[value] ?? 0 }),
          })),
        ]}
      />
      <NativeSelect
        size="xs"
        aria-label={t('origin')}
        value={origin ?? ''}
        onChange={({ currentTarget: { value } }) =>
          search.change({ origin: value || undefined, of: undefined })
        }
        data={[
          { value: '', label: t('anyOrigin') },
          ...actionOrigins.map((value) => ({ value, label: t(`origin.${value}`) })),
        ]}
      />
      {useMay()(responsibleRoleRoutes.people.access) && (
        <OwnerChoice ownedBy={values.ownedBy} onChange={search.change} />
      )}
      <DayRange from={from} to={to} onChange={search.change} />
      <Checkbox
        size="xs"
        label={t('mine')}
        checked={mine === true}
        onChange={({ currentTarget }) =>
          search.change({ mine: currentTarget.checked || undefined })
        }
      />
    </FilterBar>
  )
}

type OwnerChoiceProps = {
  ownedBy: number | undefined
  onChange: (changes: { ownedBy: string | undefined }) => void
}

/** For who may open actions: others are not told who enters data. */
const OwnerChoice = ({ ownedBy, onChange }: OwnerChoiceProps) => {
  const { t } = useTranslation('actions')
  const params = { projectId: useProject().id }
  const people = useApi(responsibleRoleRoutes.people, { params }).data ?? []
  return (
    <NativeSelect
      size="xs"
      aria-label={t('owner')}
      value={String(ownedBy ?? '')}
      onChange={({ currentTarget: { value } }) => onChange({ ownedBy: value || undefined })}
      data={[
        { value: '', label: t('anyOwner') },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
