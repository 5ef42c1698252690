import type { TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import type { DayInput } from '@puquio/contract/laboratory/treatment-days'
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { cellsOf } from '../../../lib/pasted-cells.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { nameOf } from '../../../ui/table/column.ts'
import type { PlantProduct } from '../use-plants.ts'
import type { CellColumn, CellKey } from './columns.ts'
import { derivedOf } from './derived.ts'
import { type MonthEdits, pastedChanges, readEdited, textOf } from './month-edits.ts'
import styles from './records.module.css'
import '../texts.ts'

type Change = { on: string; key: CellKey; text: string }
type MonthGridProps = {
  plant: TreatmentPlant
  products: readonly PlantProduct[]
  columns: readonly CellColumn[]
  /** The days of the month until today, the first first. */
  days: readonly string[]
  recorded: (on: string) => DayInput
  edits: MonthEdits
  isReadOnly: boolean
  onChange: (changes: readonly Change[]) => void
  onOpen: (on: string) => void
}

/** A plant's month as a spreadsheet: a row for each day, into any cell of which a block can be pasted. */
export const MonthGrid = (props: MonthGridProps) => {
  const { plant, products, columns, days, recorded, edits, isReadOnly, onChange, onOpen } = props
  const { t } = useTranslation('neutralizers')
  const format = useFormat(useProject().timeZone)
  const locale = useLocale()
  const cellsId = useId()
  const paste = (event: ClipboardEvent, on: string, key: CellKey) => {
    const cells = cellsOf(event.clipboardData.getData('text/plain'))
    if (cells === null || isReadOnly) return
    event.preventDefault()
    onChange(pastedChanges(cells, { on, key }, days, columns))
  }
  /** As in a spreadsheet. */
  const move = (event: KeyboardEvent, row: number, key: CellKey) => {
    const isUp = event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
    if (!isUp && event.key !== 'Enter' && event.key !== 'ArrowDown') return
    event.preventDefault()
    document.getElementById(`${cellsId}-${row + (isUp ? -1 : 1)}-${key}`)?.focus()
  }
  return (
    <div className={styles.frame}>
      <table className={styles.grid} aria-label={t('monthOf', { plant: plant.name })}>
        <thead>
          <tr>
            <th scope="col">{t('on')}</th>
            {columns.map(({ key, ...column }) => (
              <Head key={key} {...column} />
            ))}
            {products.map(({ id, name }) => (
              <DerivedHeads key={id} {...(products.length === 1 ? {} : { over: name })} />
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((on, row) => {
            const edited = edits.get(on)
            const { day, bad } = edited
              ? readEdited(edited, columns)
              : { day: recorded(on), bad: [] }
            return (
              <tr key={on} data-edited={edited !== undefined || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    className={styles.day}
                    title={t('openDay', { on: format.date(on) })}
                    onClick={() => onOpen(on)}
                  >
                    {format.date(on)}
                  </button>
                </th>
                {columns.map(({ key, bounds, ...column }) => {
                  const isFromDevice = day.fromDevice.some((measure) => measure === key)
                  const text = edited?.texts[key] ?? textOf(edited?.base ?? day, key, locale)
                  return (
                    <td key={key} data-text={bounds === null || undefined}>
                      <input
                        id={`${cellsId}-${row}-${key}`}
                        className={styles.cell}
                        value={text}
                        aria-label={`${nameOf(column)}, ${format.date(on)}`}
                        aria-invalid={bad.includes(key) || undefined}
                        title={
                          bad.includes(key)
                            ? t(bounds ? 'badNumber' : 'badText', {
                                min: format.number(bounds?.min ?? null),
                                max: format.number(bounds?.max ?? null),
                              })
                            : isFromDevice
                              ? t('isFromDevice')
                              : text
                        }
                        data-text={bounds === null || undefined}
                        data-device={isFromDevice || undefined}
                        inputMode={bounds === null ? 'text' : 'decimal'}
                        readOnly={isReadOnly}
                        maxLength={bounds === null ? 1000 : 40}
                        autoComplete="off"
                        onChange={({ currentTarget: { value } }) =>
                          onChange([{ on, key, text: value }])
                        }
                        onPaste={(event) => paste(event, on, key)}
                        onKeyDown={(event) => move(event, row, key)}
                      />
                    </td>
                  )
                })}
                <DerivedCells day={day} plant={plant} products={products} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps = Pick<CellColumn, 'over' | 'head' | 'unit'>

const Head = ({ over, head, unit }: HeadProps) => (
  <th scope="col">
    {over !== undefined && (
      <span className={styles.over} title={over}>
        {over}
      </span>
    )}
    {head}
    {unit && <small>{unit}</small>}
  </th>
)

const DerivedHeads = (shared: Pick<HeadProps, 'over'>) => {
  const { t } = useTranslation('neutralizers')
  return (
    <>
      <Head {...shared} head={t('planned')} unit="kg/m³" />
      <Head {...shared} head={t('real')} unit="kg/m³" />
      <Head {...shared} head={t('deviation')} unit="%" />
    </>
  )
}

type DerivedProps = { day: DayInput; plant: TreatmentPlant; products: readonly PlantProduct[] }

const DerivedCells = ({ day, plant, products }: DerivedProps) => {
  const format = useFormat(useProject().timeZone)
  return derivedOf(day, plant, products).uses.flatMap((use) => {
    const { neutralizerId, plannedKgM3, realKgM3, deviationPercent } = use
    const isOdd = Math.abs(deviationPercent ?? 0) > plant.dosePercent
    return [
      <td key={`planned-${neutralizerId}`} className={styles.derived}>
        {format.number(plannedKgM3, 3)}
      </td>,
      <td key={`real-${neutralizerId}`} className={styles.derived}>
        {format.number(realKgM3, 3)}
      </td>,
      <td key={`deviation-${neutralizerId}`} className={styles.derived}>
        <span className={isOdd ? styles.odd : undefined}>
          {isOdd && '△ '}
          {format.number(deviationPercent, 0)}
        </span>
      </td>,
    ]
  })
}
