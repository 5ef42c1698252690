import type { ParameterRow } from '@puquio/contract/laboratory/parameters'
import {
  fractionTerms,
  type Language,
  matrixTerms,
  parameterGroupTerms,
  symbolIn,
  unitIn,
} from '@puquio/domain'
import type { TFunction } from 'i18next'
import { numberFormat } from '../../lib/texts/intl.ts'
import type { Column } from '../../ui/table/column.ts'

type Words = { t: TFunction<'parameters'>; language: Language; locale: string }

/** Returns what is physically possible: "0 to 14", "≥ 0"; empty where nothing is known. */
export const rangeText = (
  { min, max }: Pick<ParameterRow, 'min' | 'max'>,
  { t, locale }: Pick<Words, 't' | 'locale'>,
): string => {
  const shown = (value: number) =>
    numberFormat(locale, { maximumSignificantDigits: 8 }).format(value)
  if (min !== null && max !== null) return t('range', { min: shown(min), max: shown(max) })
  if (min !== null) return `≥ ${shown(min)}`
  return max === null ? '–' : `≤ ${shown(max)}`
}

export const parameterColumns = ({
  t,
  language,
  locale,
}: Words): readonly Column<ParameterRow>[] => {
  const number = (value: number | null) =>
    value === null ? '–' : numberFormat(locale, { maximumFractionDigits: 5 }).format(value)
  return [
    {
      key: 'name',
      head: t('name'),
      width: 'name',
      cell: ({ name }) => name[language],
      sortKey: 'name',
    },
    {
      key: 'symbol',
      head: t('symbol'),
      width: 'short',
      cell: ({ symbol }) => symbolIn(symbol, language) || '–',
      sortKey: 'symbol',
    },
    { key: 'cas', head: t('cas'), width: 'short', cell: ({ cas }) => cas ?? '–', priority: 3 },
    {
      key: 'fraction',
      head: t('fraction'),
      width: 'short',
      cell: ({ fraction }) => (fraction ? fractionTerms[fraction][language] : '–'),
      priority: 3,
    },
    {
      key: 'group',
      head: t('group'),
      width: 'period',
      cell: ({ group }) => parameterGroupTerms[group][language],
      sortKey: 'group',
      priority: 2,
    },
    {
      key: 'matrix',
      head: t('matrix'),
      width: 'short',
      cell: ({ matrix }) => matrixTerms[matrix][language],
      priority: 3,
    },
    {
      key: 'unit',
      head: t('unit'),
      width: 'short',
      cell: ({ unit }) => unitIn(unit, language),
      sortKey: 'unit',
    },
    {
      key: 'decimals',
      head: t('decimals'),
      cell: ({ decimals }) => decimals,
      isNumber: true,
      isOptional: true,
    },
    {
      key: 'range',
      head: t('possible'),
      width: 'short',
      cell: (row) => rangeText(row, { t, locale }),
      priority: 3,
    },
    {
      key: 'molarMass',
      head: t('molarMass'),
      cell: ({ molarMass }) => number(molarMass),
      isNumber: true,
      isOptional: true,
    },
    {
      key: 'charge',
      head: t('charge'),
      cell: ({ charge }) => number(charge),
      isNumber: true,
      isOptional: true,
    },
    {
      key: 'aliases',
      head: t('otherNames'),
      cell: namesOf,
      priority: 2,
      maxWidth: 320,
    },
    { key: 'kind', head: t('origin'), width: 'short', cell: ({ kind }) => t(`kind.${kind}`) },
  ]
}

/** Those of the project stand first. */
const namesOf = ({ aliases, knownNames }: ParameterRow): string =>
  [...new Set([...aliases.map(({ name }) => name), ...knownNames])].join('; ') || '–'
