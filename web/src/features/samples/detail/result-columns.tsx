import type { SampleResult } from '@puquio/contract/laboratory/sample-record'
import { type Language, unitIn } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { type Finding, findingText } from '../quality/finding-text.ts'
import { ResultCell } from '../components/ResultCell.tsx'
import { fullHint } from '../formula-text.ts'
import { boundsText, outcomeText, resultText, shown, standardText } from '../result-hint.ts'
import styles from './Sample.module.css'

type Words = { t: TFunction<'samples'>; format: Format; language: Language; locale: string }

const dash = '–'

/** Returns whether a person said that it is not to be used. */
export const isRejected = ({ applied }: SampleResult): boolean => applied?.qualifier === 'R'

/** The results of one sample, a row for each parameter. */
export const resultColumns = (
  { t, format, language, locale }: Words,
  findings: readonly Finding[],
): readonly Column<SampleResult>[] => {
  // The unit stands in its own column, but for differences.
  const limitText = (limit: NonNullable<SampleResult['limit']>, unit: string) =>
    boundsText(limit.unit === unit ? { ...limit, unit: '' } : limit, locale).trim()
  /** What a person said; else what the checks suggest, with a question mark. */
  const quality = ({ applied, parameter }: SampleResult) => {
    if (applied) return applied.qualifier
    const of = findings.filter(({ parameterId }) => parameterId === parameter.id)
    if (of.length === 0) return ''
    return `${of.find(({ suggested }) => suggested !== null)?.suggested ?? ''}?`
  }
  const number = (value: number | null) => (value === null ? dash : shown(value, locale))
  return [
    {
      key: 'parameter',
      head: t('parameter'),
      width: 'name',
      cell: ({ parameter, calculated }) =>
        calculated ? (
          <>
            {parameter.name[language]} <span className={styles.calculated}>{t('calculated')}</span>
          </>
        ) : (
          parameter.name[language]
        ),
    },
    {
      key: 'result',
      head: t('result'),
      isNumber: true,
      width: 'short',
      cell: (result) => (
        <ResultCell
          result={{ ...result, isRejected: isRejected(result) }}
          text={resultText(result, locale)}
          hint={fullHint({ ...result, isRejected: isRejected(result) }, result.parameter.formula, {
            t,
            language,
            locale,
          })}
        />
      ),
    },
    {
      key: 'unit',
      head: t('unit'),
      width: 'short',
      cell: ({ parameter }) => unitIn(parameter.unit, language),
    },
    {
      key: 'outcome',
      head: t('outcome'),
      width: 'period',
      cell: (result) => outcomeText(result, { t, language }) || dash,
    },
    {
      key: 'quality',
      head: t('qualifierShort'),
      width: 'number',
      cell: (result) => quality(result) || dash,
      title: ({ applied, parameter }) =>
        applied?.reason ??
        findings
          .filter(({ parameterId }) => parameterId === parameter.id)
          .map((one) => findingText(one, unitIn(parameter.unit, language), { t, locale }))
          .join(' '),
      priority: 2,
    },
    {
      key: 'limit',
      head: t('limit'),
      width: 'short',
      cell: ({ limit, parameter }) => (limit && limitText(limit, parameter.unit)) || dash,
      priority: 2,
    },
    {
      key: 'standard',
      head: t('standard'),
      width: 'name',
      cell: ({ limit }) =>
        limit ? standardText(limit) + (limit.toBeVerified ? ' (*)' : '') : dash,
      priority: 3,
    },
    {
      key: 'text',
      head: t('reportedShort'),
      width: 'short',
      cell: ({ text, textUnit, calculated }) => (calculated ? dash : `${text} ${textUnit}`),
      priority: 3,
    },
    {
      key: 'detectionLimit',
      head: t('detectionShort'),
      isNumber: true,
      cell: ({ detectionLimit }) => number(detectionLimit),
      priority: 3,
    },
    {
      key: 'quantificationLimit',
      head: t('quantificationShort'),
      isNumber: true,
      cell: ({ quantificationLimit }) => number(quantificationLimit),
      priority: 3,
    },
    {
      key: 'method',
      head: t('method'),
      width: 'short',
      cell: ({ method }) => method ?? dash,
      priority: 3,
    },
    {
      key: 'analysedOn',
      head: t('analysedOn'),
      width: 'date',
      cell: ({ analysedOn }) => format.date(analysedOn),
      isOptional: true,
    },
    {
      key: 'version',
      head: t('version'),
      isNumber: true,
      cell: ({ version, calculated }) => (calculated ? dash : version),
      isOptional: true,
    },
  ]
}
