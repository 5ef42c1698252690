import type { LaboratoryComparison } from '@puquio/contract/modi/laboratory-comparisons'
import { comparisonSvg } from '@puquio/figures'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../lib/texts/format.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import { useLanguage, useLocale } from '../../../lib/texts/locale.ts'
import { Figure } from '../../../widgets/figures/Figure.tsx'
import { onScreen } from '../../../widgets/figures/on-screen.ts'
import '../texts.ts'

/** The sensor against the laboratory, day by day, with the line of equals and the suggested one. */
export const ComparisonChart = ({ compared }: { compared: LaboratoryComparison }) => {
  const { t } = useTranslation('calculations')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat()
  const draw = useCallback(
    (width: number) => {
      const { pairs, suggested, unit, parameter } = compared
      const number = (value: number) =>
        numberFormat(locale, { maximumSignificantDigits: 5 }).format(value)
      return comparisonSvg(
        pairs,
        suggested,
        width,
        {
          title: t('comparisonChart', {
            name: parameter?.name[language] ?? '',
            pairs: number(pairs.length),
          }),
          sensor: `${t('sensorMean')}, ${unit}`,
          laboratory: `${t('laboratory')}, ${unit}`,
          suggested: t('suggestedLine'),
          number,
          pair: ({ on, laboratory, sensor }) =>
            `${format.date(on)}: ${t('laboratory')} ${number(laboratory)}, ${t('sensorMean')} ${number(sensor)}`,
        },
        onScreen,
      )
    },
    [compared, t, language, locale, format],
  )
  return <Figure draw={draw} />
}
