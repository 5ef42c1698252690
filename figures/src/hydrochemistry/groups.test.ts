import { expect, test } from 'vitest'
import { groupLook } from '../drawing/looks.ts'
import { diagramGroups } from './groups.ts'

test('groups are stations and campaigns by name, years and days in time, whatever the order of samples', () => {
  const of = (id: number, stationId: number, campaignId: number, sampledOn: string) => ({
    id,
    stationId,
    campaignId,
    sampledOn,
  })
  const samples = [of(1, 2, 5, '2026-02-01'), of(2, 1, 5, '2025-02-01'), of(3, 2, 6, '2025-03-01')]
  const names = {
    samples,
    stations: [
      { id: 1, code: 'A' },
      { id: 2, code: 'B' },
      { id: 3, code: 'unused' },
    ],
    campaigns: [
      { id: 6, name: 'Abril' },
      { id: 5, name: 'Marzo' },
    ],
    day: (sampledOn: string) => sampledOn.split('-').toReversed().join('/'),
  }
  const namesBy = (by: 'station' | 'campaign' | 'year' | 'date', given = samples) =>
    diagramGroups(given, by, names).groups.map(({ name }) => name)
  expect(namesBy('station')).toEqual(['A', 'B'])
  expect(namesBy('campaign')).toEqual(['Abril', 'Marzo'])
  expect(namesBy('year')).toEqual(['2025', '2026'])
  expect(namesBy('date')).toEqual(['01/02/2025', '01/03/2025', '01/02/2026'])
  expect(namesBy('date', samples.toReversed())).toEqual(namesBy('date'))
  // Of some of them each group has the look that it has among all.
  const groupsBy = (by: 'station' | 'year', given: typeof samples) =>
    diagramGroups(given, by, names).groups
  expect(groupsBy('station', samples.slice(0, 1))).toEqual([groupsBy('station', samples)[1]])
  expect(groupsBy('year', samples.slice(0, 1))).toEqual([groupsBy('year', samples)[1]])
  const { groups: shown, groupOf } = diagramGroups(samples.slice(0, 1), 'station', names)
  expect(shown[groupOf(of(9, 2, 6, '2026-05-01'))]).toEqual({ name: 'B', look: groupLook(1) })
})
