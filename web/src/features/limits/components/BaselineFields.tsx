import { Button, Text } from '@mantine/core'
import { limitRoutes } from '@puquio/contract/laboratory/limits'
import { nonDetectRuleTerms } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { WideField } from '../../../ui/form/FieldPairs.tsx'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import styles from './Limits.module.css'
import '../texts.ts'

type BaselineProps = {
  parameterId: number | null
  onTake: (taken: { max: number; source: string }) => void
}

/** The mean of a station's results of a period, which becomes the limit. */
export const BaselineFields = ({ parameterId, onTake }: BaselineProps) => {
  const { t } = useTranslation('limits')
  const [language, locale] = [useLanguage(), useLocale()]
  const project = useProject()
  const format = useFormat(project.timeZone)
  const today = useToday(project.timeZone)
  const [stationId, setStationId] = useState<number | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const [to, setTo] = useState<string | null>(null)
  const isWhole = parameterId !== null && stationId !== null && from !== null && to !== null
  const found = useApi(
    limitRoutes.baseline,
    {
      params: { projectId: project.id, stationId: stationId ?? 0 },
      query: { parameterId: parameterId ?? 0, from: from ?? '', to: to ?? '' },
    },
    { enabled: isWhole },
  ).data
  const { mean = null, unit = '', results = 0, nonDetects = 0, nonDetectRule = null } = found ?? {}
  const left = found?.left ?? 0
  const shown = (value: number) =>
    numberFormat(locale, { maximumSignificantDigits: 6 }).format(value)
  const told =
    mean === null || from === null || to === null
      ? null
      : t('baselineIs', {
          mean: `${shown(mean)} ${unit}`,
          count: results,
          from: format.date(from),
          to: format.date(to),
        }) +
        (nonDetectRule === null
          ? ''
          : ` ${t('baselineNonDetects', { number: nonDetects, rule: nonDetectRuleTerms[nonDetectRule][language].toLocaleLowerCase(locale) })}`) +
        (left > 0 ? ` ${t('baselineLeft', { number: left })}` : '')
  return (
    <WideField>
      <fieldset className={styles.group}>
        <legend>{t('baseline')}</legend>
        <WideField>
          <StationPicker label={t('station')} value={stationId} onChange={setStationId} />
        </WideField>
        <DateField label={t('from')} today={today} value={from} onChange={setFrom} />
        <DateField label={t('to')} today={today} value={to} onChange={setTo} />
        <WideField>
          <Text size="sm" mb="xs" role="status">
            {parameterId === null
              ? t('baselineParameter')
              : (told ?? (found ? t('baselineNone') : t('baselineHelp')))}
          </Text>
          <Button
            variant="default"
            size="xs"
            disabled={told === null}
            onClick={() => {
              if (mean !== null && told !== null) onTake({ max: mean, source: told })
            }}
          >
            {t('baselineTake')}
          </Button>
        </WideField>
      </fieldset>
    </WideField>
  )
}
