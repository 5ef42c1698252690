import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { type AppData, generalRoutes } from '@puquio/contract/general'
import {
  boardCategoryTerms,
  panelKindTerms,
  reportFrequencyTerms,
} from '@puquio/contract/terms/boards/terms'
import { type Language, languages, parameters, resultFieldTerms } from '@puquio/domain'
import { parseCsv } from 'hucre/csv'
import { writeXlsx } from 'hucre/xlsx'
import { inOneLine, textOfPdf } from '../../scripts/read-pdf.ts'
import { violationsOf } from '../axe.ts'
import { accounts, signIn } from '../people.ts'
import { startMailServer } from '../projects/mail-server.ts'
import { download, expect, testOnNew } from '../puquio.ts'
import { words } from '../words.ts'

type Mails = Awaited<ReturnType<typeof startMailServer>>

const test = testOnNew.extend<{ mails: Mails }>({
  mails: async ({}, use) => {
    const mails = await startMailServer()
    await use(mails)
    await mails.stop()
  },
  settings: async ({ mails }, use) =>
    use({
      SMTP_FROM: 'puquio@example.com',
      SMTP_URL: `smtp://puquio:clave@127.0.0.1:${mails.port}`,
    }),
})

/** Published analyses of water, as a laboratory's workbook: of yesterday, which a report of each day shows today. */
const file = join(import.meta.dirname, '../../domain/test/hydrochemistry/water_analyses.csv')
const [head = [], ...analyses] = parseCsv(readFileSync(file, 'utf8'))
  .map((row) => row.map(String))
  .filter((row) => row.length > 1)
const columns = [
  ['pH', 'ph'],
  ['Ca', 'ca-dissolved'],
  ['Mg', 'mg-dissolved'],
  ['Na', 'na-dissolved'],
  ['K', 'k-dissolved'],
  ['HCO3', 'hco3'],
  ['Cl', 'cl'],
  ['SO4', 'so4'],
  ['TDS', 'tds'],
] as const
const stations = analyses.map((_, at) => `PZ-H${at + 1}`)
const [on, day] = ['2026-02-14', '14/02/2026']
const campaign = 'Febrero 2026'
const count = analyses.length * columns.length
const workbook = async () =>
  Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: 'Resultados',
          rows: [
            [
              resultFieldTerms.station.es,
              resultFieldTerms.date.es,
              resultFieldTerms.matrix.es,
              ...columns.map(([, key]) =>
                key === 'ph' ? parameters.ph.name.es : `${parameters[key].name.es} (mg/L)`,
              ),
            ],
            ...analyses.map((row, at) => [
              stations[at] ?? '',
              new Date(on),
              'Agua',
              ...columns.map(([heading]) => Number(row[head.indexOf(heading)])),
            ]),
          ],
        },
      ],
    }),
  )
const labels: Record<Language, string> = {
  es: 'Aguas del tajo',
  en: 'Waters of the pit',
  fr: 'Eaux de la fosse',
  pt: 'Águas da cava',
}

test('from a workbook of results to a Piper, its PDF, and reports on a schedule that are received by mail', {
  tag: ['@boards'],
}, async ({ browser, baseURL, mails }) => {
  // Reports of a schedule begin within a minute of their time.
  test.setTimeout(600_000)

  await test.step('a workbook of a laboratory is imported', async () => {
    const field = await openAs(browser, baseURL, accounts.field)
    const say = words('es')
    await field.goto('/data/import')
    await field.getByLabel(say('resultFile')).setInputFiles({
      name: 'aguas.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await workbook(),
    })
    const check = field.getByRole('button', { name: say('checkResults') })
    // A process of the sandbox reads the file first.
    await check.click({ timeout: 90_000 })
    await expect(field.getByText(say('stationsMissing', { count: stations.length }))).toBeVisible()
    const admin = await openAs(browser, baseURL, accounts.admin)
    await admin.goto(field.url())
    const make = say('makeStations', { count: stations.length })
    await admin.getByRole('button', { name: make, exact: true }).click()
    await expectFact(admin, say('good'), String(count))
    await field.reload()
    await field.getByLabel(say('campaignOf')).fill(campaign)
    await field.getByRole('button', { name: say('saveResults', { count }) }).click()
    await expect(field.getByText(say('resultsSaved', { count }))).toBeVisible()
    await field.context().close()
    await admin.context().close()
  })

  for (const language of languages) {
    const admin = await openAs(browser, baseURL, accounts.admin, language)
    const say = words(language)
    const piper = say('piperOf', { name: say('piper'), number: stations.length })
    if (language === 'es')
      await test.step('approved, they stand in a Piper diagram', async () => {
        await admin.goto('/data/campaigns')
        const row = admin.getByRole('row', { name: new RegExp(campaign) })
        const approve = { name: say('approveCampaign'), exact: true }
        await row.getByRole('button').last().click()
        await admin.getByRole('menuitem', approve).click()
        await admin.getByRole('dialog').getByRole('button', approve).click()
        await expect(row).toContainText(say('approved'))
        await admin.goto(`/data/hydrochemistry?from=${on}&to=${on}`)
        await expect(admin.getByRole('region', { name: piper })).toBeVisible()
        for (const code of stations)
          await expect(admin.getByRole('row', { name: new RegExp(code) })).toBeVisible()
        await expectAccessible(admin, language)
      })
    await test.step(`a board shows it, and is a PDF, in ${language}`, async () => {
      await makeBoard(admin, language)
      await admin.waitForURL(/\/board\//)
      await admin.goto(`${new URL(admin.url()).pathname}?from=${on}&to=${on}`)
      await expect(admin.getByRole('region', { name: piper })).toBeVisible()
      await expectAccessible(admin, language)
      await admin.getByRole('button', { name: 'PDF', exact: true }).click()
      await admin.getByRole('button', { name: say('makePdf') }).click()
      const made = admin.getByRole('link', { name: `${labels[language]}.pdf` })
      expectOnPaper(await download(admin, made), language)
    })
    await test.step(`it is made each day, in ${language}`, async () => {
      await schedule(admin, language)
      await expectAccessible(admin, language)
    })
    await admin.context().close()
  }

  const reader = await openAs(browser, baseURL, accounts.reader)
  await test.step('each is received by mail, which leads to its file', async () => {
    for (const language of languages) {
      const { text, link } = await mails.about(accounts.reader, labels[language], 180_000)
      expect(text).toContain(day)
      await reader.goto(new URL(link).pathname + new URL(link).search)
      await reader.getByRole('link', { name: words('es')('seeWhat') }).click()
      // Beside the one that was asked for on the board.
      const row = reader
        .getByRole('row', { name: new RegExp(labels[language]) })
        .filter({ hasText: words('es')('scheduledBy') })
      const made = row.getByRole('link', { name: new RegExp(words('es')('download')) })
      expectOnPaper(await download(reader, made), language)
    }
  })
  await test.step('and its run says that it was told', async () => {
    await reader.goto('/reports?tab=schedules')
    const run = new RegExp(`: ${words('es')('runTold', { number: 1 })}$`)
    const card = reader.getByRole('main').getByRole('listitem').filter({ hasText: labels.es })
    await expect(card.getByText(run)).toBeVisible()
  })
})

/** Languages differ in words alone: one of them is enough. */
async function expectAccessible(page: Page, language: Language) {
  if (language === 'es') expect(await violationsOf(page)).toEqual([])
}

/** A board with a Piper diagram and no other panel. */
async function makeBoard(page: Page, language: Language) {
  const say = words(language)
  await page.goto('/reports?new=board')
  const form = page.getByRole('form')
  await form
    .getByRole('textbox', { name: say('name') })
    .first()
    .fill(labels[language])
  await form.getByRole('button', { name: say('addPanel') }).click()
  const kind = panelKindTerms.hydrochemistry[language]
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  await form.getByRole('combobox', { name: say('diagram') }).selectOption({ label: say('piper') })
  await expectAccessible(page, language)
  await form.getByRole('button', { name: say('saveBoard') }).click()
}

/** Each day, from the next full minute of the server's clock on, to the reader. */
async function schedule(page: Page, language: Language) {
  const say = words(language)
  await page.goto('/reports?tab=schedules')
  await page.getByRole('button', { name: say('newSchedule') }).click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: say('board') }).fill(labels[language])
  await page.getByRole('option', { name: labels[language] }).click()
  const daily = { label: reportFrequencyTerms.daily[language] }
  await form.getByRole('combobox', { name: say('frequency') }).selectOption(daily)
  await form.getByRole('searchbox').fill('lucia')
  await form.getByRole('checkbox', { name: /^Lucía/ }).check()
  await expect(form.getByRole('checkbox', { name: say('byMail') })).toBeChecked()
  await form.getByRole('textbox', { name: say('atTime') }).fill(await nextMinute(page))
  await expectAccessible(page, language)
  await form.getByRole('button', { name: say('saveSchedule') }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText(labels[language], { exact: true })).toBeVisible()
}

/** In Lima; a later one where that begins too soon. */
async function nextMinute(page: Page): Promise<string> {
  const answer = await page.request.get(generalRoutes.appData.path)
  const { data } = (await answer.json()) as { data: AppData }
  const at = Math.ceil((Date.parse(data.now) + 10_000) / 60_000) * 60_000
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'America/Lima' }).format(
    at,
  )
}

/** What the board says, in the language of its report. */
function expectOnPaper(pdf: Buffer, language: Language) {
  const say = words(language)
  const text = inOneLine(textOfPdf(pdf))
  for (const one of [
    labels[language],
    boardCategoryTerms.water[language],
    say('piperOf', { name: say('piper'), number: stations.length }),
    resultFieldTerms.date[language],
    ...stations,
  ])
    expect(text).toContain(inOneLine(one))
}

const expectFact = (page: Page, name: string, value: string) =>
  expect(page.getByRole('term').filter({ hasText: name }).locator('+ dd')).toHaveText(value)

/** In a browser of their own, signed in. */
async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
  language: Language = 'es',
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(page, email, language)
  return page
}
