import type { TreatmentDay } from '@puquio/contract/laboratory/treatment-days'
import { currencySigns } from '@puquio/domain'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useProject } from '../../../lib/project/project-context.ts'
import { type Format, useFormat } from '../../../lib/texts/format.ts'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { TableSearch } from '../../../ui/table/table-search.ts'
import type { PlantProduct } from '../use-plants.ts'
import type { Charted } from './charts.ts'
import styles from './view.module.css'
import '../texts.ts'

type Words = { t: TFunction<'neutralizers'>; format: Format }
type DayTableProps = {
  charted: Charted
  search: TableSearch
  onOpen: ((day: TreatmentDay) => void) | undefined
}

/** What each day treated and used; a pH out of its band and a dose far from the planned one are marked. */
export const DayTable = ({ charted, search, onOpen }: DayTableProps) => {
  const { plant, products, consumption } = charted
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const ordered = search.sort === 'on' ? consumption.days : consumption.days.toReversed()
  const page = ordered.slice((search.page - 1) * search.size, search.page * search.size)
  const words = { t, format }
  const single = products.length === 1
  return (
    <section className={styles.section}>
      <h2>{t('byDay')}</h2>
      <p className={styles.note}>
        {t('dayNote', { percent: format.number(plant.dosePercent, 0) })}
      </p>
      <DataTable
        name="neutralizer-days"
        label={t('byDay')}
        columns={[
          ...waterColumns(words),
          ...products.flatMap((product) =>
            dosedColumns(product, plant.dosePercent, single ? {} : { over: product.name }, words),
          ),
          { key: 'note', head: t('note'), width: 'text', cell: ({ note }) => note, priority: 3 },
          {
            key: 'changedBy',
            head: t('changedBy'),
            width: 'name',
            cell: ({ changedBy }) => changedBy,
            isOptional: true,
          },
        ]}
        rows={page}
        total={ordered.length}
        search={search}
        rowKey={({ on }) => on}
        rowName={({ on }) => format.date(on)}
        {...(onOpen ? { onOpen } : {})}
        empty={null}
      />
    </section>
  )
}

const waterColumns = ({ t, format }: Words): Column<TreatmentDay>[] => [
  {
    key: 'on',
    head: t('on'),
    width: 'date',
    cell: ({ on }) => format.date(on),
    sortKey: 'on',
  },
  {
    key: 'flow',
    head: t('flow'),
    unit: 'L/s',
    isNumber: true,
    cell: ({ derived }) => format.number(derived.flowLs, 1),
    priority: 3,
  },
  {
    key: 'volume',
    head: t('volume'),
    unit: 'm³',
    isNumber: true,
    cell: ({ derived }) => format.number(derived.volumeM3, 0),
  },
  {
    key: 'phIn',
    head: t('phIn'),
    isNumber: true,
    cell: ({ phIn }) => format.number(phIn, 2),
    priority: 2,
  },
  {
    key: 'phOut',
    head: t('phOut'),
    isNumber: true,
    cell: ({ phOut, derived }) =>
      derived.isPhExceeded ? (
        <span className={styles.bad} title={t('phExceeded')}>
          ▲ {format.number(phOut, 2)}
        </span>
      ) : (
        format.number(phOut, 2)
      ),
  },
  {
    key: 'acidity',
    head: t('acidity'),
    unit: 'mg/L CaCO₃',
    isNumber: true,
    cell: ({ derived: { acidity } }) =>
      acidity === null
        ? format.number(null)
        : (acidity.from === 'metals' ? 'Σ ' : '') + format.number(acidity.mgL, 0),
    title: ({ derived }) => (derived.acidity?.from === 'metals' ? t('acidityFromMetals') : ''),
    priority: 2,
  },
]

const dosedColumns = (
  { id }: PlantProduct,
  deviationMax: number,
  shared: Pick<Column<TreatmentDay>, 'over'>,
  { t, format }: Words,
): Column<TreatmentDay>[] => {
  const of = ({ derived }: TreatmentDay) =>
    derived.uses.find(({ neutralizerId }) => neutralizerId === id)
  return [
    {
      key: `kg-${id}`,
      ...shared,
      head: t('used'),
      unit: 'kg',
      isNumber: true,
      cell: (day) => format.number(of(day)?.kg ?? null, 0),
    },
    {
      key: `planned-${id}`,
      ...shared,
      head: t('planned'),
      unit: 'kg/m³',
      isNumber: true,
      cell: (day) => format.number(of(day)?.plannedKgM3 ?? null, 3),
      priority: 2,
    },
    {
      key: `real-${id}`,
      ...shared,
      head: t('real'),
      unit: 'kg/m³',
      isNumber: true,
      cell: (day) => format.number(of(day)?.realKgM3 ?? null, 3),
    },
    {
      key: `deviation-${id}`,
      ...shared,
      head: t('deviation'),
      unit: '%',
      isNumber: true,
      cell: (day) => {
        const percent = of(day)?.deviationPercent ?? null
        const text = format.number(percent, 0)
        if (percent === null || Math.abs(percent) <= deviationMax) return text
        return (
          <span className={styles.odd} title={t('deviates')}>
            △ {text}
          </span>
        )
      },
    },
    {
      key: `cost-${id}`,
      ...shared,
      head: t('cost'),
      isNumber: true,
      cell: (day) => {
        const cost = of(day)?.cost
        return cost
          ? `${currencySigns[cost.currency]} ${format.number(cost.amount, 0)}`
          : format.number(null)
      },
      priority: 3,
    },
    {
      key: `stock-${id}`,
      ...shared,
      head: t('stock'),
      unit: 'kg',
      isNumber: true,
      cell: (day) => {
        const use = of(day)
        return `${use?.stockFrom === 'counted' ? '● ' : ''}${format.number(use?.stockKg ?? null, 0)}`
      },
      title: (day) => (of(day)?.stockFrom === 'counted' ? t('countedStock') : ''),
      priority: 2,
    },
    {
      key: `left-${id}`,
      ...shared,
      head: t('daysOfStock'),
      isNumber: true,
      cell: (day) => format.number(of(day)?.daysLeft ?? null, 0),
      priority: 3,
    },
  ]
}
