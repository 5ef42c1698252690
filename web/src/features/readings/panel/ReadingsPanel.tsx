import { Skeleton, useComputedColorScheme } from '@mantine/core'
import { instantsShown } from '@puquio/contract/boards/panels'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { useNow } from '../../../lib/today.ts'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { type PanelProps, useFigureHeight } from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { Graph } from '../../../widgets/graph/chart/Graph.tsx'
import { shownLines } from '../../../widgets/graph/lines/shown-lines.ts'
import type { Span } from '../../../widgets/graph/lines/span.ts'
import { useSummaryText } from '../../../widgets/graph/use-summary-text.ts'
import { NoReadings } from '../components/NoReadings.tsx'
import { writeFixed } from '../lines/period.ts'
import { useGraphData } from '../live/use-graph-data.ts'
import { useLiveView } from '../live/use-live-view.ts'
import '../texts.ts'
import './texts.ts'

const noLaboratory = new Map<number, never>()
const noMarks = [] as const
const noAxes = [] as const
const dayMs = 86_400_000

/** Lines of device variables over the board's period; without one the last day, which goes on. */
export const ReadingsPanel = ({ settings: { variables = [] }, filters, height }: PanelProps) => {
  const { t } = useTranslation('readingsPanel')
  const heightPx = useFigureHeight(height)
  return variables.length === 0 ? (
    <EmptyState title={t('none')} text={t('noneText')} />
  ) : (
    <Lines key={variables.join()} ids={variables} filters={filters} heightPx={heightPx} />
  )
}

type LinesProps = { ids: readonly number[]; filters: PanelProps['filters']; heightPx: number }

const Lines = ({ ids, filters, heightPx }: LinesProps) => {
  const { id: projectId, timeZone } = useProject()
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat(timeZone)
  const scheme = useComputedColorScheme('light')
  const nowMs = useNow().getTime()
  const [zoomed, setZoomed] = useState<Span | null>(null)
  const search = useMemo(() => {
    if (zoomed) return writeFixed(zoomed)
    const { from, to } = instantsShown(filters, timeZone)
    if (from === undefined && to === undefined) return {}
    const toMs = to === undefined ? nowMs : Date.parse(to)
    const fromMs = from === undefined ? toMs - dayMs : Date.parse(from)
    return fromMs < toMs ? writeFixed({ fromMs, toMs }) : {}
  }, [zoomed, filters, timeZone, nowMs])
  const graph = useGraphData({ projectId, variables: ids, search })
  const { data, period, isStale } = graph
  const view = useLiveView({ graph, fixed: noAxes })
  const lines = useMemo(
    () =>
      data
        ? shownLines({
            shown: [...ids],
            data,
            before: null,
            laboratory: noLaboratory,
            scheme,
            language,
            number: (value) => numberFormat(locale).format(value),
          })
        : [],
    [data, ids, scheme, language, locale],
  )
  const devices = [
    ...new Map((data?.variables ?? []).map(({ device }) => [device.id, device])).values(),
  ]
  const deviceName = devices.map(({ name }) => name).join(', ')
  const summary = useSummaryText({ lines, view, deviceName, timeZone })
  if (graph.error && !data)
    return <ErrorState {...failureOf(graph.error)} onRetry={() => graph.refetch()} />
  if (!data) return <Skeleton height={heightPx} />
  const spanMs = period.toMs - period.fromMs
  return (
    <div aria-busy={isStale}>
      <ul>
        {lines.map(({ id }) => {
          const variable = data.variables.find((one) => one.id === id)
          return variable && <li key={id}>{`${variable.device.name}: ${variable.name}`}</li>
        })}
      </ul>
      <Graph
        lines={lines}
        view={view}
        timeZone={timeZone}
        marks={noMarks}
        summary={summary}
        heightPx={heightPx}
        onSpan={setZoomed}
        onReset={() => setZoomed(null)}
      >
        {!isStale && (
          <NoReadings
            lines={lines}
            view={view}
            graph={graph}
            timeZone={timeZone}
            onShowNewest={(atMs) =>
              setZoomed({ fromMs: atMs - spanMs * 0.95, toMs: atMs + spanMs * 0.05 })
            }
          />
        )}
      </Graph>
      <PanelFoot>
        <span>
          {[period.fromMs, period.toMs]
            .map((ms) => format.instant(new Date(ms).toISOString()))
            .join(' – ')}
        </span>
        {devices.map(({ id, serial, name }) => (
          <TextLink key={id} {...paths.device(id, serial)}>
            {name}
          </TextLink>
        ))}
      </PanelFoot>
    </div>
  )
}
