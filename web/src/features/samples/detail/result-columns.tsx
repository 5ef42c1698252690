import type { SampleResult } from '@puquio/contract/laboratory/sample-record'
import type { Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { ResultCell } from '../components/ResultCell.tsx'
import {
  boundsText,
  outcomeText,
  resultHint,
  resultText,
  shown,
  standardText,
} from '../result-hint.ts'

type Words = { t: TFunction<'samples'>; format: Format; language: Language; locale: string }

const dash = '–'

/** The results of one sample, a row for each parameter. */
export const resultColumns = ({
  t,
  format,
  language,
  locale,
}: Words): readonly Column<SampleResult>[] => {
  const number = (value: number | null) => (value === null ? dash : shown(value, locale))
  return [
    {
      key: 'parameter',
      head: t('parameter'),
      width: 'name',
      cell: ({ parameter }) => parameter.name[language],
    },
    {
      key: 'result',
      head: t('result'),
      isNumber: true,
      width: 'short',
      cell: (result) => (
        <ResultCell
          result={result}
          text={resultText(result, locale)}
          hint={resultHint(result, { t, language, locale })}
        />
      ),
    },
    {
      key: 'unit',
      head: t('unit'),
      width: 'number',
      cell: ({ parameter }) => parameter.unit,
    },
    {
      key: 'outcome',
      head: t('outcome'),
      width: 'short',
      cell: (result) => outcomeText(result, { t, language }) || dash,
    },
    {
      key: 'limit',
      head: t('limit'),
      width: 'short',
      cell: ({ limit }) => (limit && boundsText(limit, locale)) || dash,
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
      cell: ({ text, textUnit }) => `${text} ${textUnit}`,
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
      cell: ({ version }) => version,
      isOptional: true,
    },
  ]
}
