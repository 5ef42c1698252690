import { Button } from '@mantine/core'
import { variationMarkTerms } from '@puquio/contract/terms'
import { figureWords } from '@puquio/figures'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './figure.module.css'
import { momentText, signOf } from './hint.ts'
import type { ParameterPart } from './of-parameter.ts'
import { resultsByDate } from './results-by-date.ts'
import '../texts.ts'

type ResultsTableProps = { label: string; part: ParameterPart }

/** Rows that are drawn at first, and with each press of the button. */
const step = 60

/** What a figure draws, in numbers: a row a moment, the newest first, and a column a station. */
export const ResultsTable = ({ label, part: { series } }: ResultsTableProps) => {
  const { t } = useTranslation('variation')
  const language = useLanguage()
  const format = useFormat()
  const { amount } = figureWords(language)
  const rows = useMemo(() => resultsByDate(series), [series])
  const [shown, setShown] = useState(step)
  const left = rows.length - shown
  return (
    <>
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t('sampledOn')}</th>
              {series.map(({ stationId, name }) => (
                <th key={stationId} scope="col" className={styles.number}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ at, results }, row) => (
              <tr key={`${at} ${row}`}>
                <th scope="row">{momentText(at, format)}</th>
                {series.map((one, column) => {
                  const index = results.get(column)
                  if (index === undefined) return <td key={one.stationId} />
                  const [value, mark] = [one.values[index] ?? null, one.marks[index] ?? 'plain']
                  const text = value === null ? '–' : amount(value, one.qualifiers[index] ?? null)
                  return (
                    <td
                      key={one.stationId}
                      className={styles.number}
                      data-exceeds={mark === 'exceeds' || undefined}
                      title={mark === 'plain' ? undefined : variationMarkTerms[mark][language]}
                    >
                      <TextLink {...paths.sample(one.samples[index] ?? 0)}>
                        {mark === 'rejected' ? <s>{text}</s> : `${signOf(mark)}${text}`}
                      </TextLink>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {left > 0 && (
        <Button size="compact-sm" variant="subtle" mt="xs" onClick={() => setShown(shown + step)}>
          {t('more', { number: format.number(Math.min(step, left)) })}
        </Button>
      )}
    </>
  )
}
