import { Checkbox, NativeSelect, Skeleton } from '@mantine/core'
import { complianceRoutes } from '@puquio/contract/laboratory/compliance'
import { IconChecklist } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { PreparedFileMenu } from '../../../widgets/data/PreparedFileMenu.tsx'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { DayRange } from '../../../widgets/instruments/DayRange.tsx'
import { ReferenceFilter } from '../../../widgets/pickers/ReferencePicker.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import { Matrix } from '../matrix/Matrix.tsx'
import styles from '../matrix/Matrix.module.css'
import { MatrixLegend } from '../matrix/MatrixLegend.tsx'
import { complianceRows } from '../search.ts'
import {
  complianceQuery,
  type ComplianceValues,
  useComplianceSearch,
} from '../use-compliance-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, ComplianceValues>((ask, { projectId, search }) => {
  ask(complianceRoutes.show, { params: { projectId }, query: complianceQuery(search) })
})

/** How results compare with their limits: stations and parameters by month, the worst of each cell. */
export const Page = () => {
  const { t } = useTranslation('compliance')
  const { id: projectId } = useProject()
  const language = useLanguage()
  const { values, change } = useComplianceSearch()
  const query = complianceQuery(values)
  const params = { projectId }
  const found = useApi(complianceRoutes.show, { params, query }, { isKeepingPrevious: true })
  const { data: answer, error } = found
  const { components, stations, parameters, from, to, unapproved, rows = 'station' } = values
  return (
    <>
      <PageTitle title={t('title')} />
      <DataTabs />
      <FilterBar
        lead={
          <StationFilter
            label={t('stations')}
            value={stations ?? []}
            onChange={(chosen) => change({ stations: chosen })}
          />
        }
        values={[components, from, to, unapproved]}
        end={
          <PreparedFileMenu
            route={complianceRoutes.file}
            inputOf={(format) => ({ params, query: { ...query, format, language } })}
          />
        }
      >
        <ReferenceFilter
          list="components"
          label={t('component')}
          value={components ?? []}
          onChange={(chosen) => change({ components: chosen })}
        />
        <DayRange from={from} to={to} onChange={change} />
        <NativeSelect
          size="xs"
          aria-label={t('rows')}
          value={rows}
          onChange={({ currentTarget: { value } }) => change({ rows: value })}
          data={complianceRows.map((value) => ({
            value,
            label: t(
              value === 'station' ? 'stations' : value === 'parameter' ? 'parameters' : 'byBoth',
            ),
          }))}
        />
        <Checkbox
          size="xs"
          label={t('unapproved')}
          checked={unapproved ?? false}
          onChange={({ currentTarget: { checked } }) =>
            change({ unapproved: checked || undefined })
          }
        />
      </FilterBar>
      {error && !answer && (
        <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />
      )}
      {!error && !answer && <Skeleton height={420} />}
      {answer && answer.cells.length === 0 && (
        <EmptyRows
          icon={<IconChecklist />}
          title={t('noneTitle')}
          text={t('none')}
          noneFound={t('noneTitle')}
          onClear={
            [components, stations, parameters, from, to].some((one) => one !== undefined) &&
            (() =>
              change({
                components: undefined,
                stations: undefined,
                parameters: undefined,
                from: undefined,
                to: undefined,
              }))
          }
        />
      )}
      {answer && answer.cells.length > 0 && (
        <div aria-busy={found.isPlaceholderData}>
          <MatrixLegend />
          <Matrix answer={answer} rows={rows} />
          <p className={styles.note}>{t('rule')}</p>
        </div>
      )}
    </>
  )
}
