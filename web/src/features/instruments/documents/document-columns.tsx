import type { InstrumentDocument } from '@puquio/contract/commitments/documents'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DocumentState } from './DocumentState.tsx'

type Words = { t: TFunction<'instruments'>; format: Format; locale: string }

export const documentColumns = ({
  t,
  format,
  locale,
}: Words): readonly Column<InstrumentDocument>[] => [
  { key: 'name', head: t('document'), width: 'name', maxWidth: 420, cell: ({ name }) => name },
  {
    key: 'state',
    head: t('state'),
    width: 'period',
    cell: (one) => <DocumentState document={one} />,
  },
  {
    key: 'pages',
    head: t('pages'),
    cell: ({ pages }) => format.number(pages),
    isNumber: true,
  },
  {
    key: 'bytes',
    head: t('size'),
    cell: ({ bytes }) => showBytes(bytes, locale),
    isNumber: true,
    priority: 2,
  },
  {
    key: 'commitments',
    head: t('commitments'),
    cell: ({ commitments }) => format.number(commitments),
    isNumber: true,
  },
  {
    key: 'sha256',
    head: t('sha256'),
    width: 'short',
    cell: ({ sha256 }) => <code>{sha256.slice(0, 12)}…</code>,
    title: ({ sha256 }) => sha256,
    priority: 3,
  },
  {
    key: 'addedAt',
    head: t('addedAt'),
    width: 'instant',
    cell: ({ addedAt }) => format.instant(addedAt),
    priority: 3,
  },
  {
    key: 'addedBy',
    head: t('by'),
    width: 'name',
    cell: ({ addedBy }) => addedBy,
    isOptional: true,
  },
]
