import styles from './CardList.module.css'
import { type Column, nameOf } from '../column.ts'

type CardValuesProps<Row> = {
  columns: readonly Pick<Column<Row>, 'key' | 'over' | 'head' | 'unit' | 'cell'>[]
  row: Row
}

/** What stands below the head of a card: each column's name beside its value. */
export const CardValues = <Row,>({ columns, row }: CardValuesProps<Row>) => (
  <dl className={styles.values}>
    {columns.map((column) => {
      const value = column.cell(row)
      // What says nothing takes no line of a card.
      if (value === null || value === '' || value === '–') return null
      return (
        <div key={column.key} className={styles.value}>
          <dt>
            {nameOf(column)}
            {column.unit && ` (${column.unit})`}
          </dt>
          <dd>{value}</dd>
        </div>
      )
    })}
  </dl>
)
