import {
  type StationData,
  type StationParameter,
  seriesRoutes,
} from '@puquio/contract/laboratory/series'
import { statisticTerms, unitIn } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { formulaText } from '../formula-text.ts'
import { boundsText, standardText } from '../result-hint.ts'
import { PeriodMeans } from './PeriodMeans.tsx'
import { SeriesChart } from './SeriesChart.tsx'
import { SeriesTable } from './SeriesTable.tsx'
import { trendText } from './trend-text.ts'
import styles from './series.module.css'
import '../texts.ts'
import './texts.ts'

type SeriesPanelProps = { station: StationData['station']; shown: StationParameter }

/** A parameter at a station: its results over time, its limits with their sources, and its trend. */
export const SeriesPanel = ({ station, shown }: SeriesPanelProps) => {
  const { t } = useTranslation('series')
  const { t: ts } = useTranslation('samples')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat()
  const project = useProject()
  const { parameter, limits, exceedances } = shown
  const params = { projectId: project.id, stationId: station.id, parameterId: parameter.id }
  const series = useApi(seriesRoutes.series, { params })
  const { results = [], trend, means = [], allowances = [] } = series.data ?? {}
  const rejected = results.filter(({ isRejected }) => isRejected).length
  const name = parameter.name[language]
  const label = t('chartOf', {
    parameter: name,
    station: station.code,
    count: results.length,
    from: format.date(results[0]?.sampledOn ?? null),
    to: format.date(results.at(-1)?.sampledOn ?? null),
    exceedances,
  })
  return (
    <section className={styles.panel} aria-label={name} aria-busy={series.isPending}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <TextLink {...paths.parameterData(parameter.id)} size="sm">
          {t('allStations')}
        </TextLink>
      </div>
      {series.error && results.length === 0 ? (
        <ErrorState {...failureOf(series.error)} onRetry={() => void series.refetch()} />
      ) : (
        <SeriesChart
          label={label}
          parameter={parameter}
          results={results}
          slopePerYear={
            trend && 'slopePerYear' in trend && trend.direction !== 'none'
              ? trend.slopePerYear
              : null
          }
        />
      )}
      {parameter.formula && (
        <p className={styles.note}>
          {shown.latest.calculated
            ? ts('calculatedBy', { formula: formulaText(parameter.formula, language) })
            : t('calculatedElse', { formula: formulaText(parameter.formula, language) })}
        </p>
      )}
      {trend && (
        <p className={styles.note}>
          <b>{t('trend')}:</b>{' '}
          {trendText(trend, { t, unit: unitIn(parameter.unit, language), locale })}{' '}
          <span className={styles.dim}>
            {t('normalOnly')}
            {rejected > 0 && ` ${t('rejected', { count: rejected })}`}
          </span>
        </p>
      )}
      <PeriodMeans parameter={parameter} means={means} allowances={allowances} />
      {limits.map((limit) => (
        <p key={`${limit.standard}${limit.category}${limit.statistic}`} className={styles.note}>
          <b>
            {standardText(limit)}: {boundsText(limit, locale)}
          </b>{' '}
          {statisticTerms[limit.statistic][language]}.{' '}
          {limit.toBeVerified && <b>(*) {t('toBeVerified')} </b>}
          <span className={styles.dim}>
            {t('source', { source: limit.source })} {limit.note}
          </span>
        </p>
      ))}
      <details>
        <summary>{t('showTable')}</summary>
        <SeriesTable results={results} parameter={parameter} />
      </details>
    </section>
  )
}
