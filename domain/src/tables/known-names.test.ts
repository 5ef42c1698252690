import { expect, test } from 'vitest'
import { nameSuggester } from './known-names.ts'

const list = (names: readonly string[]) =>
  names.map((name, index) => ({ id: index + 1, name, isRetired: name === 'Retirado' }))

test('suggests the closest name that is offered, or none that is close enough', () => {
  const suggest = nameSuggester(list(['PC-01', 'PCV-04', 'Piezómetro norte', 'Retirado']))
  expect(suggest('PC01')).toEqual({ suggestion: 'PC-01' })
  expect(suggest('piezometro nrte')).toEqual({ suggestion: 'Piezómetro norte' })
  expect(suggest('Piez.')).toEqual({ suggestion: 'Piezómetro norte' })
  expect(suggest('Retirad')).toEqual({})
  expect(suggest('Laguna')).toEqual({})
})

test('ten thousand long names that are all wrong end soon, the first of them with a suggestion', () => {
  const name = (index: number) => `${'pozo de observacion del dique principal '.repeat(2)}${index}`
  const suggest = nameSuggester(list(Array.from({ length: 500 }, (_, index) => name(index))))
  expect(suggest(`${name(7)}x`)).toHaveProperty('suggestion')
  const others = Array.from({ length: 10_000 }, (_, index) => suggest(`${index} ${name(index)}`))
  expect(others.filter(({ suggestion }) => suggestion === undefined).length).toBeGreaterThan(9_000)
})
