import { expect, it } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['óscar mendoza', 'ÓM'],
  ['  u.M. Yanashalla norte', 'UY'],
  ['ana', 'A'],
  ['', ''],
])('%s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
