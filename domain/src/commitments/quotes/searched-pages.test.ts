import { expect, it } from 'vitest'
import { searchedPages, signsOf } from './searched-pages.ts'

const ended = <Result>(steps: Generator<undefined, Result>): Result => {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

it('holds some pages as they are searched, and lets go of those that were used longest ago', () => {
  const { ofPage, ofBreak } = searchedPages(Array.from({ length: 40 }, (_, at) => `Página ${at}`))
  const first = ended(ofPage(0))
  const between = ended(ofBreak(0))
  for (let at = 1; at < 15; at++) ended(ofPage(at))
  expect(ended(ofPage(0))).toBe(first)
  ended(ofPage(15))
  expect(ended(ofBreak(0))).not.toBe(between)
  for (let at = 16; at < 40; at++) ended(ofPage(at))
  expect(ended(ofPage(0))).toEqual(first)
  expect(ended(ofPage(0))).not.toBe(first)
  expect([ended(ofPage(40)), ended(ofBreak(39))]).toEqual([null, null])
})

it.each([
  ['Se regarán las vías', 0, false, true],
  ['SE RE\u00adGARÁN, 2 VECES', 0, false, true],
  ['Cabecera común', 0, false, true],
  ['y al final de la página sigue', 0, true, true],
  ['y al final de la página sigue', 0, false, false],
  // Between the two stands the second one's header.
  ['al final de la página Cabecera', 0, true, false],
  ['sigue en la otra', 1, false, true],
  ['otra cosa', 1, true, false],
])('tells by the letters of %s whether a page may hold it', (quote, at, isBreak, expected) => {
  const pages = [
    'Cabecera común\nSe regarán 2 veces, se regarán las vías y al final de la página',
    'Cabecera común\nsigue en la otra',
    'Cabecera común\ny termina',
  ]
  expect(ended(searchedPages(pages).mayHold(at, isBreak, signsOf(quote)))).toBe(expected)
})
