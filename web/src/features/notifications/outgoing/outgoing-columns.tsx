import type { Outgoing } from '@puquio/contract/notifications/deliveries'
import type { Language } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { reasonWords } from './outcome-words.ts'
import styles from './OutcomeList.module.css'

type Words = {
  t: TFunction<'outgoing'>
  name: TFunction<'notifications'>
  language: Language
  format: Format
}

export const outgoingColumns = ({
  t,
  name,
  language,
  format,
}: Words): readonly Column<Outgoing>[] => [
  {
    key: 'recipient',
    head: t('recipient'),
    width: 'name',
    cell: ({ recipient, address }) =>
      address === null || address === recipient ? recipient : `${recipient} · ${address}`,
    sortKey: 'recipient',
  },
  {
    key: 'method',
    head: t('method'),
    width: 'short',
    cell: ({ method }) => name(`method.${method}`),
    sortKey: 'method',
  },
  {
    key: 'state',
    head: t('state'),
    width: 'short',
    cell: ({ state }) => (
      <span className={state === 'failed' ? styles.failed : undefined}>
        {name(`state.${state}`)}
      </span>
    ),
    sortKey: 'state',
  },
  {
    key: 'reason',
    head: t('reason'),
    width: 'text',
    cell: (one) => reasonWords(name, language, one) ?? '–',
  },
  { key: 'text', head: t('text'), width: 'text', cell: ({ text }) => text },
  {
    key: 'project',
    head: t('project'),
    width: 'name',
    cell: ({ project }) => project?.name ?? t('system'),
    priority: 2,
  },
  {
    key: 'attempts',
    head: t('attempts'),
    cell: ({ attempts }) => format.number(attempts),
    isNumber: true,
    priority: 3,
  },
  {
    key: 'createdAt',
    head: t('createdAt'),
    width: 'instant',
    cell: ({ createdAt }) => format.instant(createdAt),
    sortKey: 'createdAt',
  },
  {
    key: 'changedAt',
    head: t('changedAt'),
    width: 'instant',
    cell: ({ changedAt }) => format.instant(changedAt),
    sortKey: 'changedAt',
    priority: 3,
  },
]
