import { expect, it } from 'vitest'
import { shippedNames } from '../../../test/result-names.ts'
import { nameKey } from '../../name-key.ts'
import { resultField } from '../layout/result-fields.ts'
import { resultChecker } from './check-result.ts'

const names = {
  ...shippedNames(['E-01']),
  campaign: (text: string) => (nameKey(text) === 'marzo 2026' ? 4 : null),
  laboratory: (text: string) => ({ andino: 3, 'otro laboratorio': 5 })[nameKey(text)] ?? null,
}
const own = { id: 3, name: 'Andino' }
const check = (fields: object, ownLaboratory?: typeof own) => {
  const found = resultChecker({ names, today: '2026-11-22', ownLaboratory })({
    place: { sheet: '', row: 2, column: 3 },
    value: '7,2',
    fields: { station: 'E-01', date: '2026-03-01', parameter: 'pH', ...fields },
  })
  if (!found) throw new Error('nothing was measured')
  const { campaignId, laboratoryId, held } = found
  return { campaignId, laboratoryId, held }
}

it('a row names its campaign and its laboratory, or none', () => {
  const known = { campaignId: 4, laboratoryId: 3, held: [] }
  expect(check({ campaign: 'MARZO  2026', laboratory: 'Andino' })).toEqual(known)
  expect(check({ campaign: '-' })).toEqual({ campaignId: null, laboratoryId: null, held: [] })
})

it('names that the project does not have are held back, each with its text', () => {
  const { held, ...ids } = check({ campaign: 'Abril', laboratory: 'Nadie' })
  expect(ids).toEqual({ campaignId: null, laboratoryId: null })
  expect(held).toEqual([
    { reason: 'unknown-campaign', field: 'campaign', text: 'Abril', params: {} },
    { reason: 'unknown-laboratory', field: 'laboratory', text: 'Nadie', params: {} },
  ])
  const long = check({ campaign: 'x'.repeat(201) }).held
  expect(long.map(({ reason }) => reason)).toEqual(['text-too-long'])
})

it('a file by a link names its own laboratory alone', () => {
  expect(check({ laboratory: 'ANDINO' }, own)).toMatchObject({ laboratoryId: 3, held: [] })
  expect(check({ laboratory: '' }, own)).toMatchObject({ laboratoryId: null, held: [] })
  for (const laboratory of ['Otro laboratorio', 'Nadie'])
    expect(check({ laboratory }, own)).toMatchObject({
      laboratoryId: null,
      held: [{ reason: 'laboratory-of-link', text: laboratory, params: { laboratory: 'Andino' } }],
    })
})

it('a stage that comes again is no campaign', () => {
  expect(resultField('Etapa')).toBeNull()
  expect(resultField('Campaña de muestreo')).toBe('campaign')
})
