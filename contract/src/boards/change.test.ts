import { expect, it } from 'vitest'
import { changeOf } from './change.ts'

const number = (value: number, qualifier: '<' | null = null) => ({ value, qualifier, at: null })

it('says whether a figure rises, falls or stays, and by how much', () => {
  expect(changeOf({ now: number(5), before: number(3) })).toEqual({ direction: 'rises', by: 2 })
  expect(changeOf({ now: number(3), before: number(5) })).toEqual({ direction: 'falls', by: -2 })
  expect(changeOf({ now: number(3), before: number(3) })).toEqual({ direction: 'stays', by: 0 })
})

it('says nothing where there is nothing before, or a non-detect', () => {
  expect(changeOf({ now: number(5), before: null })).toBeNull()
  expect(changeOf({ now: null, before: number(5) })).toBeNull()
  expect(changeOf({ now: number(5, '<'), before: number(3) })).toBeNull()
})
