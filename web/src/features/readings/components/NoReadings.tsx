import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useStore } from '../../../lib/store.ts'
import type { View } from '../../../widgets/graph/chart/view.ts'
import { hasReadings } from '../../../widgets/graph/lines/columns.ts'
import type { ShownLine } from '../../../widgets/graph/lines/shown-line.ts'
import type { useGraphData } from '../live/use-graph-data.ts'
import styles from './parts.module.css'
import '../texts.ts'

type NoReadingsProps = {
  lines: readonly ShownLine[]
  view: View
  graph: Pick<ReturnType<typeof useGraphData>, 'arrivals' | 'data'>
  timeZone: string
  onShowNewest: (atMs: number) => void
}

/** Lies over an empty graph: when there were readings last, and the way there. */
export const NoReadings = ({ lines, view, graph, timeZone, onShowNewest }: NoReadingsProps) => {
  const { t } = useTranslation('readings')
  const format = useFormat(timeZone)
  useStore(graph.arrivals)
  const span = view.span()
  const shown = lines.flatMap(({ columns, before }) => [
    hasReadings(columns, span),
    before !== null &&
      hasReadings(before.columns, {
        fromMs: span.fromMs - before.shiftMs,
        toMs: span.toMs - before.shiftMs,
      }),
  ])
  if (lines.length === 0 || shown.includes(true)) return null
  const newest = lines
    .map(({ id }) => graph.data?.latestOf(id) ?? null)
    .reduce((best, one) => (one && (!best || one.atMs > best.atMs) ? one : best), null)
  return (
    <div className={styles.none}>
      <p>
        <b>{t(newest ? 'noReadings' : 'neverTitle')}</b>
      </p>
      <p>
        {newest
          ? t('newestAt', { at: format.instant(new Date(newest.atMs).toISOString()) })
          : t('never')}
      </p>
      {newest && (
        <Button size="xs" variant="default" onClick={() => onShowNewest(newest.atMs)}>
          {t('showNewest')}
        </Button>
      )}
    </div>
  )
}
