import { ActionIcon, Button, NativeSelect, SegmentedControl } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconPlayerPause,
  IconPlayerPlay,
  IconZoomIn,
  IconZoomOut,
  IconZoomReset,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { SearchValues } from '../../../lib/search.ts'
import { moveStep, zoomStep } from '../../../widgets/graph/chart/Graph.tsx'
import { presets, rangeText, usualRange, writeFixed, writeLive } from '../lines/period.ts'
import { moved, type Span, zoomed } from '../../../widgets/graph/lines/span.ts'
import type { GraphSearch } from '../search.ts'
import { CustomRange } from './CustomRange.tsx'
import styles from './parts.module.css'
import '../texts.ts'

type RangeBarProps = {
  search: GraphSearch
  isLive: boolean
  span: () => Span
  timeZone: string
  change: (changes: SearchValues) => void
  onReset: () => void
  /** At the right end. */
  end: ReactNode
}

const comparisons = ['previous', '1d', '7d', '30d', '365d'] as const

/** Which time is shown, and beside which other one. */
export const RangeBar = (props: RangeBarProps) => {
  const { search, isLive, span, timeZone, change, onReset, end } = props
  const { t } = useTranslation('readings')
  const range = search.range ?? usualRange
  const show = (next: Span) => change(writeFixed(next))
  const lengthMs = () => span().toMs - span().fromMs
  const tool = (label: string, icon: ReactNode, act: () => void) => (
    <ActionIcon key={label} size="input-xs" aria-label={label} title={label} onClick={act}>
      {icon}
    </ActionIcon>
  )
  return (
    <section className={styles.bar} aria-label={t('period')}>
      <SegmentedControl
        size="xs"
        aria-label={t('range')}
        value={isLive ? range : ''}
        data={presets.map((value) => ({ value, label: t(`range_${value}`) }))}
        onChange={(value) => change(writeLive(value))}
      />
      <CustomRange span={span} timeZone={timeZone} onChoose={show} />
      <Button
        size="xs"
        variant={isLive ? 'light' : 'default'}
        aria-pressed={isLive}
        leftSection={isLive ? <IconPlayerPause size={14} /> : <IconPlayerPlay size={14} />}
        onClick={() => change(isLive ? writeFixed(span()) : writeLive(rangeText(lengthMs())))}
      >
        {t('live')}
      </Button>
      <div className={styles.tools} role="group" aria-label={t('move')}>
        {tool(t('earlier'), <IconChevronLeft size={16} />, () =>
          show(moved(span(), -lengthMs() * moveStep)),
        )}
        {tool(t('later'), <IconChevronRight size={16} />, () =>
          show(moved(span(), lengthMs() * moveStep)),
        )}
        {tool(t('zoomOut'), <IconZoomOut size={16} />, () =>
          show(zoomed(span(), 1 / zoomStep, (span().fromMs + span().toMs) / 2)),
        )}
        {tool(t('zoomIn'), <IconZoomIn size={16} />, () =>
          show(zoomed(span(), zoomStep, (span().fromMs + span().toMs) / 2)),
        )}
        {tool(t('reset'), <IconZoomReset size={16} />, onReset)}
      </div>
      <NativeSelect
        size="xs"
        aria-label={t('compare')}
        value={search.compare ?? ''}
        onChange={(event) => change({ compare: event.currentTarget.value })}
        data={[
          { value: '', label: t('compareNone') },
          ...comparisons.map((value) => ({ value, label: t(`compare_${value}`) })),
        ]}
      />
      <div className={styles.end}>{end}</div>
    </section>
  )
}
