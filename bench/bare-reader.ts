import { readFileSync } from 'node:fs'
import { streamCsvRows } from 'hucre/csv'
import { readXlsx } from 'hucre/xlsx'

/** The reader of workbooks or of CSV alone, in a process of its own: prints the milliseconds of the reading. */
const path = process.argv[2] ?? ''
const bytes = readFileSync(path)
const startedMs = performance.now()
const rows = path.endsWith('.csv')
  ? [...streamCsvRows(bytes.toString('utf8'))].length
  : (await readXlsx(bytes)).sheets[0]?.rows.length
const tookMs = performance.now() - startedMs
console.log(JSON.stringify({ tookMs, rows }))
