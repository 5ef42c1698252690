import type { CommitmentName } from '@puquio/contract/commitments/commitment-plans'
import type { TFunction } from 'i18next'
import { paths } from '../../../lib/paths.ts'
import type { Column } from '../../../ui/table/column.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { MeantCell } from './MeantCell.tsx'
import styles from './names.module.css'

type Words = {
  t: TFunction<'commitmentNames'>
  number: (value: number) => string
  canLink: boolean
}

export const nameColumns = ({ t, number, canLink }: Words): readonly Column<CommitmentName>[] => [
  { key: 'name', head: t('name'), width: 'text', cell: ({ name }) => name, sortKey: 'name' },
  {
    key: 'commitment',
    head: t('commitment'),
    width: 'text',
    maxWidth: 420,
    cell: (row) => <MeantCell row={row} canLink={canLink} />,
    title: ({ commitment }) => commitment?.shortName ?? '',
    sortKey: 'standing',
  },
  {
    key: 'instrument',
    head: t('instrument'),
    width: 'name',
    cell: ({ instrument }) => instrument ?? '–',
    sortKey: 'instrument',
    priority: 3,
  },
  {
    key: 'monitorings',
    head: t('monitorings'),
    width: 'number',
    isNumber: true,
    cell: ({ monitorings }) => number(monitorings),
    sortKey: 'monitorings',
  },
  {
    key: 'plans',
    head: t('plans'),
    width: 'name',
    cell: ({ name, plans }) => (
      <span className={styles.plans}>
        {plans.map((plan) => (
          <TextLink key={plan.id} {...paths.planEdit(plan.id)} search={{ search: name }}>
            {plan.name}
          </TextLink>
        ))}
      </span>
    ),
    title: ({ plans }) => plans.map(({ name }) => name).join(', '),
    priority: 2,
  },
]
