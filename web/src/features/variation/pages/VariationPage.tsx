import { Alert, Checkbox, SegmentedControl, Skeleton } from '@mantine/core'
import {
  type VariationAnswer,
  variationMost,
  variationReportKind,
  variationRoutes,
} from '@puquio/contract/laboratory/variation'
import { type Language, nonDetectRuleTerms, parameterTitle } from '@puquio/domain'
import { IconChartLine } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { MultiPick } from '../../../ui/fields/MultiPick.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { EmptyRows } from '../../../ui/table/EmptyRows.tsx'
import { PreparedFileMenu } from '../../../widgets/data/PreparedFileMenu.tsx'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { DayRange } from '../../../widgets/instruments/DayRange.tsx'
import { PdfReportMenu } from '../../../widgets/pdf/PdfReportMenu.tsx'
import { ReferenceFilter } from '../../../widgets/pickers/ReferencePicker.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import { BoxFigures } from '../boxes/BoxFigures.tsx'
import { CorrelationFigure } from '../correlation/CorrelationFigure.tsx'
import styles from '../figure/figure.module.css'
import { ParameterFigure } from '../figure/ParameterFigure.tsx'
import { StationLegend } from '../figure/StationLegend.tsx'
import { variationViews } from '../search.ts'
import {
  useVariationSearch,
  variationQuery,
  type VariationValues,
} from '../use-variation-search.ts'
import '../texts.ts'

export const loader = loadInProject<unknown, VariationValues>((ask, { projectId, search }) => {
  ask(variationRoutes.show, { params: { projectId }, query: variationQuery(search) })
})

/** Parameters over time at several stations, one figure each, with limits, statistics and results. */
export const Page = () => {
  const { t } = useTranslation('variation')
  const { id: projectId } = useProject()
  const language = useLanguage()
  const format = useFormat()
  const { values, change } = useVariationSearch()
  const found = useApi(
    variationRoutes.show,
    { params: { projectId }, query: variationQuery(values) },
    { isKeepingPrevious: true },
  )
  const { data: answer, error } = found
  const {
    components,
    stations,
    parameters,
    from,
    to,
    unapproved,
    log,
    view = 'time',
    x,
    y,
  } = values
  const params = { projectId }
  const query = variationQuery(values)
  const shown = (answer?.parameters ?? []).filter(({ id }) =>
    answer?.series.some(({ parameterId }) => parameterId === id),
  )
  const isCut =
    (stations?.length ?? 0) > variationMost.stations ||
    (parameters?.length ?? 0) > variationMost.parameters
  return (
    <>
      <PageTitle title={t('title')} />
      <DataTabs />
      <FilterBar
        lead={
          <MultiPick
            label={t('parameters')}
            allLabel={t('mostMeasured')}
            options={(answer?.offered.parameters ?? []).map((one) => ({
              key: one.id,
              name: parameterTitle(one, language),
            }))}
            value={parameters ?? []}
            onChange={(chosen) => change({ parameters: chosen })}
          />
        }
        values={[stations, components, from, to, unapproved, log]}
        end={
          <>
            <PdfReportMenu
              kind={variationReportKind}
              start={() => call(variationRoutes.pdf, { params, body: { ...query, language } })}
              isDisabled={!answer || answer.series.length === 0}
            />
            <PreparedFileMenu
              route={variationRoutes.file}
              inputOf={(format) => ({ params, query: { ...query, format, language } })}
            />
          </>
        }
      >
        <StationFilter
          label={t('stations')}
          value={stations ?? []}
          onChange={(chosen) => change({ stations: chosen })}
        />
        <ReferenceFilter
          list="components"
          label={t('component')}
          value={components ?? []}
          onChange={(chosen) => change({ components: chosen })}
        />
        <DayRange from={from} to={to} onChange={change} />
        <Checkbox
          size="xs"
          label={t('unapproved')}
          checked={unapproved ?? false}
          onChange={({ currentTarget: { checked } }) =>
            change({ unapproved: checked || undefined })
          }
        />
        <SegmentedControl
          size="xs"
          aria-label={t('view')}
          value={view}
          onChange={(chosen) => change({ view: chosen === 'time' ? undefined : chosen })}
          data={variationViews.map((value) => ({ value, label: t(`view.${value}`) }))}
        />
        <Checkbox
          size="xs"
          label={t('log')}
          checked={log ?? false}
          onChange={({ currentTarget: { checked } }) => change({ log: checked || undefined })}
        />
      </FilterBar>
      {error && !answer && (
        <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />
      )}
      {!error && !answer && <Skeleton height={480} />}
      {isCut && (
        <Alert color="yellow" mb="sm">
          {t('cut', { ...variationMost })}
        </Alert>
      )}
      {answer?.isTooMany && (
        <Alert color="yellow" mb="sm">
          {t('tooMany', {
            total: format.number(answer.total),
            most: format.number(variationMost.results),
          })}
        </Alert>
      )}
      {answer?.total === 0 && (
        <EmptyRows
          icon={<IconChartLine />}
          title={t('noneTitle')}
          text={t('none')}
          noneFound={t('noneTitle')}
          onClear={
            [components, stations, parameters, from, to].some((one) => one !== undefined) &&
            (() =>
              change({
                components: undefined,
                stations: undefined,
                parameters: undefined,
                from: undefined,
                to: undefined,
              }))
          }
        />
      )}
      {answer && answer.series.length > 0 && (
        <div aria-busy={found.isPlaceholderData}>
          {stations === undefined && answer.offered.stations > answer.stations.length && (
            <p className={styles.note}>
              {t('shownOf', {
                shown: format.number(answer.stations.length),
                number: format.number(answer.offered.stations),
              })}
            </p>
          )}
          <StationLegend stations={answer.stations} />
          {view === 'time' && (
            <>
              {shown.map((parameter) => (
                <ParameterFigure
                  key={parameter.id}
                  answer={answer}
                  parameter={parameter}
                  isLog={log ?? false}
                  from={from}
                  to={to}
                />
              ))}
              <p className={styles.note}>
                {t('legend')} {t('gaps')} {t('method', { rule: ruleOf(answer, language) })}
              </p>
            </>
          )}
          {view === 'boxes' && (
            <>
              {shown.map((parameter) => (
                <BoxFigures
                  key={parameter.id}
                  answer={answer}
                  parameter={parameter}
                  isLog={log ?? false}
                />
              ))}
              <p className={styles.note}>{t('boxMethod', { rule: ruleOf(answer, language) })}</p>
            </>
          )}
          {view === 'correlation' && (
            <CorrelationFigure answer={answer} isLog={log ?? false} x={x} y={y} onChange={change} />
          )}
        </div>
      )}
    </>
  )
}

const ruleOf = ({ nonDetectRule }: VariationAnswer, language: Language) =>
  nonDetectRuleTerms[nonDetectRule][language].toLowerCase()
