import type { Extraction } from '@puquio/contract/commitments/extractions'
import { extractionStateTerms, extractionStopTerms } from '@puquio/contract/terms'
import type { Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { costText } from './cost-text.ts'

type Words = { t: TFunction<'extractions'>; format: Format; language: Language }

export const extractionColumns = ({
  t,
  format,
  language,
}: Words): readonly Column<Extraction>[] => [
  {
    key: 'requestedAt',
    head: t('requestedAt'),
    width: 'instant',
    cell: ({ requestedAt }) => format.instant(requestedAt),
  },
  {
    key: 'state',
    head: t('state'),
    width: 'short',
    cell: ({ state, unanswered }) =>
      unanswered === 0
        ? extractionStateTerms[state][language]
        : `${extractionStateTerms[state][language]}, ${t('withUnanswered', { count: unanswered, number: format.number(unanswered) })}`,
    title: ({ stopped }) => (stopped ? extractionStopTerms[stopped][language] : ''),
  },
  {
    key: 'how',
    head: t('how'),
    width: 'name',
    cell: ({ method, model }) =>
      method === 'model' ? t('withModel', { model: model ?? '–' }) : t('withRules'),
  },
  {
    key: 'pages',
    head: t('pages'),
    isNumber: true,
    cell: ({ pages }) => format.number(pages.total),
  },
  {
    key: 'proposed',
    head: t('proposed'),
    isNumber: true,
    cell: ({ proposed }) => format.number(proposed),
  },
  {
    key: 'joined',
    head: t('joined'),
    isNumber: true,
    cell: ({ joined }) => format.number(joined),
    priority: 2,
  },
  {
    key: 'refused',
    head: t('refused'),
    isNumber: true,
    cell: ({ refused }) => format.number(refused),
    priority: 2,
  },
  {
    key: 'cost',
    head: t('cost'),
    isNumber: true,
    width: 'short',
    cell: (one) => (one.method === 'model' ? costText(one, format, t('noPrices')) : '–'),
    priority: 3,
  },
  {
    key: 'by',
    head: t('by'),
    width: 'name',
    cell: ({ requestedBy }) => requestedBy,
    priority: 3,
  },
]
