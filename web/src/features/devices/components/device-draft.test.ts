import type { Device } from '@puquio/contract/modi/devices'
import { expect, test } from 'vitest'
import { cloneOf, draftOf, emptyDevice, emptyVariable } from './device-draft.ts'

const filled = {
  ...emptyDevice('2026-02-15'),
  serial: 'S-1',
  name: 'Piezómetro 1',
  fieldNumber: 'PZ-01',
  externalKey: '0018b20000001122',
  ownLatitudeDeg: -12.5,
  ownLongitudeDeg: -76.5,
  terrainLevelM: 4210,
  channel: 'lora',
  relay1: 'Bomba',
  note: 'Junto al dique',
  variables: [
    { ...emptyVariable, id: 7, key: 'level', high: 3, retiredAt: null, latest: null },
    { ...emptyVariable, id: 8, key: 'old', retiredAt: '2026-01-01T00:00:00Z', latest: null },
  ],
} as unknown as Device

test('a clone begins as the other device, but for what is of that one alone', () => {
  const before = draftOf(filled)
  const clone = cloneOf(filled, '2026-06-30')
  expect(clone).toEqual({
    ...before,
    serial: '',
    fieldNumber: '',
    externalKey: '',
    installedOn: '2026-06-30',
    variables: before.variables.map((variable) => ({ ...variable, id: null })),
  })
  expect(clone.variables.map(({ key, high }) => [key, high])).toEqual([['level', 3]])
})
