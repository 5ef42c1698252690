import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../project-root.ts'
import { drawableBy } from './drawable.ts'

const font = (name: string) => readFileSync(join(projectRoot, 'server/fonts', name))

test('characters that no font has become one that says so; those without a shape stay', () => {
  const inter = drawableBy([font('Inter-Regular.ttf')])
  const both = drawableBy([font('Inter-Regular.ttf'), font('DejaVuSans.ttf')])
  const texts = 'ñçãœï ÁÉÍ «“’» SO₄²⁻ µ ° ≤ ≥ ± – … → \u00ad\u200b\n'
  expect(inter(texts)).toBe(texts)
  expect([inter('↷'), both('↷')]).toEqual(['□', '↷'])
  expect(both('río 山 川 🜔')).toBe('río □ □ □')
  // Controls, a byte order mark, and half of a pair.
  expect(both('a\u0000b\r\n\u001b\ufeff\u0085c\ud800\uffff')).toBe('ab\nc\ufffd□')
})
