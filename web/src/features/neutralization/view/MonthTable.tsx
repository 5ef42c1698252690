import type { TreatmentTotals } from '@puquio/contract/laboratory/treatment-days'
import { shownDoses } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Charted } from './charts.ts'
import { costTexts } from './SummaryFacts.tsx'
import styles from './view.module.css'
import '../texts.ts'

type Row = { month: string; totals: TreatmentTotals }

/** The totals of each month, and of the whole range in the last row; of several products each, and all as CaCO3. */
export const MonthTable = ({ charted: { products, consumption } }: { charted: Charted }) => {
  const { months, totals } = consumption
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const rows: Row[] = [...months, { month: '', totals }]
  const dosesOf = (of: TreatmentTotals) => shownDoses(of, products, t('equivalent'))
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
          ...dosesOf(totals).flatMap(({ key, over, mass }): Column<Row>[] => {
            const of = (row: Row) => dosesOf(row.totals).find((one) => one.key === key)
            const shared = over === undefined ? {} : { over }
            return [
              {
                key: `kg-${key}`,
                ...shared,
                priority: mass === 'kg' ? 2 : 3,
                head: t('used'),
                unit: mass,
                isNumber: true,
                cell: (row) => format.number(of(row)?.kg ?? null, 0),
              },
              {
                key: `planned-${key}`,
                ...shared,
                priority: 3,
                head: t('planned'),
                unit: `${mass}/m³`,
                isNumber: true,
                cell: (row) => format.number(of(row)?.plannedKgM3 ?? null, 3),
              },
              {
                key: `real-${key}`,
                ...shared,
                ...(mass === 'kg' ? {} : { priority: 3 as const }),
                head: t('real'),
                unit: `${mass}/m³`,
                isNumber: true,
                cell: (row) => format.number(of(row)?.kgM3 ?? null, 3),
              },
            ]
          }),
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
