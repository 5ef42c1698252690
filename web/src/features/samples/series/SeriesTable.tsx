import type { SeriesResult, StationParameter } from '@puquio/contract/laboratory/series'
import { unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { ResultCell } from '../components/ResultCell.tsx'
import { fullHint } from '../formula-text.ts'
import { resultText } from '../result-hint.ts'
import styles from './series.module.css'
import '../texts.ts'
import './texts.ts'

type SeriesTableProps = {
  results: readonly SeriesResult[]
  parameter: StationParameter['parameter']
}

/** What a chart draws, in words and numbers, the newest first. */
export const SeriesTable = ({ results, parameter }: SeriesTableProps) => {
  const { t } = useTranslation('series')
  const { t: ts } = useTranslation('samples')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat()
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={parameter.name[language]}>
        <thead>
          <tr>
            <th scope="col">{t('sampledOn')}</th>
            <th scope="col" className={styles.number}>
              {t('result')} ({unitIn(parameter.unit, language)})
            </th>
            <th scope="col">{t('limit')}</th>
            <th scope="col" className={styles.wide}>
              {t('campaign')}
            </th>
          </tr>
        </thead>
        <tbody>
          {results.toReversed().map((result) => {
            const hint = fullHint(result, parameter.formula, { t: ts, language, locale })
            return (
              <tr key={result.sampleId}>
                <th scope="row">
                  <TextLink {...paths.sample(result.sampleId)}>
                    {format.date(result.sampledOn)}
                  </TextLink>
                </th>
                <td className={styles.number}>
                  <ResultCell result={result} text={resultText(result, locale)} hint="" />
                </td>
                <td>{hint}</td>
                <td className={styles.wide}>
                  {result.campaign}
                  {!result.isApproved && ` (${ts('unapproved')})`}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
