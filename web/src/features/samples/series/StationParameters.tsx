import type { LimitToday, StationParameter } from '@puquio/contract/laboratory/series'
import { unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { boundsText, standardText } from '../result-hint.ts'
import { ExceedancesCell, LatestCell } from './cells.tsx'
import styles from './series.module.css'
import '../texts.ts'
import './texts.ts'

type StationParametersProps = {
  parameters: readonly StationParameter[]
  chosen: number | undefined
  onChoose: (parameterId: number) => void
}

/** What was measured at a station, a line for each parameter; one of them is drawn. */
export const StationParameters = ({ parameters, chosen, onChoose }: StationParametersProps) => {
  const { t } = useTranslation('series')
  const { t: ts } = useTranslation('samples')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat()
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('parameter')}</th>
            <th scope="col" className={styles.number}>
              {t('latest')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('sampledOn')}
            </th>
            <th scope="col">{t('limit')}</th>
            <th scope="col" className={styles.number}>
              {t('exceedances')}
            </th>
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
              {t('nonDetects')}
            </th>
            <th scope="col" className={`${styles.number} ${styles.wide}`}>
              {t('results')}
            </th>
          </tr>
        </thead>
        <tbody>
          {parameters.map(({ parameter, latest, limits, exceedances, nonDetects, results }) => (
            <tr
              key={parameter.id}
              data-chosen={parameter.id === chosen || undefined}
              onClick={() => onChoose(parameter.id)}
            >
              <th scope="row">
                <button
                  type="button"
                  className={styles.choose}
                  aria-pressed={parameter.id === chosen}
                  title={parameter.name[language]}
                  onClick={() => onChoose(parameter.id)}
                >
                  {parameter.name[language]}
                </button>{' '}
                <span className={styles.unit}>
                  {unitIn(parameter.unit, language)}
                  {latest.calculated && ` · ${ts('calculated')}`}
                </span>
              </th>
              <LatestCell latest={latest} formula={parameter.formula} />
              <td className={styles.wide}>{format.date(latest.sampledOn)}</td>
              <td title={[...new Set(limits.map(standardText))].join(', ')}>
                {boundsOf(limits, parameter.unit, locale) || (
                  <span className={styles.unit}>{t('noLimit')}</span>
                )}
                {limits.some(({ toBeVerified }) => toBeVerified) && ' (*)'}
              </td>
              <ExceedancesCell count={exceedances} />
              <td className={`${styles.number} ${styles.wide}`}>{format.number(nonDetects)}</td>
              <td className={`${styles.number} ${styles.wide}`}>{format.number(results)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Each limit once; the unit of the line is not repeated. */
const boundsOf = (limits: readonly LimitToday[], unit: string, locale: string) =>
  [
    ...new Set(
      limits.map((limit) =>
        boundsText({ ...limit, unit: limit.unit === unit ? '' : limit.unit }, locale).trim(),
      ),
    ),
  ]
    .filter((one) => one !== '')
    .join(' / ')
