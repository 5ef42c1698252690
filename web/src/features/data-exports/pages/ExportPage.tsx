import { SegmentedControl, Text } from '@mantine/core'
import {
  dataExportRoutes,
  type ExportSource,
  exportSources,
} from '@puquio/contract/laboratory/data-exports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { type Draft, ExportFilters, listsOf } from '../components/ExportFilters.tsx'
import { ExportList, exportListQuery } from '../components/ExportList.tsx'
import { ExportScript } from '../components/ExportScript.tsx'
import { FormatPanel } from '../components/FormatPanel.tsx'
import styles from '../components/Export.module.css'
import { rangeIssue } from '../range-issue.ts'
import type { exportSearch } from '../search.ts'
import { useExport } from '../use-export.ts'
import { useExportSearch } from '../use-export-search.ts'
import '../texts.ts'

type Search = z.output<typeof exportSearch>

/** Results are meant where nothing is said. */
const ofSource = ({ source }: Search) => (source === undefined ? {} : { source })
const sourceOf = ({ source }: Search): ExportSource => source ?? 'results'

const optionsQuery = (search: Search) =>
  rangeIssue(search) === 'rangeWrong'
    ? ofSource(search)
    : {
        ...ofSource(search),
        ...(search.from === undefined ? {} : { from: search.from }),
        ...(search.to === undefined ? {} : { to: search.to }),
        ...listsOf(search),
      }

export const loader = loadInProject<unknown, Search>((ask, { projectId, search }) => {
  const params = { projectId }
  ask(dataExportRoutes.options, { params, query: optionsQuery(search) })
  ask(dataExportRoutes.list, { params, query: exportListQuery(search) })
})

/** Laboratory results and readings of sensors out of the product, by filters. */
export const Page = () => {
  const { t } = useTranslation('dataExports')
  const isPhone = useIsPhone()
  const { id: projectId } = useProject()
  const at = useExportSearch()
  const exporting = useExport()
  const [draft, setDraft] = useState<Draft>({ isApplied: true, issue: null })
  const issue = rangeIssue(at.values)
  const found = useApi(
    dataExportRoutes.options,
    { params: { projectId }, query: optionsQuery(at.values) },
    { isKeepingPrevious: true },
  )
  const isWaiting = !draft.isApplied && draft.issue === null
  const hasRange = issue === null && draft.issue === null
  const hasNone = found.data?.span === null
  const { from, to } = at.values
  return (
    <>
      <PageTitle title={t('title')} />
      <Text size="sm" c="dimmed" mb="sm">
        {t('help')}
      </Text>
      <SegmentedControl
        aria-label={t('source')}
        mb="sm"
        orientation={isPhone ? 'vertical' : 'horizontal'}
        data={exportSources.map((value) => ({ value, label: t(`source_${value}`) }))}
        value={sourceOf(at.values)}
        onChange={(value) =>
          at.write({ ...at.values, source: value === 'results' ? undefined : value })
        }
      />
      {found.error ? (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      ) : hasNone ? (
        <EmptyState
          title={t(at.values.source === 'readings' ? 'noReadingsTitle' : 'noResultsTitle')}
          text={t(at.values.source === 'readings' ? 'noReadings' : 'noResults')}
        />
      ) : (
        <div className={styles.columns}>
          <ExportFilters
            source={at.values.source}
            applied={at.values}
            onDraft={setDraft}
            onApply={(choices) => at.write({ ...cleared, ...choices })}
          />
          <FormatPanel
            total={hasRange && !found.isPlaceholderData ? (found.data?.total ?? null) : null}
            hasRange={hasRange}
            isApplied={draft.isApplied && hasRange}
            isWaiting={isWaiting}
            selection={{ source: sourceOf(at.values), from, to, ...listsOf(at.values) }}
            exporting={exporting}
          />
        </div>
      )}
      {!hasNone && issue === null && <ExportScript filters={filtersOf(at.values)} />}
      <ExportList at={at} exporting={exporting} />
    </>
  )
}

/** As a program writes them into an address. */
const filtersOf = (search: Search): Record<string, string> =>
  Object.fromEntries(
    Object.entries(optionsQuery(search)).map(([name, value]) => [name, String(value)]),
  )

const cleared = {
  components: undefined,
  subcomponents: undefined,
  stations: undefined,
  parameters: undefined,
  from: undefined,
  to: undefined,
  page: undefined,
}
