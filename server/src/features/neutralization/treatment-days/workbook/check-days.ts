import type { DayInput, ListedDay } from '@puquio/contract/laboratory/treatment-days'
import type { CellIssue } from '@puquio/contract/reference'
import {
  nameKey,
  ofAcidMetals,
  treatedVolume,
  treatmentWaterColumns as waterColumns,
} from '@puquio/domain'
import type { SheetRead } from '../../../../platform/tables/read-sheet.ts'
import { readSheetRows, type SheetRowRead } from '../../../../platform/tables/sheet-rows.ts'
import { isEmptyUse } from '../day-fields.ts'

/** What the project has: plants in service with their products, both by `nameKey`, and the days that are recorded. */
export type KnownPlants = {
  plants: ReadonlyMap<
    string,
    { id: number; name: string; products: ReadonlyMap<string, { id: number; name: string }> }
  >
  isRecorded: (plantId: number, on: string) => boolean
  today: string
}

export type CheckedDay = { plantId: number; day: DayInput; listed: ListedDay }
type RowRead = SheetRowRead<'treatment'>
type Held = { first: RowRead; checked: CheckedDay; products: Map<number, number> }

/** Reads rows as uses of a product, those of a plant and day as one record: its first row says what was treated. */
export function checkDays(sheet: SheetRead, known: KnownPlants) {
  const issues: CellIssue[] = []
  const held = new Map<string, Held>()
  for (const read of readSheetRows('treatment', sheet, [], issues)) {
    const { values, refuse, row } = read
    const plant = values.plant ? known.plants.get(nameKey(values.plant)) : undefined
    if (values.plant && !plant) refuse('plant', 'not-in-list')
    const on = values.on ?? ''
    if (on > known.today) refuse('on', 'out-of-range', { min: '2000', max: known.today })
    const key = `${plant?.id ?? `row ${row}`} ${on || row}`
    let of = held.get(key)
    if (of) checkBelow(read, of.first)
    else {
      of = { first: read, checked: dayOf(read, plant, on, known), products: new Map() }
      held.set(key, of)
    }
    addUse(read, of, plant)
  }
  const days = [...held.values()].map(({ checked }) => checked)
  return {
    days,
    issues: issues.sort((a, b) => a.row - b.row || (a.column < b.column ? -1 : 1)),
  }
}

function dayOf(
  { values, row }: RowRead,
  plant: { id: number; name: string } | undefined,
  on: string,
  known: KnownPlants,
): CheckedDay {
  return {
    plantId: plant?.id ?? 0,
    listed: {
      row,
      on,
      plant: plant?.name ?? '',
      volumeM3: treatedVolume({
        flowLs: values.flowLs ?? null,
        volumeM3: values.volumeM3 ?? null,
        hours: values.hours ?? null,
      }),
      products: [],
      isKnown: plant !== undefined && known.isRecorded(plant.id, on),
    },
    day: {
      on,
      flowLs: values.flowLs ?? null,
      volumeM3: values.volumeM3 ?? null,
      hours: values.hours ?? null,
      phIn: values.phIn ?? null,
      phOut: values.phOut ?? null,
      acidityMgL: values.acidityMgL ?? null,
      metals: ofAcidMetals((metal) => values[metal] ?? null),
      note: values.note ?? '',
      fromDevice: [],
      uses: [],
      version: null,
    },
  }
}

/** What a further row says of the day itself is blank, or the same. */
function checkBelow({ values, refuse }: RowRead, first: RowRead) {
  for (const column of waterColumns) {
    const value = values[column]
    if (value === null || value === undefined || value === first.values[column]) continue
    refuse(column, 'differs-above', { row: first.row })
  }
}

function addUse(
  { values, refuse, row }: RowRead,
  { checked, products }: Held,
  plant: { products: ReadonlyMap<string, { id: number; name: string }> } | undefined,
) {
  const use = { kg: values.kg ?? null, stockKg: values.stockKg ?? null }
  if (!values.neutralizer) {
    // What is used is of a product.
    if (values.neutralizer === null && !isEmptyUse(use)) refuse('neutralizer', 'required')
    return
  }
  if (!plant) return
  const product = plant.products.get(nameKey(values.neutralizer))
  if (!product) {
    refuse('neutralizer', 'not-in-list')
    return
  }
  const earlier = products.get(product.id)
  if (earlier !== undefined) refuse('neutralizer', 'repeated-row', { row: earlier })
  products.set(product.id, row)
  checked.day.uses.push({ neutralizerId: product.id, ...use })
  checked.listed.products.push({ name: product.name, kg: use.kg })
}
