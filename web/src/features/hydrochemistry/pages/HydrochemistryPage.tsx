import { Checkbox, NativeSelect, Skeleton } from '@mantine/core'
import {
  hydrochemistryReportKind,
  hydrochemistryRoutes,
} from '@puquio/contract/laboratory/hydrochemistry'
import { diagramGroupings, diagramNames } from '@puquio/domain'
import { IconFlask } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { clearFilters } from '../../../ui/table/table-search.ts'
import { PreparedFileMenu } from '../../../widgets/data/PreparedFileMenu.tsx'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { DayRange } from '../../../widgets/instruments/DayRange.tsx'
import { PdfReportMenu } from '../../../widgets/pdf/PdfReportMenu.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import type { Answer } from '../diagrams/use-drawing.ts'
import { SampleDiagrams } from '../SampleDiagrams.tsx'
import {
  hydrochemistryQuery,
  type HydrochemistryValues,
  useHydrochemistrySearch,
} from '../use-hydrochemistry-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, HydrochemistryValues>((ask, { projectId, search }) => {
  ask(hydrochemistryRoutes.samples, { params: { projectId }, query: hydrochemistryQuery(search) })
})

/** Diagrams of samples of water, with their charge balance and what is in no diagram. */
export const Page = () => {
  const { t } = useTranslation('hydrochemistry')
  const { id: projectId } = useProject()
  const { values, search } = useHydrochemistrySearch()
  const query = hydrochemistryQuery(values)
  const found = useApi(
    hydrochemistryRoutes.samples,
    { params: { projectId }, query },
    { isKeepingPrevious: true },
  )
  const pdf = useApiMutation(hydrochemistryRoutes.pdf)
  const language = useLanguage()
  const { data: answer, error } = found
  // An answer to some campaigns names those alone: all that were answered before are offered, too.
  const [before, setBefore] = useState<Answer['campaigns']>([])
  const offered =
    values.campaigns === undefined || before.length === 0 ? (answer?.campaigns ?? []) : before
  if (answer && values.campaigns === undefined && before !== answer.campaigns)
    setBefore(answer.campaigns)
  const isEmpty = answer !== undefined && answer.total === 0
  const diagram = values.diagram ?? 'piper'
  return (
    <>
      <PageTitle title={t('title')} />
      <DataTabs />
      <FilterBar
        lead={
          <StationFilter
            label={t('stations')}
            value={values.stations ?? []}
            onChange={(stations) => search.change({ stations })}
          />
        }
        values={[values.campaigns, values.from, values.to, values.unapproved]}
        end={
          <>
            <PdfReportMenu
              kind={hydrochemistryReportKind}
              isDisabled={isEmpty}
              start={() =>
                pdf.mutateAsync({
                  params: { projectId },
                  body: {
                    ...query,
                    diagram,
                    by: values.by ?? 'station',
                    path: values.path,
                    language,
                  },
                })
              }
            />
            <PreparedFileMenu
              route={hydrochemistryRoutes.file}
              inputOf={(format) => ({
                params: { projectId },
                query: { ...query, format, language },
              })}
            />
          </>
        }
      >
        <MultiPick
          label={t('campaigns')}
          allLabel={t('allCampaigns')}
          options={offered.map(({ id, name }) => ({ key: id, name }))}
          value={values.campaigns ?? []}
          onChange={(chosen) => search.change({ campaigns: chosen })}
        />
        <DayRange from={values.from} to={values.to} onChange={search.change} />
        <Checkbox
          size="xs"
          label={t('unapproved')}
          checked={values.unapproved ?? false}
          onChange={({ currentTarget: { checked } }) =>
            search.change({ unapproved: checked || undefined })
          }
        />
        <NativeSelect
          size="xs"
          aria-label={t('diagram')}
          value={diagram}
          onChange={({ currentTarget: { value } }) => search.change({ diagram: value })}
          data={diagramNames.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
        <NativeSelect
          size="xs"
          aria-label={t('by')}
          value={values.by ?? 'station'}
          onChange={({ currentTarget: { value } }) => search.change({ by: value })}
          data={diagramGroupings.map((value) => ({ value, label: t(`by.${value}`) }))}
        />
        {joined.has(diagram) && (
          <Checkbox
            size="xs"
            label={t('path')}
            checked={values.path ?? false}
            onChange={({ currentTarget: { checked } }) =>
              search.change({ path: checked || undefined })
            }
          />
        )}
      </FilterBar>
      {error && !answer && (
        <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />
      )}
      {!error && !answer && <Skeleton height={480} />}
      {isEmpty && (
        <EmptyRows
          icon={<IconFlask />}
          title={t('noneTitle')}
          text={t('none')}
          onClear={clearFilters(search, values, ['stations', 'campaigns', 'from', 'to'])}
        />
      )}
      {answer && !isEmpty && <SampleDiagrams answer={answer} isStale={found.isPlaceholderData} />}
    </>
  )
}

/** Diagrams in which the samples of a group can be joined in time. */
const joined: ReadonlySet<string> = new Set(['piper', 'durov', 'gibbs'])
