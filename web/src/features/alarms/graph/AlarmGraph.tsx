import { Button, Skeleton, useComputedColorScheme } from '@mantine/core'
import type { AlarmDetail } from '@puquio/contract/modi/alarms'
import { readingRoutes } from '@puquio/contract/modi/readings'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { timeZoneName } from '../../../lib/texts/time-zone-name.ts'
import { useNow } from '../../../lib/today.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { Graph } from '../../../widgets/graph/chart/Graph.tsx'
import { createView } from '../../../widgets/graph/chart/view.ts'
import { graphData } from '../../../widgets/graph/graph-data.ts'
import { shownLines } from '../../../widgets/graph/lines/shown-lines.ts'
import { useSummaryText } from '../../../widgets/graph/use-summary-text.ts'
import { alarmGraphPx, bandOf, limitsOfRule, spanAround } from './alarm-period.ts'
import styles from './AlarmGraph.module.css'
import '../texts.ts'

const againMs = 60_000
const noLaboratory = new Map<number, never>()

type AlarmGraphProps = { alarm: AlarmDetail; variableId: number }

/** The readings around an alarm, with limits and the time that it lasted; it can be moved and zoomed, too. */
export const AlarmGraph = ({ alarm, variableId }: AlarmGraphProps) => {
  const { t } = useTranslation('alarms')
  const { id: projectId, timeZone } = useProject()
  const [language, locale] = [useLanguage(), useLocale()]
  const scheme = useComputedColorScheme('light')
  const nowMs = useNow().getTime()
  const around = useMemo(() => spanAround(alarm, nowMs), [alarm, nowMs])
  const [chosen, setChosen] = useState<typeof around | null>(null)
  const span = chosen ?? around
  const isActive = alarm.clearedAt === null && !alarm.isHistoric
  const query = {
    variables: [variableId],
    from: new Date(span.fromMs).toISOString(),
    to: new Date(span.toMs).toISOString(),
  }
  const points = useApi(
    readingRoutes.points,
    { params: { projectId }, query },
    { isKeepingPrevious: true, isQuiet: true, ...(isActive ? { refetchInterval: againMs } : {}) },
  )
  const period = useMemo(() => ({ ...span, isLive: false }), [span])
  const [view] = useState(() => createView({ period, fixed: [], now: () => nowMs }))
  useEffect(() => view.set({ period, fixed: [], now: () => nowMs }), [view, period, nowMs])
  useEffect(() => view.close, [view])
  const lines = useMemo(() => {
    if (!points.data) return []
    const number = (value: number) => numberFormat(locale).format(value)
    const shown = [variableId]
    const data = graphData(points.data)
    const own = { data, before: null, laboratory: noLaboratory, scheme, language, number }
    return shownLines({ shown, ...own }).map((line) => ({
      ...line,
      limits: [
        ...line.limits,
        ...limitsOfRule(
          alarm,
          line.limits,
          ({ op, value }) => `${t('rule')} ${op} ${number(value)}`,
        ),
      ],
    }))
  }, [points.data, variableId, scheme, language, locale, alarm, t])
  const marks = useMemo(() => [bandOf(alarm, nowMs)], [alarm, nowMs])
  const summary = useSummaryText({ lines, view, deviceName: alarm.device.name, timeZone })
  if (points.error && !points.data)
    return <ErrorState {...failureOf(points.error)} onRetry={() => void points.refetch()} />
  if (!points.data) return <Skeleton height={alarmGraphPx} />
  const isEmpty = lines.every(({ columns }) => columns.at.length === 0)
  return (
    <section className={styles.graph} aria-label={t('graphAround')}>
      <Graph
        lines={lines}
        view={view}
        timeZone={timeZone}
        marks={marks}
        summary={summary}
        heightPx={alarmGraphPx}
        onSpan={setChosen}
        onReset={() => setChosen(null)}
      />
      <p className={styles.caption}>
        {isEmpty && !points.isPlaceholderData && `${t('noReadingsAround')} `}
        {t('bandHelp', { zone: timeZoneName(timeZone, language) })}{' '}
        <TextLink {...paths.graphAt(alarm.device, wholeGraph(variableId, span))}>
          {t('graphAtMoment')}
        </TextLink>
        {chosen && (
          <Button variant="subtle" size="compact-xs" onClick={() => setChosen(null)}>
            {t('aroundAgain')}
          </Button>
        )}
      </p>
    </section>
  )
}

const wholeGraph = (variableId: number, { fromMs, toMs }: { fromMs: number; toMs: number }) => ({
  variables: [variableId],
  from: toTheSecond(fromMs),
  to: toTheSecond(toMs),
})
const toTheSecond = (ms: number) => new Date(ms).toISOString().replace(/\.\d+/, '')
