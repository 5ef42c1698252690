import type {
  ExportFormat,
  ExportLayout,
  ExportOrder,
  ExportSource,
} from '@puquio/contract/laboratory/data-exports'
import type { Language } from '@puquio/domain'
import type { CountedVariable } from './readings/select-readings.ts'
import { daysOf, type Days, type Selection } from './selection-store.ts'

/** How a file is written, nothing left open. */
export type FormatOptions = {
  format: ExportFormat
  layout: ExportLayout
  delimiter: 'comma' | 'semicolon' | 'tab'
  decimal: 'point' | 'comma'
  bom: boolean
  apart: boolean
  language: Language
}
export type ExportStation = { id: number; code: string; name: string; results: number }

/** What an export writes: its stations and variables in their order, told as they are written. */
export type WrittenExport = {
  source: ExportSource
  selection: Selection & Days
  options: FormatOptions
  stations: readonly ExportStation[]
  /** Of the readings that go out. */
  variables: readonly CountedVariable[]
  total: number
  projectName: string
  onStation: (stationId: number) => Promise<void>
  onReadings: (count: number) => Promise<void>
}

/** A CSV as spreadsheets open it in the language; Spanish as in Peru, with a decimal point. */
export function formatOptions(order: ExportOrder, language: Language): FormatOptions {
  const spoken = order.language ?? language
  const hasComma = spoken === 'fr' || spoken === 'pt'
  const format = order.format ?? 'csv'
  return {
    format,
    layout: format === 'csv' ? 'long' : (order.layout ?? 'long'),
    delimiter: order.delimiter ?? (hasComma ? 'semicolon' : 'comma'),
    decimal: order.decimal ?? (hasComma ? 'comma' : 'point'),
    bom: order.bom !== 'false',
    apart: order.apart !== 'false',
    language: spoken,
  }
}

export function selectionOf(order: ExportOrder): Selection & Days {
  const { components, subcomponents, stations, parameters } = order
  return { components, subcomponents, stations, parameters, ...daysOf(order) }
}
