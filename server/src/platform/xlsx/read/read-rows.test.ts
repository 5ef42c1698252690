import { setTimeout as pause } from 'node:timers/promises'
import { writeXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, test } from 'vitest'
import type { CheckerInput } from '../../../../test/checkers.ts'
import {
  entry,
  rawPackage,
  sheetOpening,
  swollenEntry,
  workbookParts,
} from '../../../../test/workbooks/raw-package.ts'
import { readRows } from './read-rows.ts'

const module = new URL('../../../../test/checkers.ts', import.meta.url)
let source: Uint8Array

beforeAll(async () => {
  const rows = Array.from({ length: 5_000 }, (_, index) => [`PM-${index}`, index])
  source = await writeXlsx({ sheets: [{ name: 'Plan', rows }] })
})

function read(input: CheckerInput, more: Partial<Parameters<typeof readRows>[0]> = {}) {
  return readRows<string, number, CheckerInput>({
    source,
    module,
    input,
    project: 0,
    ...more,
  } as Parameters<typeof readRows<string, number, CheckerInput>>[0])
}

describe('rows are checked where they are read', () => {
  test('and come back in order, in batches, with the summary', async () => {
    const batches: string[][] = []
    const result = await read({}, { onRows: (rows) => void batches.push(rows as string[]) })
    expect(result).toEqual({ kind: 'rows', summary: 5_000 })
    expect(batches.length).toBeGreaterThan(3)
    expect(batches.flat()).toEqual(Array.from({ length: 5_000 }, (_, index) => `PM-${index}`))
  })

  test('at the pace of who takes them', async () => {
    let inHand = 0
    const result = await read(
      {},
      {
        async onRows() {
          inHand++
          await pause(5)
          expect(inHand).toBe(1)
          inHand--
        },
      },
    )
    expect(result.kind).toBe('rows')
  })

  test('until the checker has seen enough', async () => {
    expect(await read({ stopAt: 3 })).toEqual({ kind: 'rows', summary: 3 })
  })
})

test('a million rows that only have a format are passed over, wide as they are', async () => {
  const blank = (_: unknown, at: number) =>
    `<row r="${at + 2}" s="1" customFormat="1"><c r="A${at + 2}" s="1"/></row>`
  const last = 1_040_002
  const rows = [
    '<row r="1"><c r="A1"><v>1</v></c></row>',
    ...Array.from({ length: last - 2 }, blank),
    `<row r="${last}"><c r="A${last}"><v>2</v></c><c r="AD${last}"><v>3</v></c></row>`,
  ]
  const sheet = `${sheetOpening}<sheetData>${rows.join('')}</sheetData></worksheet>`
  const source = rawPackage(workbookParts(entry('xl/worksheets/sheet1.xml', sheet)))
  expect(await read({}, { source })).toEqual({
    kind: 'rows',
    summary: 2,
  })
})

describe('what goes wrong', () => {
  test('an abort ends the process and rejects', async () => {
    const abort = new AbortController()
    const reading = read({ spin: true }, { signal: abort.signal })
    setTimeout(() => abort.abort(), 300)
    await expect(reading).rejects.toThrow('aborted')
  })

  test('silence is a refusal', async () => {
    const result = await read({ spin: true }, { limits: { silenceMs: 1_000 } })
    expect(result).toEqual({ kind: 'refused', reason: 'timeout', params: { ms: 1_000 } })
  })

  test('a mistake of the checker is no refusal', async () => {
    await expect(read({ throwAt: 2 })).rejects.toThrow('a mistake in the checker')
  })

  test('a mistake of who takes the rows comes back to them', async () => {
    const failing = (): void => {
      throw new Error('the disk is full')
    }
    await expect(read({}, { onRows: failing })).rejects.toThrow('the disk is full')
  })

  test('a heap that fills up is a refusal, not the end of the server', async () => {
    const endlessRow = swollenEntry('xl/worksheets/sheet1.xml', {
      before: `${sheetOpening}<sheetData><row>`,
      unit: '<c><v>1</v></c>'.repeat(1_000),
      times: 5_000,
      after: '</row></sheetData></worksheet>',
    })
    const bytes = rawPackage(workbookParts(endlessRow))
    const limits = { heapMb: 64, ratio: 10_000 }
    const result = await read({}, { source: bytes, limits })
    expect(result).toMatchObject({ kind: 'refused', reason: 'too-large' })
  })

  test('readers wait for a free slot and leave the line when aborted', async () => {
    const abort = new AbortController()
    const busy = [
      read({ spin: true }, { limits: { silenceMs: 1_500 } }),
      read({ spin: true }, { limits: { silenceMs: 1_500 } }),
    ]
    const leaving = read({}, { signal: abort.signal })
    const waiting = read({})
    abort.abort(new Error('gone'))
    await expect(leaving).rejects.toThrow('gone')
    expect(await waiting).toEqual({ kind: 'rows', summary: 5_000 })
    expect((await Promise.all(busy)).map((result) => result.kind)).toEqual(['refused', 'refused'])
  })
})
