import { Skeleton } from '@mantine/core'
import {
  calculationRoutes,
  type ShownCorrection,
  type VariableCalculations,
} from '@puquio/contract/modi/calculations'
import { addDays, isCalendarDate, todayIn } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { instantOf } from './calculation-draft.ts'
import styles from './Calculations.module.css'
import { aroundOf } from './CorrectionForm.tsx'
import { Section } from './Section.tsx'
import { ValuesGraph } from './ValuesGraph.tsx'
import '../texts.ts'

type ValuesPartProps = {
  variable: VariableCalculations['variable']
  /** The correction whose effect is shown. */
  tried: ShownCorrection | null
  /** While readings are calculated anew. */
  isChanging: boolean
}

const usualDays = 7

/** A period's values as they are, beside how they stood on a day, or with a correction. */
export const ValuesPart = ({ variable, tried, isChanging }: ValuesPartProps) => {
  const { t } = useTranslation('calculations')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const today = useToday(timeZone)
  const around = tried && aroundOf(tried.from, tried.to)
  const dayOf = (at: string) => todayIn(timeZone, new Date(at))
  const [from, setFrom] = useState<string | null>(
    around ? dayOf(around.from) : addDays(today, 1 - usualDays),
  )
  const [to, setTo] = useState<string | null>(around ? dayOf(around.to) : today)
  const [asOf, setAsOf] = useState<string | null>(null)
  const isPeriod = isDay(from) && isDay(to) && from <= to
  const values = useApi(
    calculationRoutes.values,
    {
      params: { projectId, variableId: variable.id },
      query: isPeriod
        ? {
            from: instantOf(from, '00:00', timeZone),
            to: instantOf(addDays(to, 1), '00:00', timeZone),
            ...(isDay(asOf) ? { asOf: instantOf(addDays(asOf, 1), '00:00', timeZone) } : {}),
            ...(tried ? { with: tried.id } : {}),
          }
        : {},
    },
    { enabled: isPeriod, isKeepingPrevious: true, isQuiet: true },
  )
  const then = tried
    ? t('thenWith')
    : isDay(asOf)
      ? t('thenOn', { on: format.date(asOf) })
      : undefined
  return (
    <Section title={t('values')} help={t('valuesHelp')}>
      <div className={styles.period}>
        <DateField label={t('from')} value={from} onChange={setFrom} today={today} />
        <DateField label={t('to')} value={to} onChange={setTo} today={today} />
        {!tried && <DateField label={t('asOf')} value={asOf} onChange={setAsOf} today={today} />}
      </div>
      {values.error && <p>{problemText(values.error)}</p>}
      {!values.data && !values.error && isPeriod && <Skeleton height={240} />}
      {values.data && (
        <div aria-busy={isChanging || values.isPlaceholderData}>
          <ValuesGraph variable={variable} columns={values.data} timeZone={timeZone} tried={then} />
        </div>
      )}
    </Section>
  )
}

const isDay = (on: string | null): on is string => on !== null && isCalendarDate(on)
