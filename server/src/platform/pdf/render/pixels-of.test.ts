import { expect, test } from 'vitest'
import { smallPng } from '../../../../test/reports/sample-report.ts'
import { pixelsOf } from './pixels-of.ts'

test('the pixels of a picture stand in its header', () => {
  expect(pixelsOf(smallPng)).toBe(1)
  // JPEG: APP0 of 16 bytes, a fill byte, a progressive frame of 3,000 lines by 4,000.
  const jpeg = 'ffd8ffe00010' + '00'.repeat(14) + 'ffffc2000b080bb80fa0010100'
  expect(pixelsOf(Buffer.from(jpeg, 'hex'))).toBe(12_000_000)
})

test('what is neither JPEG nor PNG, or is cut, has none', () => {
  const cut = ['', 'ff', 'ffd8', 'ffd8ffe0ffff', 'ffd800000000000000000000', '89504e470d0a1a0a00']
  for (const hex of cut) expect(pixelsOf(Buffer.from(hex, 'hex'))).toBeNull()
})
