import { expect, it } from 'vitest'
import { kindOfFile } from './kind-of-file.ts'

const png = { name: 'a.png', type: 'image/png' }
const heic = { name: 'IMG_1.HEIC', type: '' }
const pdf = { name: 'a.pdf', type: 'application/pdf' }

it.each([
  [png, null, 'photo'],
  [heic, null, 'photo'],
  [png, 'field-sheet', 'field-sheet'],
  [pdf, 'chain-of-custody', 'chain-of-custody'],
  [pdf, null, null],
  [pdf, 'photo', null],
] as const)('%o with %s chosen is %s', (file, chosen, kind) => {
  expect(kindOfFile(file, chosen)).toBe(kind)
})
