import { describe, expect, it } from 'vitest'
import { type Held, heldReasons } from './held-reasons.ts'
import { actsFor, aliasOf, appliesTo, type Resolution, scopesFor } from './resolutions.ts'

const held: Held = { reason: 'unknown-station', field: 'station', text: 'e - 01', params: {} }
const here = { importId: 1, rowId: 10 }
const named = (scope: Resolution['scope'], text = 'E - 01'): Resolution => ({
  reason: 'unknown-station',
  scope,
  act: { kind: 'name', field: 'station', text, id: 7 },
})

describe('appliesTo', () => {
  it('answers its row, its file, or all that wait', () => {
    const otherRow = { importId: 1, rowId: 11 }
    const otherFile = { importId: 2, rowId: 20 }
    const answers = (scope: Resolution['scope']) =>
      [here, otherRow, otherFile].map((place) => appliesTo(named(scope), here, held, place))
    expect(answers('row')).toEqual([true, false, false])
    expect(answers('file')).toEqual([true, true, false])
    expect(answers('all')).toEqual([true, true, true])
  })

  it('answers the same text for the same reason only', () => {
    expect(appliesTo(named('all', 'E-02'), here, held, here)).toBe(false)
    expect(appliesTo(named('all'), here, { ...held, reason: 'unknown-unit' }, here)).toBe(false)
    expect(appliesTo(named('all'), here, { ...held, field: 'unit' }, here)).toBe(false)
  })

  it('says of no other row what is right of one cell', () => {
    const act = { kind: 'text', text: 'E-01' } as const
    const answer = (scope: Resolution['scope']) =>
      appliesTo({ reason: 'unknown-station', scope, act }, here, held, here)
    expect(answer('row')).toBe(true)
    expect(answer('file')).toBe(false)
  })
})

describe('scopesFor', () => {
  it.each(heldReasons)(
    'a text is said of a whole file where the cells are missing alone: %s',
    (reason) =>
      expect(scopesFor('text', reason).includes('file')).toBe(reason.startsWith('without-')),
  )
})

describe('aliasOf', () => {
  it('becomes an alias unless it is said of one row', () => {
    expect(aliasOf(named('row'))).toBeNull()
    expect(aliasOf(named('file'))).toEqual({
      field: 'station',
      key: 'e - 01',
      text: 'E - 01',
      id: 7,
    })
    expect(aliasOf({ ...named('all'), act: { kind: 'leave-out' } })).toBeNull()
  })
})

describe('actsFor', () => {
  it.each(heldReasons)('has an act of some scope for %s', (reason) => {
    expect(actsFor(reason)).toContain('leave-out')
    for (const act of actsFor(reason)) expect(scopesFor(act, reason)).toContain('row')
  })
})
