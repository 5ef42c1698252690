import type { ComplianceAnswer } from '@puquio/contract/laboratory/compliance'
import { complianceOutcomeTerms } from '@puquio/contract/terms'
import {
  addCounts,
  complianceSigns,
  type ComplianceCounts,
  exceedingShare,
  noCounts,
  worstOutcome,
} from '@puquio/domain'
import { type CSSProperties, type RefObject, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { ComplianceRows } from '../search.ts'
import { countsByMonth, type Line, linesOf } from './lines.ts'
import styles from './Matrix.module.css'
import '../texts.ts'

type MatrixProps = {
  answer: ComplianceAnswer
  rows: ComplianceRows
  /** Pixels that all of it shall stand within, as far as its rows stay legible. */
  heightPx?: number | undefined
  table?: RefObject<HTMLTableElement | null>
}

/** Of a row in pixels. */
const [leastRow, mostRow] = [20, 34]

/** Stations, parameters or both by month: each cell has the sign of its worst outcome and leads to its results. */
export const Matrix = ({ answer, rows, heightPx, table }: MatrixProps) => {
  const { t } = useTranslation('compliance')
  const language = useLanguage()
  const lines = useMemo(() => linesOf(answer, rows, language), [answer, rows, language])
  const ofMonths = useMemo(() => countsByMonth(answer.cells), [answer.cells])
  const total = answer.cells.reduce<ComplianceCounts>(addCounts, noCounts)
  const whole: Line = {
    key: 'total',
    name: t('total'),
    stationId: undefined,
    parameterId: undefined,
    counts: ofMonths,
    total,
  }
  return (
    <div
      className={styles.scroller}
      {...(heightPx === undefined ? {} : { style: rowsWithin(heightPx, lines.length + 2) })}
    >
      <table ref={table} className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            <th scope="col">
              {t(rows === 'station' ? 'stations' : rows === 'parameter' ? 'parameters' : 'byBoth')}
            </th>
            {answer.months.map((month) => (
              <th key={month} scope="col" className={styles.month}>
                {month.split('-').toReversed().join('/')}
              </th>
            ))}
            <th scope="col" className={styles.number}>
              {t('compared')}
            </th>
            <th scope="col" className={styles.number}>
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.key} line={line} months={answer.months} />
          ))}
        </tbody>
        <tfoot>
          <Row line={whole} months={answer.months} />
        </tfoot>
      </table>
    </div>
  )
}

const rowsWithin = (heightPx: number, count: number) =>
  ({
    '--row': `${Math.min(mostRow, Math.max(leastRow, Math.floor(heightPx / count)))}px`,
  }) as CSSProperties

const Row = ({ line, months }: { line: Line; months: readonly string[] }) => {
  const format = useFormat()
  const { total } = line
  const share = exceedingShare(total)
  return (
    <tr>
      <th scope="row" title={line.name}>
        {line.stationId !== undefined && line.parameterId === undefined ? (
          <TextLink {...paths.stationData(line.stationId)}>{line.name}</TextLink>
        ) : (
          line.name
        )}
      </th>
      {months.map((month) => (
        <Cell key={month} line={line} month={month} />
      ))}
      <td className={styles.number}>
        {format.number(total.exceeds + total.near + total.complies)}
      </td>
      <td className={styles.number} data-exceeds={(share ?? 0) > 0 || undefined}>
        {share === null ? '–' : format.number(share * 100, 1)}
      </td>
    </tr>
  )
}

const Cell = ({ line, month }: { line: Line; month: string }) => {
  const { t } = useTranslation('compliance')
  const language = useLanguage()
  const format = useFormat()
  const counts = line.counts.get(month) ?? noCounts
  const outcome = worstOutcome(counts)
  if (outcome === 'not-sampled')
    return <td data-outcome={outcome} title={complianceOutcomeTerms[outcome][language]} />
  const words = t('cell', {
    name: line.name,
    month: format.month(month),
    outcome: complianceOutcomeTerms[outcome][language],
    exceeds: format.number(counts.exceeds),
    compared: format.number(counts.exceeds + counts.near + counts.complies),
  })
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
  return (
    <td data-outcome={outcome} title={words}>
      <TextLink
        aria-label={words}
        {...paths.resultTable({
          ...(line.stationId === undefined ? {} : { stations: [line.stationId] }),
          ...(line.parameterId === undefined ? {} : { parameters: [line.parameterId] }),
          from: `${month}-01`,
          to: last.toISOString().slice(0, 10),
        })}
      >
        {complianceSigns[outcome]}
        {outcome === 'exceeds' && (
          <span className={styles.count}>{format.number(counts.exceeds)}</span>
        )}
      </TextLink>
    </td>
  )
}
