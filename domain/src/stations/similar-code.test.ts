import { expect, it } from 'vitest'
import { codeDistance, similarCodes } from './similar-code.ts'

const similar = similarCodes(['YA-01', 'P-1-11', 'EF-1', 'PO-1', 'MA-7-02'])

it.each([
  ['YA01', 'YA-01'],
  ['YA–01', 'YA-01'],
  ['YA-O1', 'YA-01'],
  ['ya 0l', 'YA-01'],
  ['Yá_01', 'YA-01'],
  ['P1-11', 'P-1-11'],
  ['EFI', 'EF-1'],
  ['YA-1', 'YA-01'],
  ['YA001', 'YA-01'],
  ['EF-001', 'EF-1'],
  ['ma 07 2', 'MA-7-02'],
])('%s is like a known code', (code, known) => {
  expect(similar(code)).toBe(known)
})

it.each(['YA-02', 'YA-10', 'YA-100', 'YB-01', 'P-11-1', 'P-111', 'P-1', 'EF-0', 'MA-70-2', ''])(
  '%s is like none',
  (code) => {
    expect(similar(code)).toBeNull()
  },
)

it.each([
  ['YA-O4', 'YA-04', 0],
  ['YA-4', 'YA-04', 0],
  ['YA-05', 'YA-04', 1],
  ['YB-14', 'YA-04', 2],
  ['', 'EF-1', 3],
])('from %s to %s %i signs change', (one, other, distance) => {
  expect(codeDistance(one, other)).toBe(distance)
  expect(codeDistance(other, one)).toBe(distance)
})
