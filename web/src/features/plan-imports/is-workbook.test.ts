import { expect, it } from 'vitest'
import { isWorkbook } from './is-workbook.ts'

it.each([
  ['the package of an .xlsx', [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00], true],
  ['the compound file of an .xls', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0x00], true],
  ['a PDF', [0x25, 0x50, 0x44, 0x46], false],
  ['nothing', [], false],
])('%s', async (_, bytes, expected) => {
  expect(await isWorkbook(new Blob([new Uint8Array(bytes)]))).toBe(expected)
})
