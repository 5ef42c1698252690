import type { AnalysedSample } from '@puquio/contract/laboratory/hydrochemistry'

/** A water in balance of the station 1, sampled on that day of January. */
export const analysedSample = (id: number, more: Partial<AnalysedSample> = {}): AnalysedSample => ({
  id,
  stationId: 1,
  campaignId: 5,
  sampledOn: `2026-01-0${id}`,
  isApproved: true,
  meqL: { ca: 2, mg: 1, na: 1, hco3: 2, so4: 1, cl: 1 },
  nonDetects: [],
  ph: 7.5,
  isAcid: false,
  isAlkaline: false,
  metalsNotMeasured: [],
  carbonateFrom: 'reported',
  cationsMeqL: 4,
  anionsMeqL: 4,
  errorPercent: 0,
  grade: 'accepted',
  tdsMgL: 250,
  isTdsReported: true,
  conductivity: { measured: 400, calculated: 390 },
  ...more,
})
