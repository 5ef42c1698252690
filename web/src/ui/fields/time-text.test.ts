import { expect, it } from 'vitest'
import { readTime } from './time-text.ts'

it.each([
  ['8', '08:00'],
  ['08:15', '08:15'],
  ['815', '08:15'],
  ['1730', '17:30'],
  ['8.05', '08:05'],
  ['8h15', '08:15'],
  ['17 h', '17:00'],
  [' 0:00 ', '00:00'],
  ['24', null],
  ['8:60', null],
  ['8:5', null],
  ['mañana', null],
  ['', null],
])('%j is %j', (text, time) => {
  expect(readTime(text)).toBe(time)
})
