import type { Consumption } from '@puquio/contract/laboratory/treatment-days'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { costTexts } from './SummaryFacts.tsx'
import styles from './view.module.css'
import '../texts.ts'

/** The totals of each month, and of the whole range in the last row. */
export const MonthTable = ({ months, totals }: Pick<Consumption, 'months' | 'totals'>) => {
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const rows = [...months, { month: '', totals }]
  const name = (month: string) => (month === '' ? t('total') : format.month(month))
  return (
    <section className={styles.section}>
      <h2>{t('byMonth')}</h2>
      <DataTable
        name="neutralizer-months"
        label={t('byMonth')}
        columns={[
          { key: 'month', head: t('month'), width: 'name', cell: ({ month }) => name(month) },
          {
            key: 'days',
            priority: 3,
            head: t('days'),
            isNumber: true,
            cell: (row) => format.number(row.totals.days),
          },
          {
            key: 'volume',
            head: t('volume'),
            unit: 'm³',
            isNumber: true,
            cell: (row) => format.number(row.totals.volumeM3, 0),
          },
          {
            key: 'kg',
            head: t('used'),
            unit: 'kg',
            isNumber: true,
            cell: (row) => format.number(row.totals.kg, 0),
          },
          {
            key: 'planned',
            priority: 2,
            head: t('planned'),
            unit: 'kg/m³',
            isNumber: true,
            cell: (row) => format.number(row.totals.plannedKgM3, 3),
          },
          {
            key: 'real',
            head: t('real'),
            unit: 'kg/m³',
            isNumber: true,
            cell: (row) => format.number(row.totals.kgM3, 3),
          },
          {
            key: 'cost',
            head: t('cost'),
            isNumber: true,
            width: 'short',
            cell: (row) => <Lines texts={costTexts(row.totals.costs, 'amount', format)} />,
          },
          {
            key: 'perM3',
            head: t('costPerM3'),
            isNumber: true,
            width: 'short',
            cell: (row) => <Lines texts={costTexts(row.totals.costs, 'perM3', format)} />,
          },
          {
            key: 'exceeded',
            head: t('exceededDays'),
            isNumber: true,
            cell: (row) => format.number(row.totals.exceededDays),
          },
        ]}
        rows={rows}
        total={rows.length}
        rowKey={({ month }) => month}
        rowName={({ month }) => name(month)}
        empty={null}
      />
    </section>
  )
}

/** One below the other: together they are wider than a column. */
const Lines = ({ texts }: { texts: readonly string[] }) =>
  texts.map((text) => (
    <span key={text} className={styles.line}>
      {text}
    </span>
  ))
