import { randomUUID } from 'node:crypto'
import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { hostileWorkbooks } from '../../../test/workbooks/hostile-workbooks.ts'
import { type ResultStage, stageResults } from '../../../test/workbooks/result-stage.ts'

let puquio: TestApp
let stage: ResultStage
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-11-22T15:00:00Z' })
  stage = await stageResults(puquio)
})
afterAll(() => puquio.close())

const uploaded = async (name: string, bytes: Buffer) => {
  const key = randomUUID()
  const answer = await stage.calls.send(
    resultImportRoutes.start,
    { params: stage.on, body: { key } },
    { file: { name, bytes } },
  )
  if (answer.statusCode !== 200) return { key, problem: JSON.parse(answer.body).problem as string }
  const one = await stage.ended(key)
  return { key, problem: one.refusal?.problem ?? null, one }
}
const discard = (key: string) =>
  stage.calls.send(resultImportRoutes.discard, { params: { ...stage.on, key } })

describe('hostile workbooks', () => {
  const isFull = process.env.PUQUIO_PROVE === 'full'
  const all = hostileWorkbooks({ bombMb: isFull ? 2200 : 400 })
  // platform/xlsx tests every one; here one of each kind over HTTP.
  const sample = [...new Map(all.map((one) => [one.expected, one])).values()]
  const told = {
    'not-a-workbook': 'WORKBOOK_WRONG_TYPE',
    'old-format': 'WORKBOOK_WRONG_TYPE',
    password: 'WORKBOOK_PASSWORD',
    damaged: 'WORKBOOK_DAMAGED',
    timeout: 'WORKBOOK_TIMED_OUT',
    'too-large': 'WORKBOOK_TOO_LARGE',
    'too-many-cells': 'WORKBOOK_TOO_LARGE',
    read: null,
  }
  it.each(isFull ? all : sample)('$name', async ({ make, expected }) => {
    const { key, problem, one } = await uploaded('resultados.xlsx', await make())
    if (one) expect(problem).toBe(told[expected])
    else expect(['WORKBOOK_WRONG_TYPE', 'WORKBOOK_EMPTY']).toContain(problem)
    await discard(key)
  })
})

describe('hostile texts', () => {
  const header = 'Estación;Fecha;Parámetro;Resultado;Unidad\n'
  const row = 'E-01;17/3/2026;Plomo total;0,01;mg/L\n'
  const page = '<!doctype html><html><script>alert(1)</script></html>'
  const cases: [name: string, bytes: Buffer, problem: string | null][] = [
    ['nothing', Buffer.alloc(0), 'WORKBOOK_EMPTY'],
    [
      'zeros between its letters',
      Buffer.from(`${header}${row}\u0000\u0000`),
      'WORKBOOK_WRONG_TYPE',
    ],
    ['a page', Buffer.from(page), 'WORKBOOK_WRONG_TYPE'],
    [
      'a program',
      Buffer.concat([Buffer.from('MZ\x90\x00'), Buffer.alloc(5_000, 7)]),
      'WORKBOOK_WRONG_TYPE',
    ],
    ['a quotation mark that never ends', Buffer.from(`${header}"${row.repeat(20_000)}`), null],
    [
      'a line of a million cells',
      Buffer.from(`${header}${';'.repeat(1_000_000)}x\n`),
      'WORKBOOK_TOO_LARGE',
    ],
    [
      'a cell of ten million letters',
      Buffer.from(`${header}${'a'.repeat(10_000_000)};1/3/2026\n`),
      null,
    ],
    ['a heading of a thousand letters', Buffer.from(`${'µ'.repeat(1_000)};${header};${row}`), null],
    ['headings alone', Buffer.from(header), 'WORKBOOK_HEADINGS_ALONE'],
    ['one line of anything', Buffer.from('nada'), 'WORKBOOK_HEADINGS_ALONE'],
    [
      'more columns than are taken',
      Buffer.from(
        `Código;Fecha;${Array.from({ length: 1_500 }, (_, n) => `Plomo ${n} (mg/L)`).join(';')}\nE-01;1/3/2026;1\n`,
      ),
      null,
    ],
    ['only line breaks', Buffer.alloc(2_000_000, '\n'), 'WORKBOOK_EMPTY'],
    [
      'bytes of no encoding',
      Buffer.concat([Buffer.from(header + row), Buffer.alloc(4_000, 0x81)]),
      null,
    ],
  ]
  it.each(cases)('%s', async (_, bytes, problem) => {
    const found = await uploaded('resultados.csv', bytes)
    expect(found.problem).toBe(problem)
    if (found.one?.mapping) expect((await stage.map(found.one)).state).toMatch(/checked|refused/)
    await discard(found.key)
  })

  it('is no workbook by its name alone, and nothing of it is kept', async () => {
    const { key, problem } = await uploaded('resultados.xlsx', Buffer.from(header + row))
    expect(problem).toBe('WORKBOOK_WRONG_TYPE')
    const { imports } = await stage.calls.call(resultImportRoutes.unfinished, { params: stage.on })
    expect(imports.map((one) => one.key)).not.toContain(key)
  })

  it('is kept as text: formulas, tags and directions of writing', async () => {
    const codes = [
      '=HYPERLINK("http://x")',
      '<img src=x onerror=alert(1)>',
      '\u202eAB-01',
      "'); drop table result;--",
    ]
    const quoted = codes.map(
      (code) => `"${code.replaceAll('"', '""')}";17/3/2026;Plomo total;0,01;mg/L`,
    )
    const checked = await stage.check(header + quoted.join('\n'))
    expect(checked).toMatchObject({ counts: { values: 4, held: 4 } })
    const { rows } = await stage.calls.call(resultImportRoutes.rows, {
      params: { ...stage.on, key: checked.key },
      query: {},
    })
    expect(rows.map(({ station }) => station.slice(0, 4))).toEqual(
      codes.map((code) => code.replace('\u202e', '').slice(0, 4)),
    )
    await discard(checked.key)
  })
})
