import { Button } from '@mantine/core'
import { type HeldGroup, type HeldRow, heldRowsMax } from '@puquio/contract/laboratory/held-results'
import { isCalendarDate } from '@puquio/domain'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { HeldWords } from './HeldWords.tsx'
import styles from './parts.module.css'
import '../texts.ts'

type HeldRowTableProps = {
  /** Instead of saying that they wait. */
  title?: string
  rows: readonly HeldRow[]
  total: number
  /** Null where rows are shown for another cause than waiting. */
  reason: HeldGroup['reason'] | null
  /** The first of the rows that are shown, among all. */
  from: number
  onFrom: (from: number) => void
  onClose: () => void
  /** What settles a row; left out where rows are only read. */
  answerOf?: (row: HeldRow, held: HeldRow['held'][number]) => ReactNode
}

/** Rows that wait for one reason and text: their cell in the file, the result and why it waits. */
export const HeldRowTable = ({
  title,
  rows,
  total,
  reason,
  from,
  onFrom,
  onClose,
  answerOf,
}: HeldRowTableProps) => {
  const { t } = useTranslation('resultImports')
  const { date, number } = useFormat()
  const name = title ?? t('rowsThatWait')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section aria-label={name}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {name}
      </h2>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('cell')}</th>
              <th scope="col">{t('result')}</th>
              {reason !== null && <th scope="col">{t('reason')}</th>}
              {answerOf && <th scope="col">{t('answer')}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const held = row.held.find((one) => one.reason === reason)
              if (reason !== null && !held) return null
              return (
                <tr key={row.position}>
                  <th scope="row">
                    {row.sheet && `${row.sheet} `}
                    {row.columnLetter}
                    {row.row}
                  </th>
                  <td>
                    {[
                      row.station,
                      isCalendarDate(row.date) ? date(row.date) : row.date,
                      row.parameter,
                      row.value,
                      row.unit,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </td>
                  {held && (
                    <td>
                      <HeldWords held={held} isReadOnly={!answerOf} />
                    </td>
                  )}
                  {held && answerOf && <td>{answerOf(row, held)}</td>}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className={styles.buttons}>
        {total > heldRowsMax && (
          <>
            <Button
              variant="default"
              disabled={from === 0}
              onClick={() => onFrom(Math.max(0, from - heldRowsMax))}
            >
              {t('before')}
            </Button>
            <Button
              variant="default"
              disabled={from + heldRowsMax >= total}
              onClick={() => onFrom(from + heldRowsMax)}
            >
              {t('next', { shown: number(total) })}
            </Button>
          </>
        )}
        <Button variant="subtle" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </section>
  )
}
