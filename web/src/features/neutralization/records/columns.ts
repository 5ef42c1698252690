import type { DayInput } from '@puquio/contract/laboratory/treatment-days'
import {
  type AcidMetal,
  acidMetals,
  type DeviceMeasure,
  treatmentBounds as bounds,
} from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { PlantProduct } from '../use-plants.ts'

const waterKeys = ['flowLs', 'volumeM3', 'hours', 'phIn', 'phOut', 'acidityMgL'] as const
type WaterKey = (typeof waterKeys)[number]
type ProductKey = `kg-${number}` | `stockKg-${number}`
export type CellKey = WaterKey | AcidMetal | ProductKey | 'note'

/** A column of the month: what its cells hold, and within which bounds. */
export type CellColumn = {
  key: CellKey
  head: string
  /** The product that it is of, above the head, where a plant doses several. */
  over?: string
  unit: string
  /** Null of a text. */
  bounds: { min: number; max: number } | null
}

const boundsOf = {
  flowLs: bounds.flowLs,
  volumeM3: bounds.volumeM3,
  hours: bounds.hours,
  phIn: bounds.ph,
  phOut: bounds.ph,
  acidityMgL: bounds.acidity,
} satisfies Record<WaterKey, { min: number; max: number }>

const unitOf: Record<WaterKey, string> = {
  flowLs: 'L/s',
  volumeM3: 'm³',
  hours: 'h',
  phIn: '',
  phOut: '',
  acidityMgL: 'mg/L CaCO₃',
}
const metalSigns: Record<AcidMetal, string> = {
  fe2: 'Fe²⁺',
  fe3: 'Fe³⁺',
  al: 'Al',
  mn: 'Mn',
  zn: 'Zn',
  cu: 'Cu',
}

export const metalColumns: readonly CellColumn[] = acidMetals.map((key) => ({
  key,
  head: metalSigns[key],
  unit: 'mg/L',
  bounds: bounds.metal,
}))

/** The columns of a plant's month, in the order in which a spreadsheet is pasted over them. */
export const cellColumns = (
  products: readonly PlantProduct[],
  hasMetals: boolean,
  t: TFunction<'neutralizers'>,
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
    ...waterKeys.map((key) => ({
      key,
      head: heads[key],
      unit: unitOf[key],
      bounds: boundsOf[key],
    })),
    ...(hasMetals ? metalColumns : []),
    ...products.flatMap(({ id, name }): CellColumn[] => [
      { key: `kg-${id}`, ...shared(name), head: t('used'), unit: 'kg', bounds: bounds.kg },
      {
        key: `stockKg-${id}`,
        ...shared(name),
        head: t('countedStock'),
        unit: 'kg',
        bounds: bounds.kg,
      },
    ]),
    { key: 'note', head: t('note'), unit: '', bounds: null },
  ]
}

const isMetal = (key: CellKey): key is AcidMetal => acidMetals.some((metal) => metal === key)
const isWater = (key: CellKey): key is WaterKey => waterKeys.some((one) => one === key)

const productOf = (key: CellKey) => {
  const [, field, id] = /^(kg|stockKg)-(\d+)$/.exec(key) ?? []
  return { field: field === 'kg' ? ('kg' as const) : ('stockKg' as const), id: Number(id) }
}

export const valueOf = (day: DayInput, key: CellKey): number | string | null => {
  if (key === 'note') return day.note
  if (isMetal(key)) return day.metals[key]
  if (isWater(key)) return day[key]
  const { field, id } = productOf(key)
  return day.uses.find(({ neutralizerId }) => neutralizerId === id)?.[field] ?? null
}

/** Returns a day with another value in a cell; a value that was typed is a device's no more. */
export const withValue = (day: DayInput, key: CellKey, value: number | string | null): DayInput => {
  const fromDevice = day.fromDevice.filter((measure: DeviceMeasure) => measure !== key)
  if (key === 'note') return { ...day, note: String(value ?? '') }
  const number = typeof value === 'number' ? value : null
  if (isMetal(key)) return { ...day, metals: { ...day.metals, [key]: number } }
  if (isWater(key)) return { ...day, fromDevice, [key]: number }
  const { field, id } = productOf(key)
  const before = day.uses.find(({ neutralizerId }) => neutralizerId === id)
  const use = { neutralizerId: id, kg: null, stockKg: null, ...before, [field]: number }
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
  metals: { fe2: null, fe3: null, al: null, mn: null, zn: null, cu: null },
  note: '',
  fromDevice: [],
  uses: [],
  version: null,
})
