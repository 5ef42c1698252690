import { Button } from '@mantine/core'
import {
  type LaboratoryFile,
  laboratoryFileRoutes as routes,
} from '@puquio/contract/laboratory/laboratory-links'
import { heldRowsMax } from '@puquio/contract/laboratory/held-results'
import { isCalendarDate } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { HeldWords } from '../components/HeldWords.tsx'
import partStyles from '../components/parts.module.css'
import './texts.ts'

type HandInRowsProps = {
  authCode: string
  fileKey: string
  finding: LaboratoryFile['findings'][number]
  onClose: () => void
}

/** The cells of one finding, by which the laboratory finds them in its file. */
export const HandInRows = ({ authCode, fileKey, finding, onClose }: HandInRowsProps) => {
  const { t } = useTranslation('resultImports')
  const { date, number } = useFormat()
  const [from, setFrom] = useState(0)
  const { reason, text } = finding
  const found = useApi(
    routes.rows,
    { params: { key: fileKey }, query: { reason, text, from } },
    { authCode, isKeepingPrevious: true },
  )
  if (found.error)
    return <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
  const { rows = [], total = 0 } = found.data ?? {}
  return (
    <section aria-label={t('rowsThatWait')}>
      <h2 className={partStyles.title}>{t('rowsThatWait')}</h2>
      <div className={partStyles.scroll}>
        <table className={partStyles.table}>
          <thead>
            <tr>
              <th scope="col">{t('cell')}</th>
              <th scope="col">{t('result')}</th>
              <th scope="col">{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
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
                <td>
                  <HeldWords held={row.held.find((one) => one.reason === reason) ?? finding} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={partStyles.buttons}>
        {total > heldRowsMax && (
          <>
            <Button
              variant="default"
              disabled={from === 0}
              onClick={() => setFrom(Math.max(0, from - heldRowsMax))}
            >
              {t('before')}
            </Button>
            <Button
              variant="default"
              disabled={from + heldRowsMax >= total}
              onClick={() => setFrom(from + heldRowsMax)}
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
