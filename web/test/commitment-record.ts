import type { Commitment } from '@puquio/contract/commitments/record'

/** Proposed by rules, on page 5 of a document. */
export const aCommitment = (values: Partial<Commitment> = {}): Commitment => ({
  id: 1,
  shortName: 'COM-014',
  text: 'El titular realizará el monitoreo trimestral del agua.',
  state: 'proposed',
  isEdited: false,
  kind: 'monitoring',
  phase: null,
  instrument: { id: 3, name: 'EIA-d 2014', kind: 'eia-d' },
  miningUnit: { id: 2, name: 'Yanashalla' },
  component: null,
  subcomponent: null,
  miningComponent: null,
  frequency: null,
  role: null,
  deadlineOn: null,
  deadlineEvent: null,
  named: {},
  stations: [],
  parameters: [],
  method: 'rules',
  model: null,
  confidence: 0.7,
  places: [
    {
      id: 1,
      documentId: 9,
      document: 'EIA-d.pdf',
      page: 5,
      toPage: null,
      quote: 'El titular realizará el monitoreo trimestral del agua.',
      isRecognised: false,
      areas: [{ page: 5, x: 10, y: 10, width: 100, height: 12 }],
    },
  ],
  decidedAt: null,
  decidedBy: null,
  decidedReason: null,
  supersededBy: null,
  joinedInto: null,
  monitorings: 0,
  standing: null,
  createdAt: '2026-02-01T12:00:00Z',
  version: 1,
  ...values,
})

export const aList = (items: readonly Commitment[], more: object = {}) => {
  const unverified = items.filter(({ state }) => state === 'proposed').length
  return {
    items,
    total: items.length,
    unverified,
    unverifiedBy: { model: 0, rules: unverified, hand: 0 },
    groups: null,
    ...more,
  }
}
