import { randomUUID } from 'node:crypto'
import type { RouteName } from './access-table.ts'
import type { Everything } from './build-everything.ts'

const followUp = {
  actionOn: '2026-02-10',
  startOn: null,
  startTime: null,
  endOn: null,
  endTime: null,
  sampleTaken: true,
  actionCompleted: true,
  isMishap: false,
  mishapDetail: null,
  observation: 'Sin novedad',
  reason: 'Según el plan',
}

const station = {
  code: 'PM-99',
  name: '',
  kind: 'other',
  coordinates: null,
  altitudeM: null,
  standard: null,
  category: null,
}

/** Bodies that pass their schema, so that what a path names is looked for at all. */
export const validBodies: Partial<Record<RouteName, (mine: Everything) => object>> = {
  'reference.edit': () => ({ name: 'Agua subterránea', version: 1 }),
  'reference.editStation': () => ({ ...station, version: 1 }),
  'plans.edit': () => ({ title: 'Plan anual', version: 1 }),
  'plans.annul': () => ({ reason: 'Se cargó por error' }),
  'planImports.correct': () => ({ cells: [{ row: 2, column: 'stationCode', value: 'PM-01' }] }),
  'planImports.save': () => ({ title: 'Plan anual' }),
  'monitorings.followUp': () => ({ ...followUp, version: 1 }),
  'monitorings.markMany': ({ monitoring }) => ({
    monitorings: [{ id: monitoring.id, version: 1 }],
    followUp,
  }),
  'monitorings.reschedule': () => ({ estimatedOn: '2026-03-20', reason: 'Nevada', version: 1 }),
  'monitorings.add': ({ station: { id: stationId }, component, frequency }) => ({
    key: randomUUID(),
    monitorings: [
      {
        stationId,
        componentId: component.id,
        subcomponentId: null,
        miningComponentId: null,
        sourceTypeId: null,
        profileId: null,
        frequencyId: frequency.id,
        estimatedOn: '2026-03-20',
        sampleExpected: true,
      },
    ],
  }),
  'monitorings.omitStation': () => ({ justification: 'Punto seco' }),
  'monitorings.addEvidence': () => ({ kind: 'photo' }),
}
