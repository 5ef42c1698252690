import {
  addMonths,
  currencies,
  deviceMeasures,
  firstOfMonth,
  languages,
  monthOf,
  ofAcidMetals,
  outcomes,
  treatmentBounds as bounds,
} from '@puquio/domain'
import { z } from 'zod'
import { file, route, upload } from '../kit/route.ts'
import {
  bytes,
  calendarDate,
  givenDate,
  id,
  idText,
  instant,
  line,
  month,
  nothing,
  text,
  version,
} from '../kit/values.ts'
import { pdfReport, type PdfReportKind } from '../pdf-reports.ts'
import { cellCorrections, cellIssue, workbookProblems } from '../reference.ts'
import { shownParameter, shownResult } from './sample-record.ts'
import { bounded, onPlant, plantsPath } from './neutralization.ts'

/** Days that are saved at once: two months. */
export const savedDaysMax = 62
/** Months that are shown at once: five years. */
export const shownMonthsMax = 60

const number = z.number().nullable()
const shownLimit = shownResult.shape.limit.unwrap()

const water = z.object({
  flowLs: bounded(bounds.flowLs).nullable(),
  volumeM3: bounded(bounds.volumeM3).nullable(),
  hours: bounded(bounds.hours).nullable(),
  phIn: bounded(bounds.ph).nullable(),
  phOut: bounded(bounds.ph).nullable(),
  /** mg/L CaCO3 as it was measured. */
  acidityMgL: bounded(bounds.acidity).nullable(),
  /** Dissolved, in mg/L; acidity follows from them where it was not measured. */
  metals: z.object(ofAcidMetals(() => bounded(bounds.metal).nullable())),
  note: text(1000),
  /** What of it was taken over from a device. */
  fromDevice: z.array(z.enum(deviceMeasures)).max(deviceMeasures.length),
})

const use = z.object({
  neutralizerId: id,
  kg: bounded(bounds.kg).nullable(),
  /** Counted at the day's end. */
  stockKg: bounded(bounds.kg).nullable(),
})

/** A day without any value is removed. */
export const dayInput = water.extend({
  on: givenDate,
  uses: z.array(use).max(10),
  /** The version that was edited; null of a day that had no record. */
  version: version.nullable(),
})
export type DayInput = z.infer<typeof dayInput>

const derivedUse = z.object({
  neutralizerId: id,
  kg: number,
  plannedKgM3: number,
  plannedKg: number,
  realKgM3: number,
  deviationPercent: number,
  cost: z.object({ amount: z.number(), currency: z.enum(currencies) }).nullable(),
  /** At the day's end; below zero where a delivery or a count is missing. */
  stockKg: number,
  stockFrom: z.enum(['counted', 'followed']).nullable(),
  daysLeft: number,
})

export const treatmentDay = dayInput.extend({
  on: calendarDate,
  version,
  changedAt: instant,
  changedBy: z.string(),
  derived: z.object({
    volumeM3: number,
    flowLs: number,
    acidity: z.object({ mgL: z.number(), from: z.enum(['measured', 'metals']) }).nullable(),
    /** The pH of the effluent is out of its band. */
    isPhExceeded: z.boolean(),
    uses: z.array(derivedUse),
  }),
})
export type TreatmentDay = z.infer<typeof treatmentDay>

/** kg used, and kg/m³ used and planned. */
const totalDose = z.object({ kg: z.number(), kgM3: number, plannedKgM3: number })
export type TotalDose = z.infer<typeof totalDose>

const totals = z.object({
  days: z.int(),
  volumeM3: z.number(),
  /** Of each product in its own kg: those of different products do not add up. */
  products: z.array(totalDose.extend({ neutralizerId: id })),
  /** What all of them neutralize together, in kg CaCO3. */
  equivalent: totalDose,
  costs: z.array(z.object({ currency: z.enum(currencies), amount: z.number(), perM3: number })),
  exceededDays: z.int(),
})
export type TreatmentTotals = z.infer<typeof totals>

const productState = z.object({
  neutralizerId: id,
  stock: z
    .object({
      on: calendarDate,
      kg: z.number(),
      from: z.enum(['counted', 'followed']),
      meanKgD: number,
      daysLeft: number,
    })
    .nullable(),
  isLow: z.boolean(),
  /** Of the last days against those before; null where they are too few. */
  change: z
    .object({
      isUp: z.boolean(),
      dosePercent: z.number(),
      recentKgM3: z.number(),
      beforeKgM3: z.number(),
      phRise: z.number(),
      plannedPercent: number,
    })
    .nullable(),
})
export type ProductState = z.infer<typeof productState>

const delivery = z.object({
  id,
  neutralizerId: id,
  on: calendarDate,
  kg: z.number(),
  reference: z.string(),
})
export type Delivery = z.infer<typeof delivery>

const months = z.object({
  /** Together at most 60 months; without them the last twelve that there are days of. */
  from: month.optional(),
  to: month.optional(),
})
export const consumptionQuery = months.extend({ neutralizer: idText.optional() })
export type ConsumptionQuery = z.output<typeof consumptionQuery>

/** The months of a board's days; of more than can be shown, the last ones. */
export function monthsShown({ from, to }: { from?: string | undefined; to?: string | undefined }) {
  const last = to === undefined ? undefined : monthOf(to)
  if (from === undefined) return { from: undefined, to: last }
  if (last === undefined) return { from: monthOf(from), to: undefined }
  const first = monthOf(addMonths(firstOfMonth(to as string), 1 - shownMonthsMax))
  return { from: [monthOf(from), first].toSorted()[1], to: last }
}

export const consumption = z.object({
  from: month,
  to: month,
  days: z.array(treatmentDay),
  totals,
  months: z.array(z.object({ month, totals })),
  /** Of the products that are asked for, as of the last day that there is. */
  products: z.array(productState),
  deliveries: z.array(delivery),
})
export type Consumption = z.infer<typeof consumption>

const complianceRow = z.object({
  parameter: shownParameter,
  results: z.int(),
  /** Those with each outcome. */
  exceeds: z.int(),
  complies: z.int(),
  undetermined: z.int(),
  /** That were compared with, the one of the latest result first. */
  limits: z.array(shownLimit),
  latest: shownResult.pick({ value: true, qualifier: true, text: true }).extend({
    on: calendarDate,
    sampleId: id,
    isCalculated: z.boolean(),
    outcome: z.enum(outcomes),
  }),
})
export type ComplianceRow = z.infer<typeof complianceRow>

const deviceDay = z.object({
  on: calendarDate,
  flowLs: number,
  phIn: number,
  phOut: number,
})
export type DeviceDay = z.infer<typeof deviceDay>

/** A day of a workbook as it was understood. */
const listedDay = z.object({
  row: z.int(),
  on: z.string(),
  plant: z.string(),
  volumeM3: number,
  products: z.array(z.object({ name: z.string(), kg: number })),
  /** There is a record of this day, which is replaced. */
  isKnown: z.boolean(),
})
export type ListedDay = z.infer<typeof listedDay>
export const dayImport = z.object({
  isSaved: z.boolean(),
  rows: z.array(listedDay),
  issueCount: z.int(),
  /** The first 500 of them. */
  issues: z.array(cellIssue),
})
export type DayImport = z.infer<typeof dayImport>

/** As the server names the report of a plant's consumption. */
export const consumptionReportKind = 'neutralizers' satisfies PdfReportKind

const onProject = onPlant.omit({ plantId: true })
const ofPlant = `${plantsPath}/:plantId`
const workbookPath = `${plantsPath}-workbook`
const reads = ['neutralization'] as const
const changes = ['neutralization'] as const
export const dayWorkbookBytesMax = 5_000_000

export const treatmentDayRoutes = {
  consumption: route({
    method: 'GET',
    path: `${ofPlant}/days`,
    access: 'project:read',
    reads,
    summary: 'What a plant treated and used, day by day, with doses, costs and stock',
    params: onPlant,
    query: consumptionQuery,
    response: consumption,
  }),
  file: file({
    method: 'GET',
    path: `${ofPlant}/days-file`,
    access: 'project:read',
    isMadeInTurn: true,
    summary: 'The days of a plant as XLSX or CSV',
    params: onPlant,
    query: consumptionQuery.extend({
      format: z.enum(['xlsx', 'csv']).optional(),
      language: z.enum(languages).optional(),
    }),
  }),
  pdf: route({
    method: 'POST',
    path: `${ofPlant}/days-pdf`,
    access: 'project:read',
    withoutToken: true,
    changes: ['pdfReports'],
    summary:
      'Ask for the consumption of a plant in a range of months as a PDF, which waits for its turn',
    params: onPlant,
    body: consumptionQuery.extend({ language: z.enum(languages) }),
    response: pdfReport,
    problems: ['PDF_BUSY'],
  }),
  save: route({
    method: 'PUT',
    path: `${ofPlant}/days`,
    access: 'project:write',
    changes,
    summary: 'Record days of a plant: all or none; a day without any value is removed',
    params: onPlant,
    body: z.object({ days: z.array(dayInput).min(1).max(savedDaysMax) }),
    response: z.object({ saved: z.int(), removed: z.int() }),
    problems: ['CHANGED_MEANWHILE'],
  }),
  deviceDays: route({
    method: 'GET',
    path: `${ofPlant}/device-days`,
    access: 'project:read',
    reads: ['neutralization', 'devices'],
    summary: 'What the devices of a plant measured on each day of a month: means of good readings',
    params: onPlant,
    query: z.object({ month }),
    response: z.array(deviceDay),
  }),
  compliance: route({
    method: 'GET',
    path: `${ofPlant}/compliance`,
    access: 'project:read',
    reads: ['results', 'reference', 'neutralization'],
    summary: 'Results of the effluent’s station against its limits, by parameter',
    params: onPlant,
    query: months,
    response: z.array(complianceRow),
  }),
  addDelivery: route({
    method: 'POST',
    path: `${ofPlant}/deliveries`,
    access: 'project:write',
    changes,
    summary: 'Record a delivery of a product',
    params: onPlant,
    body: z.object({
      neutralizerId: id,
      on: givenDate,
      kg: z.number().gt(0).max(bounds.kg.max),
      reference: line(100),
    }),
    response: z.object({ id }),
  }),
  removeDelivery: route({
    method: 'DELETE',
    path: `${ofPlant}/deliveries/:neutralizerDeliveryId`,
    access: 'project:write',
    changes,
    summary: 'Take back a delivery that was recorded by mistake',
    params: onPlant.extend({ neutralizerDeliveryId: idText }),
    response: nothing,
  }),
  template: file({
    method: 'GET',
    path: workbookPath,
    access: 'project:write',
    summary: 'The workbook by which days of plants are recorded, with its instructions',
    params: onProject,
    query: z.object({ language: z.enum(languages).optional() }),
  }),
  /** `save=no` checks and shows what was understood; the same workbook saved twice changes nothing. */
  importWorkbook: upload({
    method: 'POST',
    path: workbookPath,
    access: 'project:write',
    withoutToken: true,
    changes,
    summary: 'Record days of plants by a workbook: all or nothing',
    params: onProject,
    body: z.object({ save: z.enum(['yes', 'no']), corrections: cellCorrections.optional() }),
    response: dayImport,
    maxBytes: dayWorkbookBytesMax,
    problems: [...workbookProblems],
  }),
  errors: upload({
    method: 'POST',
    path: `${workbookPath}/errors`,
    access: 'project:write',
    withoutToken: true,
    changes: [],
    summary: 'The same workbook of days with the cells that are refused coloured and commented',
    params: onProject,
    response: bytes,
    maxBytes: dayWorkbookBytesMax,
    problems: [...workbookProblems, 'CHANGED_MEANWHILE'],
  }),
}
