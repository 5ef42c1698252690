import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/texts/format.ts'
import { useLanguage, useLocale } from '../../lib/texts/locale.ts'
import { exactText, unitText } from './chart/value-text.ts'
import type { View } from './chart/view.ts'
import type { ShownLine } from './lines/shown-line.ts'
import { summaryOf } from './lines/summary.ts'
import './texts.ts'

type Given = {
  lines: readonly ShownLine[]
  view: View
  deviceName: string
  timeZone: string
}

/** What a graph shows in words, for who does not see it: from when to when, and of each line its extremes. */
export const useSummaryText = ({ lines, view, deviceName, timeZone }: Given): string => {
  const { t } = useTranslation('graph')
  const [language, locale] = [useLanguage(), useLocale()]
  const format = useFormat(timeZone)
  const span = view.span()
  const instant = (ms: number) => format.instant(new Date(ms).toISOString())
  const head = t('graphOf', {
    device: deviceName,
    from: instant(span.fromMs),
    to: instant(span.toMs),
  })
  return [
    head,
    ...lines.map(({ name, unit, decimals, columns }) => {
      const summary = summaryOf(columns, span)
      if (!summary) return t('lineEmpty', { name })
      const value = (number: number) => exactText(number, decimals, locale)
      return [
        summary.count === 0
          ? t('lineEmpty', { name })
          : t('lineSummary', {
              name,
              unit: unitText(unit, language),
              count: summary.count,
              min: value(summary.min),
              max: value(summary.max),
              last: value(summary.last.value),
            }),
        summary.suspect > 0 ? t('lineSuspect', { count: summary.suspect }) : '',
      ].join(' ')
    }),
  ].join(' ')
}
