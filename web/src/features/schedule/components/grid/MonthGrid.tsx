import { monitoringStatusTerms } from '@puquio/contract/terms'
import type { ScheduleMonth } from '@puquio/contract/schedule'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage, useLocale } from '../../../../lib/texts/locale.ts'
import { useFormat } from '../../../../lib/texts/format.ts'
import { longDate } from '../../../../ui/fields/show-date.ts'
import { KeyHint } from '../../../../ui/keys/KeyHint.tsx'
import { useRowWindow } from '../../../../ui/table/use-row-window.ts'
import { useIsPrinting } from '../../../../ui/use-is-printing.ts'
import { type Day, daysOf, type MonthRow } from '../../month/month-rows.ts'
import { useGridKeys } from '../../use-grid-keys.ts'
import { GridHead } from './GridHead.tsx'
import { GridRow } from './GridRow.tsx'
import styles from './MonthGrid.module.css'

type MonthGridProps = {
  planId: number
  schedule: Pick<ScheduleMonth, 'month' | 'today'>
  rows: readonly MonthRow[]
  isStale: boolean
  onStepMonth: (months: -1 | 1) => void
}

/** The month: stations by days. Arrow keys move from cell to cell, Enter opens one. */
export const MonthGrid = ({ planId, schedule, rows, isStale, onStepMonth }: MonthGridProps) => {
  const { t } = useTranslation('schedule')
  const format = useFormat()
  const { month, today } = schedule
  const days = useMemo(() => daysOf(month, today), [month, today])
  const nameOfCell = useCellName(days)
  const frame = useRef<HTMLDivElement>(null)
  const isWhole = useIsPrinting() || rows.length <= drawnInFull
  const { first, last, before, after, look, show } = useRowWindow({
    frame,
    count: rows.length,
    rowHeightPx,
    headHeightPx,
    isWhole,
  })
  const keys = useGridKeys({ rows, days, show, onStepMonth })
  return (
    <>
      <div ref={frame} className={styles.frame} data-stale={isStale || undefined} onScroll={look}>
        <table
          role="grid"
          className={styles.table}
          aria-label={t('tableOf', { month: format.month(month) })}
          aria-rowcount={rows.length + 1}
          aria-colcount={days.length + 2}
          {...keys.handlers}
        >
          <GridHead days={days} />
          <tbody>
            <Space heightPx={before} />
            {rows.slice(first, last).map((row, index) => (
              <GridRow
                key={row.station.id}
                planId={planId}
                row={row}
                index={first + index}
                days={days}
                focusDay={keys.focus.row === first + index ? keys.focus.day : null}
                openDay={keys.open?.row === first + index ? keys.open.day : null}
                nameOfCell={nameOfCell}
                onClose={keys.close}
              />
            ))}
            <Space heightPx={after} />
          </tbody>
        </table>
      </div>
      <p className={styles.hints}>
        <KeyHint keys={['←', '↑', '↓', '→']} text={t('keysMove')} />
        <KeyHint keys={['Enter']} text={t('keysOpen')} />
        <KeyHint keys={[t('pageUp'), t('pageDown')]} text={t('keysMonth')} />
      </p>
    </>
  )
}

const drawnInFull = 120
/** As in MonthGrid.module.css. */
const [rowHeightPx, headHeightPx] = [34, 44]

/** Replaces rows out of view, in plans of hundreds of stations. */
const Space = ({ heightPx }: { heightPx: number }) =>
  heightPx > 0 && <tr aria-hidden style={{ height: heightPx }} />

/** Accessible name of a cell: station, day and statuses. */
const useCellName = (days: readonly Day[]) => {
  const language = useLanguage()
  const locale = useLocale()
  // Formatting is expensive: one name for each day, not for each cell.
  const dayNames = useMemo(() => days.map(({ on }) => longDate(on, locale)), [days, locale])
  return useCallback(
    ({ station, byDay }: MonthRow, { day }: Day) => {
      const statuses = (byDay.get(day) ?? []).map(
        ({ status }) => monitoringStatusTerms[status][language],
      )
      return [station.code, dayNames[day - 1], statuses.join(', ')].filter(Boolean).join('; ')
    },
    [language, dayNames],
  )
}
