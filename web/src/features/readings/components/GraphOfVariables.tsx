import { Skeleton, useComputedColorScheme } from '@mantine/core'
import type { Device } from '@puquio/contract/modi/devices'
import type { GraphVariable } from '@puquio/contract/modi/readings'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import type { SearchValues } from '../../../lib/search.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { timeZoneName } from '../../../lib/texts/time-zone-name.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { Annotations } from '../annotations/Annotations.tsx'
import { useAnnotations } from '../annotations/use-annotations.ts'
import { Graph } from '../../../widgets/graph/chart/Graph.tsx'
import { shownLines } from '../../../widgets/graph/lines/shown-lines.ts'
import { usualRange, writeFixed, writeLive } from '../lines/period.ts'
import { type Span } from '../../../widgets/graph/lines/span.ts'
import { readAxes } from '../../../widgets/graph/lines/value-range.ts'
import { useGraphData } from '../live/use-graph-data.ts'
import { useLiveView } from '../live/use-live-view.ts'
import { useLaboratory } from '../live/use-laboratory.ts'
import type { GraphSearch } from '../search.ts'
import { GraphMenu } from './GraphMenu.tsx'
import { NoReadings } from './NoReadings.tsx'
import styles from './parts.module.css'
import { RangeBar } from './RangeBar.tsx'
import { ReadingsTable } from './ReadingsTable.tsx'
import { useSummaryText } from '../../../widgets/graph/use-summary-text.ts'
import { VariableChips } from './VariableChips.tsx'
import { VariablePicker } from './VariablePicker.tsx'
import '../texts.ts'

type GraphOfVariablesProps = {
  device: Device
  shown: readonly number[]
  search: GraphSearch
  change: (changes: SearchValues) => void
}

/** The graph of some variables, what chooses them and their time, and the same as a table. */
export const GraphOfVariables = (props: GraphOfVariablesProps) => {
  const { device, shown, search, change } = props
  const { t } = useTranslation('readings')
  const { id: projectId, timeZone } = useProject()
  const [language, locale] = [useLanguage(), useLocale()]
  const scheme = useComputedColorScheme('light')
  const graph = useGraphData({ projectId, variables: shown, search })
  const { period, data, before, arrivals, level } = graph
  const variables = data?.variables ?? noVariables
  const laboratory = useLaboratory({ projectId, variables, timeZone })
  const { annotations, marks } = useAnnotations({ projectId, variables, span: period })
  const devices = useMemo(() => devicesOf(variables), [variables])
  const fixed = useMemo(() => readAxes(search.axes), [search.axes])
  const view = useLiveView({ graph, fixed })
  const asked = shown.join(',')
  const lines = useMemo(
    () =>
      data
        ? shownLines({
            shown: asked.split(',').map(Number),
            data,
            before,
            laboratory,
            scheme,
            language,
            number: (value) => numberFormat(locale).format(value),
          })
        : [],
    [data, before, asked, laboratory, scheme, language, locale],
  )
  const { isLive } = period
  const spanMs = period.toMs - period.fromMs

  const summary = useSummaryText({ lines, view, deviceName: device.name, timeZone })
  const choose = (span: Span) => change({ ...writeFixed(span), page: undefined })
  const reset = () => change({ ...writeLive(usualRange), axes: undefined, page: undefined })
  return (
    <>
      <div className={styles.variables}>
        <VariableChips
          lines={lines}
          graph={graph}
          timeZone={timeZone}
          onRemove={(id) => change({ variables: shown.filter((one) => one !== id) })}
        />
        <VariablePicker
          projectId={projectId}
          deviceId={device.id}
          shown={shown}
          onChange={(ids) => change({ variables: ids })}
        />
      </div>
      <RangeBar
        search={search}
        isLive={isLive}
        span={view.span}
        timeZone={timeZone}
        change={change}
        onReset={reset}
        end={
          <GraphMenu
            device={device}
            lines={lines}
            view={view}
            search={search}
            change={change}
            level={level}
            timeZone={timeZone}
          />
        }
      />
      {graph.error && !data && (
        <ErrorState {...failureOf(graph.error)} onRetry={() => graph.refetch()} />
      )}
      {!data && !graph.error && <Skeleton height={340} />}
      {data && (
        <div className={graph.isStale ? styles.stale : undefined} aria-busy={graph.isStale}>
          <Graph
            lines={lines}
            view={view}
            timeZone={timeZone}
            marks={marks}
            summary={summary}
            onSpan={choose}
            onReset={reset}
          >
            {!graph.isStale && (
              <NoReadings
                lines={lines}
                view={view}
                graph={graph}
                timeZone={timeZone}
                onShowNewest={(atMs) =>
                  choose({ fromMs: atMs - spanMs * 0.95, toMs: atMs + spanMs * 0.05 })
                }
              />
            )}
          </Graph>
          <p className={styles.caption}>
            {[
              t('zone', { zone: timeZoneName(timeZone, language) }),
              t(`level_${level}`),
              graph.isThinned && t('thinned'),
              search.compare && t('compareLegend'),
              lines.some(({ laboratory: points }) =>
                points.some(({ atMs }) => atMs >= view.span().fromMs && atMs < view.span().toMs),
              ) && t('laboratoryLegend'),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
          <Annotations
            annotations={annotations}
            devices={devices}
            view={view}
            timeZone={timeZone}
            onSpan={choose}
          />
          {search.table && (
            <ReadingsTable
              lines={lines}
              span={view.span}
              arrivals={arrivals}
              search={search}
              change={change}
              timeZone={timeZone}
            />
          )}
        </div>
      )}
    </>
  )
}

const noVariables = [] as const

const devicesOf = (variables: readonly GraphVariable[]) => [
  ...new Map(variables.map(({ device }) => [device.id, device])).values(),
]
