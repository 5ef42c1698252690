import { Alert, Button, NativeSelect, Text } from '@mantine/core'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { outcomes, outcomeTerms, parameterGroups, parameterGroupTerms } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { rowsOf } from '../../../lib/api/rows-of.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import { exceedingFirst, sampleColumns } from '../sample-columns.tsx'
import type { sampleSearch } from '../search.ts'
import { sampleQuery, useSampleSearch } from '../use-sample-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, z.output<typeof sampleSearch>>(
  (ask, { projectId, search }) =>
    ask(sampleRoutes.list, { params: { projectId }, query: sampleQuery(search) }),
)

const noFilters = {
  search: undefined,
  stations: undefined,
  from: undefined,
  to: undefined,
  group: undefined,
  outcome: undefined,
  import: undefined,
}

/** Samples by station and date, each result beside its limit. */
export const Page = () => {
  const { t } = useTranslation('samples')
  const project = useProject()
  const may = useMay()
  const format = useFormat(project.timeZone)
  const [language, locale] = [useLanguage(), useLocale()]
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const today = useToday(project.timeZone)
  const { values, search, query } = useSampleSearch()
  const params = { projectId: project.id }
  const samples = useApi(sampleRoutes.list, { params, query }, { isKeepingPrevious: true })
  const { stations, from, to, group, outcome, import: ofImport } = values
  const isFiltered = Boolean(
    search.search ?? stations ?? from ?? to ?? group ?? outcome ?? ofImport,
  )
  const day = (name: 'from' | 'to') => (
    <DateField
      size="xs"
      label={t(name)}
      today={today}
      value={values[name] ?? null}
      onChange={(on) => search.change({ [name]: on ?? undefined })}
    />
  )
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          <>
            {may(sampleRoutes.create.access) && (
              <ButtonLink variant="default" {...paths.sampleCreate()}>
                {t('newSample')}
              </ButtonLink>
            )}
            {may(resultImportRoutes.start.access) && (
              <ButtonLink {...paths.resultImport()}>{t('import')}</ButtonLink>
            )}
          </>
        }
      />
      <DataTabs />
      <FilterBar
        lead={
          <SearchField value={search.search} onSearch={(text) => search.change({ search: text })} />
        }
        values={[stations, from, to, group, outcome]}
      >
        <StationFilter
          label={t('stations')}
          value={stations ?? []}
          onChange={(chosen) => search.change({ stations: chosen })}
        />
        {day('from')}
        {day('to')}
        <NativeSelect
          size="xs"
          aria-label={t('group')}
          value={group ?? ''}
          onChange={(event) => search.change({ group: event.currentTarget.value })}
          data={[
            { value: '', label: t('anyGroup') },
            ...parameterGroups.map((one) => ({
              value: one,
              label: parameterGroupTerms[one][language],
            })),
          ]}
        />
        <NativeSelect
          size="xs"
          aria-label={t('outcome')}
          value={outcome ?? ''}
          onChange={(event) => search.change({ outcome: event.currentTarget.value })}
          data={[
            { value: '', label: t('anyOutcome') },
            ...outcomes.map((one) => ({ value: one, label: outcomeTerms[one][language] })),
          ]}
        />
      </FilterBar>
      {ofImport !== undefined && (
        <Alert color="blue" mb="sm" role="status">
          {t('ofImport')}{' '}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => search.change({ import: undefined })}
          >
            {t('allSamples')}
          </Button>
        </Alert>
      )}
      <Text size="sm" c="dimmed" mb="sm">
        {t(isPhone ? 'legendPhone' : 'legend')}
      </Text>
      <DataTable
        name="samples"
        label={t('title')}
        columns={sampleColumns(
          exceedingFirst(samples.data?.parameters ?? [], samples.data?.items ?? []),
          { t, format, language, locale },
        )}
        {...rowsOf(samples)}
        rowKey={({ id }) => id}
        rowName={({ station, sampledOn }) => `${station.code} ${format.date(sampledOn)}`}
        search={search}
        onOpen={({ id }) => void navigate(paths.sample(id))}
        actions={({ station }) => [
          {
            label: t('stationResults'),
            onSelect: () => void navigate(paths.stationData(station.id)),
          },
        ]}
        empty={
          <EmptyRows
            title={t('noneTitle')}
            text={t('none')}
            onClear={isFiltered && (() => search.change(noFilters))}
          />
        }
      />
    </>
  )
}
