import { expect, it } from 'vitest'
import { differentFields, emptyDraft, firstChange, typedOver } from './instrument-draft.ts'

const base = { ...emptyDraft, name: 'EIA Yanacancha', year: 2010, authority: 'MINEM' }

it('tells in which fields two drafts differ', () => {
  expect(differentFields(base, { ...base })).toEqual([])
  expect(
    differentFields(base, {
      ...base,
      year: 2011,
      changes: [{ kind: 'modifies', instrumentId: 4 }],
    }),
  ).toEqual(['year', 'changes'])
})

it('keeps what was typed, and what somebody else saved of the rest', () => {
  const typed = { ...base, name: 'EIA Yanacancha II' }
  const theirs = { ...base, name: 'EIA de Yanacancha', authority: 'SENACE' }
  expect(typedOver(typed, base, theirs)).toEqual({
    ...base,
    name: 'EIA Yanacancha II',
    authority: 'SENACE',
  })
})

it('offers first what is usual for a kind', () => {
  expect([firstChange('its'), firstChange(null), firstChange('closure-plan')]).toEqual([
    'modifies',
    'modifies',
    'replaces',
  ])
})
