import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, TestInfo } from '@playwright/test'
import { notificationEvents } from '@puquio/contract/notifications/events'
import { type Language, languages, parameters, resultFieldTerms } from '@puquio/domain'
import { parseCsv } from 'hucre/csv'
import { pythonWith } from '../../scripts/system-packages.ts'
import { accounts, signIn } from '../people.ts'
import { download, expect, testOnNew as test } from '../puquio.ts'
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

/** Its results of 17/3/2019 under D.S. 004-2017-MINAM 3-D1: aluminium, iron, manganese, oils and fats. */
const exceeding = { code: 'F05689-AG07', count: 4 }

// Always in Spanish, as the year of monitoring; `npm run prove` walks it in each language.
for (const language of process.env.PUQUIO_PROVE === 'full' ? languages : (['es'] as const))
  test(`results in ${language}: a file is mapped, checked, resolved, saved, approved and exported`, async ({
    page,
    browser,
    baseURL,
  }, info) => {
    const say = words(language)
    await signIn(page, accounts.field, language)
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const admin = await context.newPage()
    await signIn(admin, accounts.admin, language)

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

    await test.step('the administrator makes the stations that the project does not have', async () => {
      await expect(page.getByText(say('stationsMissing', { count: 24 }))).toBeVisible()
      const make = (on: Page) =>
        on.getByRole('button', { name: say('makeStations', { count: 24 }), exact: true })
      await expect(make(page)).toBeHidden()
      await admin.goto(page.url())
      await make(admin).click()
      await expectFact(admin, say('held'), '0')
      await expectFact(admin, say('good'), '998')
    })

    await test.step('and says which standard holds at one of them', async () => {
      await admin.goto(`/data/standards?tab=stations&search=${exceeding.code}`)
      await admin.getByRole('main').getByText(exceeding.code, { exact: true }).click()
      const form = admin.getByRole('form')
      await form.getByRole('button', { name: say('addAssignment') }).click()
      const exact = true
      const pick = (name: string) => form.getByRole('combobox', { name, exact })
      await pick(say('standard')).fill('D.S. 004-2017-MINAM')
      await pick(say('category')).fill('3-D1')
      await form.getByRole('textbox', { name: say('validFrom'), exact }).fill('01/01/2018')
      await admin.getByRole('button', { name: say('save'), exact: true }).click()
      await expect(form).toBeHidden()
    })

    await test.step('save them in a campaign, which has to be named', async () => {
      await page.reload()
      await expectFact(page, say('good'), '998')
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

    await test.step('the administrator is notified of what exceeds, and sees it on the page of its station', async () => {
      // Written in the language of the account, whichever one the page is looked at in.
      const [before = ''] = notificationEvents['result-exceeds'].text.es.split('{{count}}')
      const told = admin.getByRole('main').getByTitle(`${before}${exceeding.count}.`)
      await expect(async () => {
        await admin.goto('/notifications')
        await expect(told.first()).toBeVisible({ timeout: 10_000 })
      }).toPass({ timeout: 90_000 })
      await told.first().click()
      await admin
        .getByRole('dialog')
        .getByRole('link', { name: say('seeWhat') })
        .click()
      await admin.getByRole('button', { name: say('moreActions') }).click()
      await admin.getByRole('menuitem', { name: say('stationData') }).click()
      await expect(admin.getByRole('heading', { level: 1 })).toContainText(exceeding.code)
      const name = parameters['fe-total'].name[language]
      const iron = admin.getByRole('row', { name: new RegExp(`^${name} mg/L 8[.,]134 `) })
      await expect(iron).toContainText('▲ 1')
      const marks = admin.getByRole('table').locator('[data-mark=exceeds]')
      await expect(marks).toHaveCount(exceeding.count)
    })

    await test.step('and approves the campaign, which its writer may not', async () => {
      await page.goto('/data/campaigns')
      const rowOf = (on: Page) => on.getByRole('row', { name: /OEFA 2013-2019/ })
      const approve = { name: say('approveCampaign'), exact: true }
      await rowOf(page).getByRole('button').last().click()
      await expect(page.getByRole('menuitem').first()).toBeVisible()
      await expect(page.getByRole('menuitem', approve)).toBeHidden()
      await admin.goto('/data/campaigns')
      await expect(rowOf(admin)).toContainText(say('unapproved'))
      await rowOf(admin).getByRole('button').last().click()
      await admin.getByRole('menuitem', approve).click()
      await admin.getByRole('dialog').getByRole('button', approve).click()
      await expect(rowOf(admin)).toContainText(say('approved'))
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
      const fromXlsx = tableOf(xlsxRows(xlsx, info), language)
      expect(fromXlsx).toEqual(fromCsv)
      const reported = fromCsv.filter(({ isCalculated }) => !isCalculated)
      expect(reported).toHaveLength(998)
      expect(reported.map(({ key }) => key).toSorted()).toEqual(written.toSorted())
      const wrong = reported.filter(
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

/** By openpyxl, which `npm test` installs where the system's packages have it. */
function xlsxRows(bytes: Buffer, info: TestInfo): string[][] {
  const path = info.outputPath('resultados.xlsx')
  writeFileSync(path, bytes)
  const script = `import json, sys, openpyxl
rows = openpyxl.load_workbook(sys.argv[1], read_only=True).worksheets[0].iter_rows(values_only=True)
print(json.dumps([["" if c is None else str(c) for c in row] for row in rows]))`
  const python = pythonWith('openpyxl')
  if (!python) throw new Error('No Python can import openpyxl')
  const said = execFileSync(python, ['-c', script, path], { maxBuffer: 100_000_000 })
  return JSON.parse(said.toString('utf8')) as string[][]
}

/** The rows of an export, in an order of their own. */
function tableOf([headings = [], ...cells]: string[][], language: Language) {
  const at = (field: 'station' | 'date' | 'value' | 'unit' | 'parameter' | 'calculated') =>
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
        isCalculated: (row[at('calculated')] ?? '') !== '',
      }
    })
    .toSorted((a, b) =>
      `${a.key} ${a.parameter} ${a.value}`.localeCompare(`${b.key} ${b.parameter} ${b.value}`),
    )
}
