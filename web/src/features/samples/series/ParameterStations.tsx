import type { ParameterStation, StationParameter } from '@puquio/contract/laboratory/series'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { formulaText } from '../formula-text.ts'
import { shown } from '../result-hint.ts'
import { ExceedancesCell, LatestCell } from './cells.tsx'
import { RangeBar } from './RangeBar.tsx'
import styles from './series.module.css'
import '../texts.ts'
import './texts.ts'

type ParameterStationsProps = {
  parameter: StationParameter['parameter']
  stations: readonly ParameterStation[]
}

/** A parameter's stations, each with the range of its results on one scale. */
export const ParameterStations = ({ parameter, stations }: ParameterStationsProps) => {
  const { t } = useTranslation('series')
  const { t: ts } = useTranslation('samples')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat()
  const highest = Math.max(...stations.flatMap(({ max }) => max ?? []))
  const lowest = Math.min(0, ...stations.flatMap(({ min }) => min ?? []))
  const number = (value: number | null) => (value === null ? '–' : shown(value, locale))
  return (
    <>
      {parameter.formula && (
        <p className={styles.note}>
          {stations.every(({ latest }) => latest.calculated)
            ? ts('calculatedBy', { formula: formulaText(parameter.formula, language) })
            : t('calculatedElse', { formula: formulaText(parameter.formula, language) })}
        </p>
      )}
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={parameter.name[language]}>
          <thead>
            <tr>
              <th scope="col">{t('station')}</th>
              <th scope="col" className={styles.number}>
                {t('latest')} ({parameter.unit})
              </th>
              <th scope="col" className={styles.number}>
                {t('exceedances')}
              </th>
              <th scope="col" className={styles.wide}>
                {t('sampledOn')}
              </th>
              <th scope="col" className={`${styles.number} ${styles.wide}`}>
                {t('min')}
              </th>
              <th scope="col" className={`${styles.number} ${styles.wide}`}>
                {t('median')}
              </th>
              <th scope="col" className={`${styles.number} ${styles.wide}`}>
                {t('max')}
              </th>
              <th scope="col" className={styles.wide} aria-hidden />
              <th scope="col" className={`${styles.number} ${styles.wide}`}>
                {t('nonDetects')}
              </th>
              <th scope="col" className={`${styles.number} ${styles.wide}`}>
                {t('results')}
              </th>
            </tr>
          </thead>
          <tbody>
            {stations.map(({ station, latest, min, median, max, ...counts }) => (
              <tr key={station.id}>
                <th scope="row">
                  <TextLink {...paths.stationData(station.id, parameter.id)} title={station.name}>
                    {station.code}
                  </TextLink>{' '}
                  <span
                    className={`${styles.unit} ${styles.wide} ${styles.cut}`}
                    title={station.name}
                  >
                    {station.name}
                  </span>
                </th>
                <LatestCell latest={latest} formula={parameter.formula} />
                <ExceedancesCell count={counts.exceedances} />
                <td className={styles.wide}>{format.date(latest.sampledOn)}</td>
                <td className={`${styles.number} ${styles.wide}`}>{number(min)}</td>
                <td className={`${styles.number} ${styles.wide}`}>{number(median)}</td>
                <td className={`${styles.number} ${styles.wide}`}>{number(max)}</td>
                <td className={styles.wide} aria-hidden>
                  <RangeBar
                    range={{ min, median, max }}
                    scale={{ lowest, highest }}
                    limit={latest.limit}
                  />
                </td>
                <td className={`${styles.number} ${styles.wide}`}>
                  {format.number(counts.nonDetects)}
                </td>
                <td className={`${styles.number} ${styles.wide}`}>
                  {format.number(counts.results)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
