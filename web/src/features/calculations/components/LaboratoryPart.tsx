import { Button, Skeleton } from '@mantine/core'
import type { VariableCalculations } from '@puquio/contract/modi/calculations'
import {
  type LaboratoryComparison,
  laboratoryComparisonRoutes,
} from '@puquio/contract/modi/laboratory-comparisons'
import { comparisonObstacleTerms } from '@puquio/contract/terms/modi/laboratory-comparison'
import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { PreparedFileMenu } from '../../../widgets/data/PreparedFileMenu.tsx'
import { DayRange } from '../../../widgets/instruments/DayRange.tsx'
import styles from './Calculations.module.css'
import { ComparisonChart } from './ComparisonChart.tsx'
import { ProposalForm } from './ProposalForm.tsx'
import { Section } from './Section.tsx'
import { useBasisText } from './use-basis-text.ts'
import '../texts.ts'

type LaboratoryPartProps = {
  variable: VariableCalculations['variable']
  from: string | undefined
  to: string | undefined
  onDays: (days: { from?: string | undefined; to?: string | undefined }) => void
}

/** A variable against the laboratory of the same days: chart, pairs, and the factor that follows, to be proposed. */
export const LaboratoryPart = ({ variable, from, to, onDays }: LaboratoryPartProps) => {
  const { t } = useTranslation('calculations')
  const language = useLanguage()
  const { id: projectId } = useProject()
  const mayPropose = useMay()(laboratoryComparisonRoutes.propose.access)
  const [isProposing, setIsProposing] = useState(false)
  const basisText = useBasisText(variable.unit)
  const params = { projectId, variableId: variable.id }
  const found = useApi(
    laboratoryComparisonRoutes.show,
    { params, query: { from, to } },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const { data, error } = found
  return (
    <Section
      title={t('comparison')}
      help={t('how')}
      action={
        data &&
        data.obstacle === null && (
          <div className={styles.buttons}>
            <DayRange from={from} to={to} onChange={onDays} />
            <PreparedFileMenu
              route={laboratoryComparisonRoutes.file}
              inputOf={(format) => ({ params, query: { from, to, format, language } })}
            />
            {mayPropose && (
              <Button
                size="xs"
                disabled={data.suggested === null}
                onClick={() => setIsProposing(true)}
              >
                {t('propose')}
              </Button>
            )}
          </div>
        )
      }
    >
      {error && !data && <ErrorState {...failureOf(error)} onRetry={() => void found.refetch()} />}
      {!error && !data && <Skeleton height={200} />}
      {data && data.obstacle !== null && <p>{comparisonObstacleTerms[data.obstacle][language]}</p>}
      {data && data.obstacle === null && (
        <>
          <p>
            {data.suggested ? <b>{basisText(data.suggested)}</b> : t('noSuggestion')}
            {data.factor && ` · ${t('wouldBe')}: ${factorText(data.factor, t)}`}
          </p>
          <p className={styles.dim}>{t('left', data.left)}</p>
          {data.pairs.length > 0 && (
            <div className={styles.beside}>
              <ComparisonChart compared={data} />
              <Pairs compared={data} />
            </div>
          )}
        </>
      )}
      {isProposing && data?.suggested && data.factor && (
        <ProposalForm variable={variable} compared={data} onClose={() => setIsProposing(false)} />
      )}
    </Section>
  )
}

const factorText = (
  { correction, adjustment }: NonNullable<LaboratoryComparison['factor']>,
  t: TFunction<'calculations'>,
) =>
  t('factorText', {
    correction: String(correction),
    adjustment: `${adjustment < 0 ? '−' : '+'} ${Math.abs(adjustment)}`,
  })

const Pairs = ({ compared: { pairs, kind, unit } }: { compared: LaboratoryComparison }) => {
  const { t } = useTranslation('calculations')
  const locale = useLocale()
  const format = useFormat()
  const navigate = useNavigate()
  const number = (value: number) =>
    numberFormat(locale, { maximumSignificantDigits: 5 }).format(value)
  return (
    <DataTable
      name="laboratory-pairs"
      label={t('comparison')}
      columns={[
        { key: 'on', head: t('on'), width: 'date', cell: ({ on }) => format.date(on) },
        {
          key: 'laboratory',
          head: t('laboratory'),
          unit,
          isNumber: true,
          cell: ({ laboratory }) => number(laboratory),
        },
        {
          key: 'sensor',
          head: t('sensorMean'),
          unit,
          isNumber: true,
          cell: ({ sensor }) => number(sensor),
        },
        {
          key: 'apart',
          head: t(kind),
          isNumber: true,
          cell: ({ laboratory, sensor, isCompared }) =>
            isCompared
              ? number(kind === 'ratio' ? laboratory / sensor : laboratory - sensor)
              : format.number(null),
        },
      ]}
      rows={pairs.toReversed()}
      total={pairs.length}
      rowKey={({ on, sampleId }) => `${on} ${sampleId}`}
      rowName={({ on }) => format.date(on)}
      onOpen={({ sampleId }) => void navigate(paths.sample(sampleId))}
      empty={null}
    />
  )
}
