import type { DayInput } from '@puquio/contract/laboratory/treatment-days'
import {
  type AcidMetal,
  acidIons,
  acidMetals,
  type DeviceMeasure,
  ofAcidMetals,
  treatmentBounds as bounds,
} from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { PlantProduct } from '../use-plants.ts'

type Use = DayInput['uses'][number]
type UseField = Exclude<keyof Use, 'neutralizerId'>
export type WaterKey = Exclude<
  keyof DayInput,
  'on' | 'version' | 'uses' | 'metals' | 'note' | 'fromDevice'
>
type UseKey = `${UseField}-${number}`
export type CellKey = WaterKey | AcidMetal | UseKey | 'note'

/** A column of the month: what its cells hold, and within which bounds. */
export type CellColumn = {
  key: CellKey
  head: string
  /** The product that it is of, above the head, where a plant doses several. */
  over?: string
  unit: string
  /** Null of a text. */
  bounds: Bounds | null
}

type Bounds = { min: number; max: number }
type Cell<Value> = { unit: string; bounds: Value extends string ? null : Bounds }
const waterCells: { [Key in WaterKey]: Cell<DayInput[Key]> } = {
  flowLs: { unit: 'L/s', bounds: bounds.flowLs },
  volumeM3: { unit: 'm³', bounds: bounds.volumeM3 },
  hours: { unit: 'h', bounds: bounds.hours },
  phIn: { unit: '', bounds: bounds.ph },
  phOut: { unit: '', bounds: bounds.ph },
  acidityMgL: { unit: 'mg/L CaCO₃', bounds: bounds.acidity },
}
const waterKeys = Object.keys(waterCells) as WaterKey[]

export const metalColumns: readonly CellColumn[] = acidMetals.map((key) => ({
  key,
  head: acidIons[key].sign,
  unit: 'mg/L',
  bounds: bounds.metal,
}))

type Words = TFunction<'neutralizers'>

/** The columns of a product, whose cells are of its use of the day. */
export const columnsOfUse = (id: number, t: Words) => {
  const cells: { [Field in UseField]: { head: string } & Cell<Use[Field]> } = {
    kg: { head: t('used'), unit: 'kg', bounds: bounds.kg },
    stockKg: { head: t('countedStock'), unit: 'kg', bounds: bounds.kg },
  }
  return (Object.keys(cells) as UseField[]).map((field) => ({
    key: `${field}-${id}` as const,
    field,
    ...cells[field],
  }))
}

/** The columns of a plant's month, in the order in which a spreadsheet is pasted over them. */
export const cellColumns = (
  products: readonly PlantProduct[],
  hasMetals: boolean,
  t: Words,
): CellColumn[] => {
  const heads: Record<WaterKey, string> = {
    flowLs: t('flow'),
    volumeM3: t('volume'),
    hours: t('hours'),
    phIn: t('phIn'),
    phOut: t('phOut'),
    acidityMgL: t('acidity'),
  }
  const shared = (name: string) => (products.length === 1 ? {} : { over: name })
  return [
    ...waterKeys.map((key) => ({ key, head: heads[key], ...waterCells[key] })),
    ...(hasMetals ? metalColumns : []),
    ...products.flatMap(({ id, name }) =>
      columnsOfUse(id, t).map(({ field: _, ...column }) => ({ ...column, ...shared(name) })),
    ),
    { key: 'note', head: t('note'), unit: '', bounds: null },
  ]
}

const isMetal = (key: CellKey): key is AcidMetal => acidMetals.some((metal) => metal === key)
const isWater = (key: CellKey): key is WaterKey => waterKeys.some((one) => one === key)

const fieldOf = (key: UseKey) => {
  const [field, id] = key.split('-')
  return { field: field as UseField, id: Number(id) }
}

/** What nothing was recorded of yet. */
export const emptyUse = (neutralizerId: number): Use => ({
  neutralizerId,
  kg: null,
  stockKg: null,
})

export const valueOf = (day: DayInput, key: CellKey): number | string | null => {
  if (key === 'note') return day.note
  if (isMetal(key)) return day.metals[key]
  if (isWater(key)) return day[key]
  const { field, id } = fieldOf(key)
  return day.uses.find(({ neutralizerId }) => neutralizerId === id)?.[field] ?? null
}

/** Returns a day with another value, of the kind of its column, in a cell; one that was typed is a device's no more. */
export const withValue = (day: DayInput, key: CellKey, value: number | string | null): DayInput => {
  const fromDevice = day.fromDevice.filter((measure: DeviceMeasure) => measure !== key)
  if (key === 'note') return { ...day, note: String(value ?? '') }
  if (isMetal(key)) return { ...day, metals: { ...day.metals, [key]: value } }
  if (isWater(key)) return { ...day, fromDevice, [key]: value }
  const { field, id } = fieldOf(key)
  const before = day.uses.find(({ neutralizerId }) => neutralizerId === id)
  const use = { ...(before ?? emptyUse(id)), [field]: value }
  return {
    ...day,
    uses: [...day.uses.filter(({ neutralizerId }) => neutralizerId !== id), use],
  }
}

export const emptyDay = (on: string): DayInput => ({
  on,
  flowLs: null,
  volumeM3: null,
  hours: null,
  phIn: null,
  phOut: null,
  acidityMgL: null,
  metals: ofAcidMetals(() => null),
  note: '',
  fromDevice: [],
  uses: [],
  version: null,
})
