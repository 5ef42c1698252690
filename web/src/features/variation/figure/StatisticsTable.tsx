import { statisticTerms } from '@puquio/contract/terms'
import { figureWords } from '@puquio/figures'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import styles from './figure.module.css'
import type { ParameterPart } from './of-parameter.ts'
import '../texts.ts'

type StatisticsTableProps = { label: string; part: ParameterPart }

const columns = Object.keys(statisticTerms) as (keyof typeof statisticTerms)[]

/** Of each station how many results there are, between what they lie, and how many exceed. */
export const StatisticsTable = ({ label, part: { parameter, series } }: StatisticsTableProps) => {
  const { t } = useTranslation('variation')
  const { statistic } = figureWords(useLanguage())
  return (
    <div className={styles.scroller}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('station')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.number}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {series.map(({ stationId, name, statistics }) => (
            <tr key={stationId}>
              <th scope="row">
                <TextLink {...paths.stationData(stationId, parameter.id)}>{name}</TextLink>
              </th>
              {columns.map((column) => {
                const value = statistics[column]
                const isExceeding = column === 'exceedances' && statistics.exceedances > 0
                return (
                  <td
                    key={column}
                    className={styles.number}
                    data-exceeds={isExceeding || undefined}
                  >
                    {value === null ? '–' : `${isExceeding ? '▲ ' : ''}${statistic(value)}`}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
