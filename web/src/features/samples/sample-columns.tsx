import type { ShownParameter } from '@puquio/contract/laboratory/sample-record'
import type { SampleRow } from '@puquio/contract/laboratory/samples'
import { sampleTypeTerms } from '@puquio/contract/terms/sample-types'
import { type Language, symbolIn, unitIn } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../lib/texts/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { ResultCell } from './components/ResultCell.tsx'
import { calculatedText, marks, resultHint, resultText } from './result-hint.ts'

type Words = { t: TFunction<'samples'>; format: Format; language: Language; locale: string }

/** Returns the parameters of a page, those that exceed a limit on it first. */
export const exceedingFirst = (
  parameters: readonly ShownParameter[],
  rows: readonly SampleRow[],
): readonly ShownParameter[] => {
  const exceeding = new Set(
    rows.flatMap(({ results }) => results.filter(exceeds).map(({ parameterId }) => parameterId)),
  )
  return [
    ...parameters.filter(({ id }) => exceeding.has(id)),
    ...parameters.filter(({ id }) => !exceeding.has(id)),
  ]
}

const exceeds = ({ outcome }: { outcome: string | null }) => outcome === 'exceeds'

export const sampleColumns = (
  parameters: readonly ShownParameter[],
  { t, format, language, locale }: Words,
): readonly Column<SampleRow>[] => [
  {
    key: 'station',
    head: t('station'),
    width: 'short',
    cell: ({ station }) => station.code,
    title: ({ station }) => station.name,
    sortKey: 'station',
  },
  {
    key: 'sampledOn',
    head: t('sampledOn'),
    width: 'instant',
    cell: ({ sampledAt, sampledOn }) =>
      sampledAt === null ? format.date(sampledOn) : format.instant(sampledAt),
    sortKey: 'sampledOn',
  },
  {
    key: 'exceedances',
    head: t('exceedances'),
    isNumber: true,
    cell: ({ results }) => {
      const count = results.filter(exceeds).length
      if (count === 0) return '–'
      return (
        <span style={{ color: 'var(--danger)', fontWeight: 600 }}>
          {marks.exceeds} {format.number(count)}
        </span>
      )
    },
  },
  {
    key: 'campaign',
    head: t('campaign'),
    width: 'short',
    cell: ({ campaign, isApproved }) =>
      isApproved ? campaign : `${campaign} (${t('unapproved')})`,
  },
  {
    key: 'code',
    head: t('code'),
    width: 'short',
    cell: ({ code }) => code || '–',
    isOptional: true,
  },
  {
    key: 'type',
    head: t('type'),
    width: 'short',
    cell: ({ type }) => sampleTypeTerms[type][language],
  },
  ...parameters.map(
    ({ id, name, symbol, unit }): Column<SampleRow> => ({
      key: `parameter-${id}`,
      head: symbolIn(symbol, language) || name[language],
      unit: unitIn(unit, language),
      isNumber: true,
      cell: ({ results }) => {
        const result = results.find(({ parameterId }) => parameterId === id)
        if (!result) return '–'
        const told = { t, language, locale }
        const hint = [
          name[language],
          calculatedText(result, namesAmong(parameters, language), told),
          resultHint(result, told),
          result.isRepeated ? t('repeated') : '',
        ]
        return (
          <ResultCell
            result={result}
            text={resultText(result, locale)}
            hint={hint.filter((one) => one !== '').join(' · ')}
          />
        )
      },
    }),
  ),
]

/** Returns the name of an operand; '…' where the page has no column for it, as for another group. */
const namesAmong =
  (parameters: readonly ShownParameter[], language: Language) =>
  (parameterId: number): string =>
    parameters.find(({ id }) => id === parameterId)?.name[language] ?? '…'
