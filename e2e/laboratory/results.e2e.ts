import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { type Language, languages, resultFieldTerms } from '@puquio/domain'
import { parseCsv } from 'hucre/csv'
import { accounts, signIn } from '../people.ts'
import { download, expect, testOnNew as test } from '../puquio.ts'
import { sheetTexts } from '../../server/test/workbooks/plan-workbooks.ts'
import { words } from '../words.ts'

const file = join(
  import.meta.dirname,
  '../../domain/test/open-data/oefa_componente_ambiental_agua.csv',
)
const rows = parseCsv(readFileSync(file, 'utf8')).map((row) => row.map(String))
const [head = [], ...published] = rows
const cellOf = (row: readonly string[], heading: string) => row[head.indexOf(heading)] ?? ''

/** Station, day and what the laboratory wrote, which no reading changes. */
const written = published
  .filter((row) => row.length > 1)
  .map((row) => {
    const [first = '', second = '', year = ''] = cellOf(row, 'Fecha').split('/')
    // One of its nine dates has the month before the day: 1/14/19.
    const [day, month] = Number(second) > 12 ? [second, first] : [first, second]
    const on = `20${year.slice(-2)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    return [cellOf(row, 'Nombre del punto'), on, cellOf(row, 'Valor')].join(' ')
  })

// Always in Spanish, as the year of monitoring; `npm run prove` walks it in each language.
for (const language of process.env.PUQUIO_PROVE === 'full' ? languages : (['es'] as const))
  test(`results in ${language}: a file is mapped, checked, resolved, saved and exported`, async ({
    page,
  }, info) => {
    const say = words(language)
    await signIn(page, accounts.admin, language)

    await test.step('say what the columns of the file of OEFA hold', async () => {
      await page.goto('/data')
      await page.getByRole('link', { name: say('importResults') }).click()
      await uploadResults(page, language)
      const column = (heading: string) =>
        page.getByRole('row', { name: new RegExp(`^${heading}`) }).getByRole('combobox')
      const term = resultFieldTerms
      await expect(column('Nombre del punto')).toHaveValue(term.station[language])
      await expect(column('Valor')).toHaveValue(term.value[language])
      await expect(column('Unidad de medida')).toHaveValue(term.unit[language])
      await page.getByLabel(say('laboratory'), { exact: true }).fill('OEFA')
      await page.getByRole('button', { name: say('checkResults') }).click()
      await expectFact(page, say('held'), '998')
    })

    await test.step('make the stations that the project does not have', async () => {
      await expect(page.getByText(say('stationsMissing', { count: 24 }))).toBeVisible()
      await page.getByRole('button', { name: new RegExp(`^${say('makeStations')}`) }).click()
      await expectFact(page, say('held'), '0')
      await expectFact(page, say('good'), '998')
    })

    await test.step('save them in a campaign, which has to be named', async () => {
      const save = page.getByRole('button', { name: say('saveResults', { count: 998 }) })
      await save.click()
      await expect(page.getByText(say('campaignMissing'))).toBeVisible()
      await page.getByLabel(say('campaignOf')).fill('OEFA 2013-2019')
      await save.click()
      await expect(page.getByText(say('resultsSaved', { count: 998 }))).toBeVisible()
      await page.getByRole('link', { name: say('showResults') }).click()
      await page.getByRole('searchbox').first().fill('F01861-AG01')
      await expect(page.getByText('F01861-AG01').first()).toBeVisible()
    })

    await test.step('the same file again is recognised, and adds nothing', async () => {
      await page.goto('/data/import')
      await uploadResults(page, language)
      await expect(page.getByText(say('recognised', { name: 'OEFA' }))).toBeVisible()
      await page.getByRole('button', { name: say('checkResults') }).click()
      await expect(page.getByText(say('allKnown'))).toBeVisible()
      await expectFact(page, say('good'), '0')
    })

    await test.step('export them by filters, and read the files with another reader', async () => {
      await page.goto('/export?from=2013-01-01&to=2019-12-31')
      const csv = await downloadAs(page, language, 'CSV')
      const xlsx = await downloadAs(page, language, 'XLSX')
      const fromCsv = tableOf(csvRows(csv), language)
      const fromXlsx = tableOf(await xlsxRows(xlsx, info), language)
      expect(fromCsv).toHaveLength(998)
      expect(fromXlsx).toEqual(fromCsv)
      expect(fromCsv.map(({ key }) => key).toSorted()).toEqual(written.toSorted())
      const wrong = fromCsv.filter(
        ({ text, unit, writtenUnit, value }) =>
          unit === writtenUnit && Number(text.replace(/^[<>]/, '').replace(',', '.')) !== value,
      )
      expect(wrong).toEqual([])
    })
  })

async function uploadResults(page: Page, language: Language) {
  await page.getByLabel(words(language)('resultFile')).setInputFiles(file)
  await page.getByRole('button', { name: words(language)('checkResults') }).waitFor()
}

const expectFact = (page: Page, name: string, value: string) =>
  expect(page.getByRole('term').filter({ hasText: name }).locator('+ dd')).toHaveText(value)

async function downloadAs(page: Page, language: Language, format: 'CSV' | 'XLSX') {
  await page.getByText(format, { exact: true }).click()
  const name = new RegExp(`^${words(language)('download')} ${format}`)
  return download(page, page.getByRole('button', { name }))
}

const csvRows = (bytes: Buffer): string[][] =>
  parseCsv(bytes.toString('utf8')).map((row) => row.map(String))

/** By openpyxl where Python has it. */
async function xlsxRows(bytes: Buffer, info: TestInfo): Promise<string[][]> {
  const path = info.outputPath('resultados.xlsx')
  writeFileSync(path, bytes)
  const script = `import json, sys, openpyxl
rows = openpyxl.load_workbook(sys.argv[1], read_only=True).worksheets[0].iter_rows(values_only=True)
print(json.dumps([["" if c is None else str(c) for c in row] for row in rows]))`
  try {
    const said = execFileSync('python3', ['-c', script, path], {
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return JSON.parse(said.toString('utf8')) as string[][]
  } catch {
    const [sheet = []] = await sheetTexts(bytes)
    return sheet
  }
}

/** The rows of an export, in an order of their own. */
function tableOf([headings = [], ...cells]: string[][], language: Language) {
  const at = (field: 'station' | 'date' | 'value' | 'unit' | 'parameter') =>
    headings.indexOf(resultFieldTerms[field][language])
  // Text and unit as the laboratory wrote them stand before its limits.
  const writtenAt = headings.indexOf(resultFieldTerms.detectionLimit[language]) - 2
  return cells
    .filter((row) => row.length > 1)
    .map((row) => {
      const text = row[writtenAt] ?? ''
      const key = [row[at('station')], (row[at('date')] ?? '').slice(0, 10), text].join(' ')
      return {
        key,
        text,
        parameter: row[at('parameter')],
        value: Number((row[at('value')] ?? '').replace(',', '.')),
        unit: row[at('unit')],
        writtenUnit: row[writtenAt + 1],
      }
    })
    .toSorted((a, b) =>
      `${a.key} ${a.parameter} ${a.value}`.localeCompare(`${b.key} ${b.parameter} ${b.value}`),
    )
}
