import type { LimitShown } from '@puquio/contract/laboratory/limits'
import {
  confidenceTerms,
  type Language,
  limitOriginTerms,
  statisticTerms,
  unitIn,
} from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import { numberFormat } from '../../lib/texts/intl.ts'
import type { Column } from '../../ui/table/column.ts'
import styles from './components/Limits.module.css'

type Words = { t: TFunction<'limits'>; format: Format; language: Language; locale: string }

/** Returns what a limit allows: "≤ 0.5", "6.5 to 8.5", or the words of its rule. */
export const boundText = (
  { kind, min, max }: Pick<LimitShown, 'kind' | 'min' | 'max'>,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string => {
  if (kind === 'ammonia' || kind === 'not-applicable') return t(`kind.${kind}`)
  const shown = (value: number) =>
    numberFormat(locale, { maximumSignificantDigits: 8 }).format(value)
  const bounds =
    min !== null && max !== null
      ? t('between', { min: shown(min), max: shown(max) })
      : min !== null
        ? `≥ ${shown(min)}`
        : max === null
          ? '–'
          : `≤ ${shown(max)}`
  return kind === 'difference' ? `Δ ${bounds}` : bounds
}

export const limitColumns = ({ t, format, language, locale }: Words): Column<LimitShown>[] => [
  {
    key: 'parameter',
    head: t('parameter'),
    width: 'name',
    cell: ({ parameter }) => parameter[language],
    sortKey: 'parameter',
  },
  {
    key: 'standard',
    head: t('standard'),
    width: 'period',
    maxWidth: 240,
    cell: ({ standard }) => standard,
    sortKey: 'standard',
  },
  { key: 'category', head: t('category'), width: 'short', cell: (one) => one.category ?? '–' },
  {
    key: 'bound',
    head: t('limit'),
    width: 'short',
    cell: (one) => boundText(one, { t, locale }),
    title: (one) => boundText(one, { t, locale }),
    isNumber: true,
  },
  {
    key: 'unit',
    head: t('unit'),
    width: 'number',
    cell: ({ unit, kind }) => (kind === 'not-applicable' ? '–' : unitIn(unit, language)),
  },
  {
    key: 'statistic',
    head: t('statistic'),
    width: 'period',
    cell: ({ statistic, allowedPerYear }) =>
      allowedPerYear === null
        ? statisticTerms[statistic][language]
        : `${statisticTerms[statistic][language]} (${t('timesAYear', { times: allowedPerYear })})`,
  },
  {
    key: 'validFrom',
    head: t('valid'),
    width: 'period',
    cell: ({ validFrom, validTo }) =>
      validTo === null
        ? t('since', { on: format.date(validFrom) })
        : `${format.date(validFrom)} – ${format.date(validTo)}`,
    sortKey: 'validFrom',
    priority: 3,
  },
  {
    key: 'origin',
    head: t('origin'),
    width: 'short',
    cell: ({ origin, approvedOn }) =>
      approvedOn === null
        ? limitOriginTerms[origin][language]
        : `${limitOriginTerms[origin][language]} (${format.date(approvedOn)})`,
    priority: 2,
  },
  {
    key: 'confidence',
    head: t('confidence'),
    width: 'short',
    cell: ({ confidence, toBeVerified }) =>
      toBeVerified ? (
        <span className={styles.doubt}>{t('toBeVerified')}</span>
      ) : (
        confidenceTerms[confidence][language]
      ),
    title: ({ confidence }) => confidenceTerms[confidence][language],
  },
  { key: 'source', head: t('source'), cell: ({ source }) => source, priority: 3, maxWidth: 320 },
  {
    key: 'note',
    head: t('note'),
    cell: ({ note }) => note ?? '–',
    isOptional: true,
    maxWidth: 320,
  },
]
