import { describe, expect, it } from 'vitest'
import { draftOf, emptyDraft, inSystem, typedOf } from './coordinates-draft.ts'

const psad56 = { ...emptyDraft, eastingM: 274981, northingM: 8943672, datum: 'PSAD56' } as const
const typed = { system: 'utm', eastingM: 274981, northingM: 8943672, zone: 18, datum: 'PSAD56' }

describe('a draft of coordinates', () => {
  it('asks for every field, and for none where there is no point', () => {
    expect(typedOf(emptyDraft)).toMatchObject({ system: 'utm', eastingM: null, zone: 18 })
    expect(typedOf({ ...psad56, system: 'none' })).toBeNull()
    expect(draftOf(null)).toEqual(emptyDraft)
  })
  it('sends what was typed, whichever way it is looked at', () => {
    const geographic = inSystem(psad56, 'geographic')
    expect(geographic.latitudeDeg).toBeCloseTo(-9.5533552, 6)
    expect(typedOf(geographic)).toEqual(typed)
    const back = inSystem(geographic, 'utm')
    expect(back).toMatchObject({ datum: 'WGS84', zone: '18' })
    expect(typedOf(back)).toEqual(typed)
  })
  it('sends the other way once its fields are changed', () => {
    const moved = { ...inSystem(psad56, 'geographic'), latitudeDeg: -9.55 }
    expect(typedOf(moved)).toMatchObject({ system: 'geographic', latitudeDeg: -9.55 })
  })
})
