import type { Allowance, PeriodMean, StationParameter } from '@puquio/contract/laboratory/series'
import { nonDetectRuleTerms, statisticTerms, unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { ResultCell } from '../components/ResultCell.tsx'
import { boundsText, resultHint, shown, standardText } from '../result-hint.ts'
import styles from './series.module.css'
import '../texts.ts'
import './texts.ts'

type PeriodMeansProps = {
  parameter: StationParameter['parameter']
  means: readonly PeriodMean[]
  allowances: readonly Allowance[]
}

/** What holds for a year or a month as a whole: its mean, and how often it exceeded. Nothing where no limit asks for it. */
export const PeriodMeans = ({ parameter, means, allowances }: PeriodMeansProps) => {
  const { t } = useTranslation('series')
  const { t: ts } = useTranslation('samples')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat()
  const nonDetectsOf = ({ nonDetects, nonDetectRule }: NonNullable<PeriodMean['mean']>) =>
    nonDetectRule === null
      ? ''
      : ` (${t('meanNonDetects', {
          nonDetects,
          rule: nonDetectRuleTerms[nonDetectRule][language].toLocaleLowerCase(locale),
        })})`
  const running = (isRunning: boolean) => (isRunning ? ` ${t('untilToday')}` : '')
  return (
    <>
      {means.length > 0 && (
        <div className={styles.scroller}>
          <table className={styles.table} aria-label={t('means')}>
            <thead>
              <tr>
                <th scope="col">{t('period')}</th>
                <th scope="col" className={styles.number}>
                  {t('mean')} ({unitIn(parameter.unit, language)})
                </th>
                <th scope="col">{t('limit')}</th>
                <th scope="col" className={styles.wide}>
                  {t('results')}
                </th>
              </tr>
            </thead>
            <tbody>
              {means.toReversed().map(({ period, statistic, isRunning, mean, ...compared }) => {
                const { limit } = compared
                const said = { ...compared, isRejected: false }
                return (
                  <tr key={`${period} ${standardText(limit)}`}>
                    <th scope="row" title={statisticTerms[statistic][language]}>
                      {statistic === 'annual-mean' ? period : format.month(period)}
                      {running(isRunning)}
                    </th>
                    <td className={styles.number}>
                      <ResultCell
                        result={{ ...said, value: mean?.value ?? null, qualifier: null }}
                        text={mean === null ? '–' : shown(mean.value, locale)}
                        hint={resultHint(said, { t: ts, language, locale })}
                      />
                    </td>
                    <td>
                      {standardText(limit)}: {boundsText(limit, locale)}
                    </td>
                    <td className={styles.wide}>
                      {mean && format.number(mean.count)}
                      {mean && nonDetectsOf(mean)}
                    </td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
      {allowances.toReversed().map(({ year, isRunning, limit, isBroken, ...counts }) => (
        <p key={`${year} ${standardText(limit)}`} className={styles.note}>
          <b>
            {isBroken && '▲ '}
            {year}
            {running(isRunning)}:
          </b>{' '}
          {t(isBroken ? 'allowanceBroken' : 'allowanceKept', {
            ...counts,
            standard: `${standardText(limit)}: ${boundsText(limit, locale)}`,
          })}
        </p>
      ))}
    </>
  )
}
