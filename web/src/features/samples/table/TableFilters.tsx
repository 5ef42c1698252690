import { Checkbox, NativeSelect } from '@mantine/core'
import type { RouteAnswer } from '@puquio/contract'
import { dataExportRoutes, type ExportFormat } from '@puquio/contract/laboratory/data-exports'
import type { resultTableRoutes } from '@puquio/contract/laboratory/result-table'
import { parameterGroups, parameterGroupTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { SearchValues } from '../../../lib/search.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DownloadMenu } from '../../../ui/DownloadMenu.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { ReferenceFilter } from '../../../widgets/pickers/ReferencePicker.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import { columnsWithin } from './shown-columns.ts'
import styles from './table.module.css'
import type { TableSearchValues } from './use-table-search.ts'
import '../texts.ts'

type TableFiltersProps = {
  values: TableSearchValues
  onChange: (changes: SearchValues) => void
  answer: RouteAnswer<typeof resultTableRoutes.columns> | undefined
}

export const TableFilters = ({ values, onChange, answer }: TableFiltersProps) => {
  const { t } = useTranslation('samples')
  const { id: projectId, timeZone } = useProject()
  const language = useLanguage()
  const today = useToday(timeZone)
  const { stations, components, group, parameters, from, to, exceeding } = values
  const all = answer?.parameters ?? []
  const days = answer?.days
  const ofChoice = columnsWithin(all, { group, parameters, exceeding: undefined }, [])
  /** The same samples and parameters by the call of exports, which has no filter of exceedances. */
  const hrefOf = (format: ExportFormat) =>
    fileHref(dataExportRoutes.download, {
      params: { projectId },
      query: {
        stations,
        components,
        parameters: group || parameters ? ofChoice.map(({ id }) => id) : undefined,
        from: from ?? days?.from,
        to: to ?? days?.to,
        format,
        layout: 'wide',
        language,
      },
    })
  const day = (name: 'from' | 'to') => (
    <div className={styles.day}>
      <DateField
        size="xs"
        label={t(name)}
        today={today}
        value={values[name] ?? null}
        onChange={(on) => onChange({ [name]: on ?? undefined })}
      />
    </div>
  )
  return (
    <FilterBar
      lead={
        <StationFilter
          label={t('stations')}
          value={stations ?? []}
          onChange={(chosen) => onChange({ stations: chosen })}
        />
      }
      values={[components, group, parameters, from, to, exceeding]}
      end={
        days && (
          <DownloadMenu
            xlsx={hrefOf('xlsx')}
            csv={hrefOf('csv')}
            note={exceeding ? t('downloadsAll') : undefined}
          />
        )
      }
    >
      <ReferenceFilter
        list="components"
        label={t('components')}
        value={components ?? []}
        onChange={(chosen) => onChange({ components: chosen })}
      />
      <NativeSelect
        size="xs"
        aria-label={t('group')}
        value={group ?? ''}
        onChange={(event) => onChange({ group: event.currentTarget.value, parameters: undefined })}
        data={[
          { value: '', label: t('anyGroup') },
          ...parameterGroups
            .filter((one) => one === group || all.some((column) => column.group === one))
            .map((one) => ({ value: one, label: parameterGroupTerms[one][language] })),
        ]}
      />
      <MultiPick
        label={t('parametersFilter')}
        options={all
          .filter((one) => group === undefined || one.group === group)
          .map(({ id, name }) => ({ key: id, name: name[language] }))}
        value={parameters ?? []}
        onChange={(chosen) => onChange({ parameters: chosen })}
      />
      {day('from')}
      {day('to')}
      <Checkbox
        size="xs"
        label={t('onlyExceeding')}
        checked={exceeding ?? false}
        onChange={(event) =>
          onChange({ exceeding: event.currentTarget.checked ? true : undefined })
        }
      />
    </FilterBar>
  )
}
