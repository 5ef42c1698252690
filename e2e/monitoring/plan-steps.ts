import type { Page } from '@playwright/test'
import { planColumnTerms } from '@puquio/contract/terms'
import { type Language, planColumns } from '@puquio/domain'
import { sheetTexts } from '../../server/test/workbooks/plan-workbooks.ts'
import { download, expect } from '../puquio.ts'
import { words } from '../words.ts'

/** Finds a project by part of its name, and chooses it with Enter. */
export async function chooseProject(page: Page, language: Language, part: string, name: string) {
  const say = words(language)
  await page.getByRole('button', { name: new RegExp(`^${say('currentProject')}`) }).click()
  const field = page.getByRole('searchbox', { name: say('searchProject') })
  await field.fill(part)
  await field.press('Enter')
  await field.waitFor({ state: 'hidden' })
  await page
    // French writes a space before the colon.
    .getByRole('button', {
      name: new RegExp(`^${say('currentProject')}\\s?: ${name.replaceAll('.', '\\.')}`),
      includeHidden: true,
    })
    .waitFor()
}

/** Downloads the official template, with headings in the user's language. */
export async function downloadTemplate(page: Page, language: Language) {
  const link = page.getByRole('link', { name: words(language)('template') })
  const [plan] = await sheetTexts(await download(page, link))
  const headings = plan?.[0]?.map((heading) => heading.replace('*', ''))
  expect(headings).toEqual(planColumns.map((column) => planColumnTerms[column][language]))
}

/** Uploads a filled-in template and waits for its preview. */
export async function uploadWorkbook(page: Page, language: Language, buffer: Buffer) {
  const say = words(language)
  await page.getByLabel(say('filledTemplate')).setInputFiles({
    name: 'plan.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  })
  await page.getByRole('grid', { name: say('preview') }).waitFor()
}

/** Corrects one bad cell after another by keyboard. */
export async function correctByKeyboard(page: Page, language: Language, values: readonly string[]) {
  const say = words(language)
  const grid = page.getByRole('grid', { name: say('preview') })
  const bad = grid.locator('[aria-invalid="true"]')
  for (const [index, value] of values.entries()) {
    await expect(bad).toHaveCount(values.length - index)
    // The first one is active on arrival.
    if (index === 0) await grid.focus()
    else {
      await page.getByRole('button', { name: say('nextBad') }).focus()
      await page.keyboard.press('Enter')
    }
    const hasFocus = () => grid.evaluate((element) => element === document.activeElement)
    for (let steps = 0; steps < 4 && !(await hasFocus()); steps += 1)
      await page.keyboard.press('Tab')
    await page.keyboard.type(value)
    await page.keyboard.press('Enter')
  }
  await expect(bad).toHaveCount(0)
}

/** Checks that the name is required, saves, and waits for the plan. */
export async function saveImport(page: Page, language: Language, count: number, title: string) {
  const say = words(language)
  const button = page.getByRole('button', { name: say('saveCount', { count }) })
  await button.click()
  await expect(page.getByText(say('titleMissing'))).toBeVisible()
  await page.getByRole('textbox', { name: say('planTitle') }).fill(title)
  await button.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
}
