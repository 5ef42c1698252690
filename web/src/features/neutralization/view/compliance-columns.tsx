import type { ComplianceRow } from '@puquio/contract/laboratory/treatment-days'
import { type Language, locales, resultWords, shownNumber, unitIn } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import styles from './view.module.css'

type Words = { t: TFunction<'neutralizers'>; format: Format; language: Language }

/** `6 – 9`, `≤ 0.5`, with the unit. */
const limitText = (
  { min, max, unit }: ComplianceRow['limits'][number],
  language: Language,
): string => {
  const locale = locales[language]
  const bounds =
    min !== null && max !== null
      ? `${shownNumber(min, locale)} – ${shownNumber(max, locale)}`
      : max !== null
        ? `≤ ${shownNumber(max, locale)}`
        : `≥ ${min === null ? '–' : shownNumber(min, locale)}`
  return `${bounds} ${unitIn(unit, language)}`.trim()
}

/** Of each parameter of the effluent its limits, how often they were met, and its latest result. */
export const complianceColumns = ({ t, format, language }: Words): Column<ComplianceRow>[] => [
  {
    key: 'parameter',
    head: t('parameter'),
    width: 'name',
    cell: ({ parameter }) => parameter.name[language],
  },
  {
    key: 'limit',
    head: t('limit'),
    width: 'text',
    cell: ({ limits }) =>
      limits
        .map((limit) => {
          const doubt = limit.toBeVerified ? ' (*)' : ''
          const text = limitText(limit, language)
          return `${text} · ${limit.standard}${doubt}`
        })
        .join('; '),
  },
  {
    key: 'results',
    head: t('results'),
    isNumber: true,
    cell: ({ results }) => format.number(results),
  },
  {
    key: 'complies',
    head: t('complies'),
    isNumber: true,
    cell: ({ complies }) => format.number(complies),
  },
  {
    key: 'exceeds',
    head: t('exceeds'),
    isNumber: true,
    cell: ({ exceeds }) =>
      exceeds === 0 ? (
        format.number(0)
      ) : (
        <span className={styles.bad}>▲ {format.number(exceeds)}</span>
      ),
  },
  {
    key: 'undetermined',
    head: t('undetermined'),
    isNumber: true,
    cell: ({ undetermined }) => format.number(undetermined),
    priority: 2,
  },
  {
    key: 'latest',
    head: t('latest'),
    width: 'text',
    cell: ({ latest }) =>
      `${latest.outcome === 'exceeds' ? '▲ ' : ''}${resultWords(latest, locales[language])} · ${format.date(latest.on)}`,
  },
]
