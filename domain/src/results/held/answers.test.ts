import { describe, expect, it } from 'vitest'
import {
  actsFor,
  type AnswerKind,
  makesAlias,
  type Answer,
  answersOfFile,
  applies,
  isNaming,
  scopesFor,
} from './answers.ts'
import { type Held, heldReasons } from './held-reasons.ts'

const held: Held = { reason: 'unknown-station', field: 'station', text: 'e - 01', params: {} }
const named = (position: number | null, text: string | null = 'E - 01'): Answer => ({
  reason: 'unknown-station',
  field: 'station',
  position,
  text,
  act: { kind: 'name', id: 7 },
})

describe('applies', () => {
  it('is about the same text for the same reason only', () => {
    expect(applies(named(null), held)).toBe(true)
    expect(applies(named(null, 'E-02'), held)).toBe(false)
    expect(applies(named(null), { ...held, reason: 'unknown-unit' })).toBe(false)
    expect(applies(named(null), { ...held, field: 'unit' })).toBe(false)
  })

  it('is about every text where the answer names none', () => {
    expect(applies(named(10, null), held)).toBe(true)
    expect(applies(named(10, null), { ...held, reason: 'unknown-unit' })).toBe(false)
  })
})

describe('answersOfFile', () => {
  it('finds what was said of the file, of the text and of all texts, and nothing of a single row', () => {
    const [ofRow, ofText, ofAll] = [named(10), named(null), named(null, null)]
    const find = answersOfFile([ofRow, ofText, ofAll])
    expect(find([held])).toEqual([ofText, ofAll])
    expect(find([{ ...held, text: 'E-02' }])).toEqual([ofAll])
    expect(find([{ ...held, reason: 'unknown-unit' }])).toEqual([])
    expect(find([{ ...held, field: 'unit' }])).toEqual([])
    expect(answersOfFile([ofRow])([held])).toEqual([])
  })

  it('finds the same as asking each answer', () => {
    const answers = [named(null), named(null, 'E-02'), named(null, null)]
    const find = answersOfFile(answers)
    for (const text of ['E - 01', 'e-02', 'E-03', '']) {
      const one = { ...held, text }
      expect(find([one])).toEqual(answers.filter((answer) => applies(answer, one)))
    }
  })
})

describe('isNaming', () => {
  it('is true of entries and units alone', () => {
    expect(isNaming({ kind: 'name', id: 7 })).toBe(true)
    expect(isNaming({ kind: 'unit', unit: 'mg/L' })).toBe(true)
    expect(isNaming({ kind: 'leave-out' })).toBe(false)
    expect(isNaming({ kind: 'text', text: 'E-01' })).toBe(false)
  })
})

describe('scopesFor', () => {
  it.each(heldReasons)(
    'a text is said of a whole file where the cells are missing alone: %s',
    (reason) =>
      expect(scopesFor('text', reason).includes('file')).toBe(reason.startsWith('without-')),
  )

  it('a name, and what is left out, serve a whole file; what is accepted is right of its row', () => {
    expect(scopesFor('name', 'unknown-station')).toEqual(['row', 'file'])
    expect(scopesFor('leave-out', 'duplicate')).toEqual(['row', 'file'])
    expect(scopesFor('accept', 'below-possible')).toEqual(['row'])
  })

  it('a sample’s rows have one campaign and laboratory, which no single row gets', () => {
    expect(scopesFor('name', 'several-campaigns')).toEqual(['file'])
    expect(scopesFor('name', 'several-laboratories')).toEqual(['file'])
    expect(scopesFor('accept', 'other-campaign')).toEqual(['row', 'file'])
  })
})

describe('makesAlias', () => {
  it('is true of a name for the whole file that is unknown, and false of the choice for a sample', () => {
    expect(makesAlias(named(null))).toBe(true)
    expect(makesAlias(named(10))).toBe(false)
    expect(makesAlias({ ...named(null), reason: 'several-campaigns', field: 'campaign' })).toBe(
      false,
    )
    expect(makesAlias({ ...named(null), act: { kind: 'leave-out' } })).toBe(false)
  })
})

describe('actsFor', () => {
  it.each(heldReasons)('has an act of some scope for %s', (reason) => {
    expect(actsFor(reason)).toContain('leave-out')
    const isOfRows = (act: AnswerKind) =>
      act !== 'name' || !reason.startsWith('several-') || reason === 'several-parameters'
    for (const act of actsFor(reason).filter(isOfRows))
      expect(scopesFor(act, reason)).toContain('row')
  })
})
