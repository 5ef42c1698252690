import { expect, test } from 'vitest'
import { numberFiles } from './packed-files.ts'

test('names in a pack are such as every system unpacks, and have no signs that are not seen', () => {
  const names = [
    'plano\u200d\u2028norte.pdf',
    'informe\u202efdp.exe',
    '../x\u0007.pdf',
    'c:\\y.pdf',
  ]
  const { files } = numberFiles(
    names.map((name, at) => ({
      of: 'monitoring' as const,
      ofId: 1,
      sha256: String(at),
      name,
      bytes: 1,
    })),
    'es',
  )
  const named = files.map(({ path }) => path.replace(/^[^/]+\/E-\d{4} /, ''))
  expect(named).toEqual(['planonorte.pdf', 'informefdp.exe', '_x.pdf', 'c__y.pdf'])
})
