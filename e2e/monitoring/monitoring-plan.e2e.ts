import type { Locator, Page } from '@playwright/test'
import { monitoringStatusTerms, progressFormulas, progressTerms } from '@puquio/contract/terms'
import { type Language, languages, type MonitoringStatus } from '@puquio/domain'
import {
  exampleMonitoringPlan,
  filledTemplate,
  oefaWaterPoints,
  sheetTexts,
} from '../../server/test/workbooks/plan-workbooks.ts'
import { accounts, submitSignIn } from '../people.ts'
import {
  chooseProject,
  correctByKeyboard,
  downloadTemplate,
  saveImport,
  uploadWorkbook,
} from './plan-steps.ts'
import { download, expect, testOnNew as test } from '../puquio.ts'
import { words } from '../words.ts'

/** On the clock's 15 February the first points are unfulfilled, the next near and the others far. */
const startsOn = ['2026-01-15', '2026-02-10', '2026-02-27'] as const
const points = oefaWaterPoints().map((row, index) => ({
  ...row,
  startsOn: startsOn[Math.floor(index / 8)] ?? startsOn[0],
}))
const codeOf = (index: number) => String(points[index]?.stationCode)
const [late, visited, dropped] = [codeOf(0), codeOf(8), codeOf(16)]
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

// Always in Spanish. For the other languages words.test.ts checks the texts and screens.e2e.ts opens the
// screens; `npm run prove` runs the whole journey in each.
for (const language of process.env.PUQUIO_PROVE === 'full' ? languages : (['es'] as const))
  test(`a year of monitoring in ${language}, from the workbook to the calendar`, async ({
    page,
  }) => {
    const say = words(language)
    const status = (one: MonitoringStatus) => monitoringStatusTerms[one][language]

    await test.step('sign in and accept the policy, which cannot be evaded', async () => {
      await page.goto('/')
      await page.getByRole('combobox').first().selectOption(language)
      await submitSignIn(page, accounts.admin)
      await acceptAfterTrying(page, say('accept'), 1)
    })
    await test.step('choose the project', async () => {
      await chooseProject(page, language, 'apumarca', 'U.M. Apumarca')
      await acceptAfterTrying(page, say('accept'), 2)
    })

    await test.step('import the example plan, with two bad cells', async () => {
      await page
        .getByRole('link', { name: say('plans') })
        .first()
        .click()
      await page.getByRole('link', { name: say('importPlan') }).click()
      await downloadTemplate(page, language)
      const rows = exampleMonitoringPlan().map((row) =>
        row.stationCode === 'M-01'
          ? { ...row, zone: '28S' }
          : row.stationCode === 'EF-01'
            ? { ...row, estimatedOn: '31/02/2026' }
            : row,
      )
      await uploadWorkbook(page, language, await filledTemplate(rows, language))
      await expectFact(page, say('badCells'), 2)
      await correctByKeyboard(page, language, ['18S', '20/01/2026'])
      await saveImport(page, language, 7, 'Plan EIA')
      await expectProgress(page, language, 'general', [0, 7])
      await expectProgress(page, language, 'untilNow', [0, 2])
    })

    await test.step('import a plan over the 24 points of OEFA', async () => {
      await page
        .getByRole('link', { name: say('plans') })
        .first()
        .click()
      await page.getByRole('link', { name: say('importPlan') }).click()
      await uploadWorkbook(page, language, await filledTemplate(points, language))
      // The project has AS-01 and AS-02, so the import asks about these similar codes.
      await expectFact(page, say('badCells'), 2)
      await page.getByRole('button', { name: say('keepCode', { code: 'AS02' }) }).click()
      await expectFact(page, say('badCells'), 1)
      await page.getByRole('button', { name: say('nextBad') }).click()
      await page.getByRole('button', { name: say('keepCode', { code: 'AS01' }) }).click()
      await expectFact(page, say('badCells'), 0)
      await saveImport(page, language, 96, 'OEFA')
      await expectCounts(page, language, { near: 8, far: 8, unfulfilled: 0 })
    })
    const planAddress = page.url()

    await test.step('follow one up, with a mishap and a photo', async () => {
      const form = await openNotice(page, language, `${visited} `, `${visited} · 10/02/2026`)
      await form.getByRole('checkbox', { name: say('actionCompleted') }).check()
      await form.getByRole('textbox', { name: say('actionOn') }).fill('12/02/2026')
      await form.getByRole('radio', { name: say('yes') }).check()
      await form.getByRole('textbox', { name: say('startTime') }).fill('0830')
      await form.getByRole('textbox', { name: say('endTime') }).fill('10:00')
      await expect(form.getByText(say('hours'), { exact: true })).toBeVisible()
      await form.getByRole('textbox', { name: say('observation') }).fill('Agua turbia')
      await form.getByRole('checkbox', { name: say('isMishap') }).check()
      await form.getByRole('textbox', { name: say('mishapDetail') }).fill('Se rompió un frasco')
      await page.keyboard.press('Control+s')
      const reason = form.getByRole('textbox', { name: say('reason') })
      await expect(reason).toBeFocused() // it is required
      await reason.fill('Según el plan')
      await page.keyboard.press('Control+s')
      await expect(form.getByText(say('onTime'), { exact: true })).toBeVisible()
      await form.getByRole('tab', { name: say('evidence') }).click()
      await form
        .getByLabel(say('addEvidence'))
        .setInputFiles({ name: 'frasco.png', mimeType: 'image/png', buffer: photo })
      await form.getByRole('button', { name: say('view', { name: 'frasco.png' }) }).click()
      await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('reschedule one that was missed', async () => {
      await page.goto(planAddress)
      const form = await openNotice(page, language, `${late} `, `${late} · 15/01/2026`)
      await form.getByRole('button', { name: say('moreActions') }).click()
      await page.getByRole('menuitem', { name: say('reschedule') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: say('newDate') }).fill('20/02/2026')
      await dialog.getByRole('textbox', { name: say('reason') }).fill('Sin acceso')
      await dialog.getByRole('button', { name: say('reschedule') }).click()
      await expect(page.getByRole('region', { name: `${late} · 20/02/2026` })).toBeVisible()
    })

    await test.step('omit a station, with a justification', async () => {
      await page
        .getByRole('button', { name: say('moreActions') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: say('omit') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('combobox').or(dialog.getByRole('textbox')).first().fill(dropped)
      await page.getByRole('option', { name: dropped }).click()
      await dialog.getByRole('textbox', { name: say('justification') }).fill('Vía cerrada')
      await dialog.getByRole('button', { name: say('omitFour') }).click()
      await expect(dialog).toBeHidden()
    })

    await test.step('read the calendar and the indicators', async () => {
      await page.getByRole('link', { name: say('viewCalendar') }).click()
      await expectCounts(page, language, { done: 1, near: 8, far: 7, omitted: 1, unfulfilled: 0 })
      await expectProgress(page, language, 'monthly', [1, 16])
      await expectProgress(page, language, 'untilNow', [1, 15])
      await expectProgress(page, language, 'general', [1, 92])
      const cell = page.getByRole('gridcell', {
        name: new RegExp(`^${visited};.*; ${status('done')}$`),
      })
      await cell.click()
      await expect(page.getByRole('dialog').getByText('Se rompió un frasco')).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('take the month along as a workbook and as a calendar', async () => {
      const sheets = await sheetTexts(
        await download(page, page.getByRole('link', { name: 'Excel' })),
      )
      const texts = sheets.flat(2)
      for (const text of [visited, late, status('near'), progressTerms.monthly[language]])
        expect(
          texts.some((one) => one.includes(text)),
          text,
        ).toBe(true)
      const calendar = await download(page, page.getByRole('link', { name: 'iCalendar' }))
      const lines = calendar.toString('utf8').replaceAll('\r\n ', '').split('\r\n')
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(17)
      expect(lines).toContain(`SUMMARY:${visited} · ${status('done')}`)
      expect(lines).toContain(`SUMMARY:${late} · ${status('near')}`)
      expect(lines).toContain('DTSTART;VALUE=DATE:20260220')
    })

    await test.step('find what was missed in the month before', async () => {
      await page.getByRole('button', { name: say('previousMonth') }).click()
      await expectCounts(page, language, { unfulfilled: 7, rescheduled: 1 })
    })

    await test.step('sign out, and nothing of the project is left', async () => {
      await page.getByRole('button', { name: new RegExp(`^${say('account')}`) }).click()
      await page.getByRole('menuitem', { name: say('signOut') }).click()
      await expect(page.getByRole('button', { name: say('signIn'), exact: true })).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('button', { name: say('signIn'), exact: true })).toBeVisible()
      await expect(page.getByText(/OEFA|Apumarca/)).toHaveCount(0)
    })
  })

async function acceptAfterTrying(page: Page, accept: string, boxes: number) {
  const policy = page.getByRole('dialog')
  const button = policy.getByRole('button', { name: accept, exact: true })
  await expect(policy.getByRole('checkbox')).toHaveCount(boxes)
  await page.keyboard.press('Escape')
  await page.mouse.click(4, 4)
  await expect(policy).toBeVisible()
  for (const box of await policy.getByRole('checkbox').all()) {
    await expect(button).toBeDisabled()
    await box.check()
  }
  await button.click()
  await expect(policy).toBeHidden()
}

/** From the plan's notices to the form of one of them. */
async function openNotice(
  page: Page,
  language: Language,
  station: string,
  name: string,
): Promise<Locator> {
  const notices = page.getByRole('region', { name: words(language)('notices') })
  await notices.getByRole('button').click()
  await notices.getByRole('link').filter({ hasText: station.trim() }).first().click()
  const form = page.getByRole('region', { name })
  await form.waitFor()
  return form
}

const expectFact = (page: Page, name: string, value: number) =>
  expect(page.getByRole('definition').first(), name).toHaveText(String(value))

async function expectCounts(
  page: Page,
  language: Language,
  counts: Partial<Record<MonitoringStatus, number>>,
) {
  const group = page.getByRole('group', { name: words(language)('counts') })
  for (const [status, count] of Object.entries(counts)) {
    const term = monitoringStatusTerms[status as MonitoringStatus][language]
    // Whole words: in French the text for 'done' is the end of that for 'not done'.
    const shown = new RegExp(`(^|\\D)${count}\\s*${term}$`)
    const button = group.getByRole('button').filter({ hasText: new RegExp(`\\d\\s*${term}$`) })
    await expect(button).toHaveText(shown)
  }
}

/** Checks done of due, and the formula on hover. */
async function expectProgress(
  page: Page,
  language: Language,
  kind: keyof typeof progressTerms,
  [done, due]: [number, number],
) {
  const name = page.getByRole('button', { name: progressTerms[kind][language], exact: true })
  const indicator = name.locator('xpath=..')
  await expect(indicator).toContainText(words(language)('doneOfDue', { done, due }))
  await expect(indicator).toContainText(new RegExp(`(^|\\D)${Math.round((done / due) * 100)}\\s?%`))
  await name.hover()
  await expect(page.getByRole('tooltip', { name: progressFormulas[kind][language] })).toBeVisible()
}
