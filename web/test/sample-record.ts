import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'

/** A sample without results, of a campaign that is open. */
export const sampleRecord: SampleRecord = {
  id: 7,
  version: 1,
  station: { id: 3, code: 'EF-1', name: 'Efluente' },
  component: null,
  subcomponent: null,
  sampledOn: '2026-02-10',
  sampledAt: null,
  depthM: null,
  matrix: 'water',
  type: 'normal',
  code: '',
  source: '',
  chainOfCustody: null,
  campaign: { id: 1, name: 'Febrero', isApproved: false },
  laboratory: null,
  report: null,
  monitoring: null,
  enteredAt: '2026-02-20T15:00:00Z',
  enteredBy: 'Rosa Quispe',
  results: [],
  quality: { findings: [], checked: {} as never, chargeBalance: null },
}
