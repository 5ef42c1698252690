import { expect, test } from 'vitest'
import {
  emptyProfile,
  emptyTest,
  isAsExpected,
  profileDraftOf,
  profileOf,
  valuesText,
} from './profile-draft.ts'

const outcome = { messages: [{ measuredAt: null, values: { level: 2.5 }, unread: ['unit'] }] }
const failure = { failure: 'threw' as const, text: 'x', line: 2 }

test('a profile comes out of its form as it went in', () => {
  const profile = { ...profileOf(emptyProfile), name: 'Nivel' }
  const read = { ...profile, tests: [emptyTest], variables: [], id: 1, devices: 2, version: 3 }
  expect(profileOf(profileDraftOf(read))).toEqual({ ...profile, tests: [emptyTest] })
})

test('a test compares values, not when they were measured', () => {
  const expected = valuesText(outcome)
  expect(expected).toBe('[{"level":2.5}]')
  const [message] = outcome.messages
  const later = { messages: message ? [{ ...message, measuredAt: '2026-01-01T00:00:00Z' }] : [] }
  expect(isAsExpected({ expected }, later)).toBe(true)
  expect(isAsExpected({ expected }, failure)).toBe(false)
  expect(isAsExpected({ expected: '[{"level":3}]' }, outcome)).toBe(false)
  expect(isAsExpected({ expected: null }, outcome)).toBe(null)
})
