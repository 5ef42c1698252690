import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { screens } from '@puquio/domain'
import { stagePage } from './page-stage.tsx'
import { Page } from '../src/features/result-imports/pages/ResultImportPage.tsx'

export const key = '3f0c6a8e-9d55-4a3c-8a27-6a6f7d1c2b10'
export const { path } = screens.ResultImport
const at = `/data/import/${key}`
export const of = '/fkl-data-source/projects/1/result-imports'

export const mapping: NonNullable<ResultImport['mapping']> = {
  layout: 'wide',
  sheets: null,
  headerRow: 2,
  firstRow: 3,
  headRows: [],
  columns: [
    { column: 0, heading: 'Punto', meaning: { kind: 'field', field: 'station' } },
    { column: 1, heading: 'Fecha', meaning: { kind: 'field', field: 'date' } },
    { column: 2, heading: 'Pb (mg/L)', meaning: { kind: 'parameter', name: 'Pb', unit: 'mg/L' } },
    { column: 3, heading: 'Nota', meaning: { kind: 'ignored' } },
  ],
  fromHead: [],
  fromSheetName: null,
  constants: {},
}
export const counts: ResultImport['counts'] = {
  values: 5,
  good: 2,
  held: 3,
  known: 0,
  blank: 0,
  leftOut: 0,
  inFile: 5,
  newVersions: 0,
  withoutCampaign: 2,
  samples: 2,
  old: 0,
  firstOn: '2026-03-01',
  lastOn: '2026-03-04',
  savedResults: 0,
  savedSamples: 0,
  savedVersions: 0,
}
export const one = (values: Partial<ResultImport>): ResultImport => ({
  key,
  state: 'checked',
  fileName: 'marzo.xlsx',
  phase: 'done',
  rowsDone: 0,
  rowsTotal: 0,
  refusal: null,
  laboratory: null,
  recognised: null,
  sheets: [
    {
      name: 'Hoja1',
      rows: [
        ['Informe'],
        ['Punto', 'Fecha', 'Pb (mg/L)', 'Nota'],
        ['E-01', '1/3/2026', '<0,005', 'ok'],
      ],
    },
  ],
  doubts: [],
  mapping,
  options: { decimalMark: null, dateOrder: null, timeZone: null, utmZone: null, datum: null },
  counts,
  blankTexts: [],
  held: [],
  newStations: { stations: [], total: 0 },
  answered: [],
  unread: [],
  unreadSheets: [],
  handedIn: null,
  report: null,
  ...values,
})
const choices = {
  stations: [{ id: 7, code: 'EF-01', name: 'EF-01 · Efluente' }],
  parameters: [
    {
      id: 9,
      name: { es: 'Plomo total', en: 'Total lead', fr: 'Plomb total', pt: 'Chumbo total' },
      unit: 'mg/L',
    },
  ],
  laboratories: [{ id: 3, name: 'Laboratorio Andino' }],
  campaigns: [{ id: 4, name: 'Marzo 2026', firstOn: '2026-03-01', lastOn: '2026-03-20' }],
}

export const stage = (found: ResultImport, answers = {}, changed = {}) =>
  stagePage({
    Page,
    path,
    at,
    permissions: [3, 2],
    answers: {
      [`GET ${of}/${key}`]: () => found,
      'GET /fkl-data-source/projects/1/result-choices': () => choices,
      ...answers,
    },
    ...changed,
  })
