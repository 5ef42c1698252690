import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import {
  documentStateTerms,
  extractionStateTerms,
  instrumentKindTerms,
} from '@puquio/contract/terms'
import { instrumentFieldTerms } from '@puquio/contract/terms/commitments/instruments'
import { type Language, languages } from '@puquio/domain'
import { modelKey, startModelServer } from '../../server/test/outside/model-server.ts'
import {
  instrumentPdf,
  labelledCommitments,
} from '../../server/test/outside/pdfs/instrument-pdf.ts'
import { violationsOf } from '../axe.ts'
import { accounts, signIn } from '../people.ts'
import { download, expect, testOnNew } from '../puquio.ts'
import { words } from '../words.ts'
import { answered } from './model-answers.ts'

type Model = Awaited<ReturnType<typeof startModelServer>>

/** The journey's Puquio asks a model on this machine. */
const test = testOnNew.extend<{ model: Model }>({
  model: async ({}, use) => {
    const model = await startModelServer(() => ({ commitments: answers }))
    await use(model)
    await model.stop()
  },
  settings: ({ model }, use) =>
    use({
      MODEL_PROVIDER: 'openai-compatible',
      MODEL_BASE_URL: model.baseUrl,
      MODEL_API_KEY: modelKey,
      MODEL_NAME: 'qwen3:8b',
    }),
})

const instrument = 'MEIA Pampa Blanca'
/** Of monitoring, at a station that the project has; the first that the document binds to. */
const monitoring =
  'El titular realizará el monitoreo de la calidad del agua superficial en la estación YA-01 con frecuencia trimestral durante la etapa de operación.'
/** What it is called after it was edited. */
const code = 'COM-PB-01'
const scanned = [
  'CAPÍTULO IV. COMPROMISOS SOCIALES',
  'El titular entregará cada año un informe de ruido ambiental',
  'a la comunidad campesina de Pampa Blanca.',
]
/** Known by the rules, and one that stands on no page. */
const invented =
  'El titular construirá un puente sobre el río Mantaro antes de la etapa de operación.'
const answers = [labelledCommitments[0] ?? '', invented].map(answered)

const waitMs = 180_000

for (const language of process.env.PUQUIO_PROVE === 'full' ? languages : (['es'] as const))
  test(`commitments in ${language}: from a PDF to a pack that anybody can verify`, async ({
    page,
    model,
  }, info) => {
    const say = words(language)
    await signIn(page, accounts.admin, language)

    await test.step('create an instrument', async () => {
      await page.goto('/environmental-instruments')
      await page.getByRole('link', { name: say('newInstrument') }).click()
      await page.getByRole('button', { name: say('addUnit') }).click()
      const unit = page.getByRole('dialog')
      await unit.getByRole('textbox', { name: say('name') }).fill('Pampa Blanca')
      await unit.getByRole('button', { name: say('addUnit') }).click()
      await expect(unit).toBeHidden()
      const form = page.getByRole('form')
      await form.getByRole('textbox', { name: say('name'), exact: true }).fill(instrument)
      await form.getByLabel(new RegExp(`^${say('kind')}`)).selectOption({
        label: instrumentKindTerms.meia[language],
      })
      await form.getByLabel(new RegExp(`^${instrumentFieldTerms.year[language]}`)).fill('2021')
      expect(await violationsOf(page)).toEqual([])
      await form.getByRole('button', { name: say('create'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(instrument)
    })
    const instrumentUrl = page.url()

    await test.step('upload its PDF', async () => {
      const buffer = instrumentPdf({
        title: 'Modificación del Estudio de Impacto Ambiental',
        unit: 'U.M. Pampa Blanca',
        sentences: [monitoring],
        scanned,
      })
      await page
        .getByLabel(say('addDocuments'))
        .setInputFiles({ name: 'MEIA.pdf', mimeType: 'application/pdf', buffer })
      const row = page.getByRole('row', { name: /MEIA\.pdf/ })
      await expect(row).toContainText(documentStateTerms.ready[language], { timeout: waitMs })
      expect(await violationsOf(page)).toEqual([])
    })

    await test.step('process it by rules', async () => {
      const run = await startRun(page, language, say('byRules'))
      await expect(run).toContainText(extractionStateTerms.done[language], { timeout: waitMs })
    })

    await test.step('review ten commitments by keyboard', async () => {
      await page.getByRole('link', { name: say('reviewProposed') }).click()
      const name = page.getByRole('main').getByRole('heading', { level: 2 })
      const total = await reviewedTotal(page, language)
      expect(total).toBeGreaterThanOrEqual(12)
      // The page of the quote stands beside it.
      await expect(page.getByRole('region', { name: 'MEIA.pdf' })).toBeVisible()
      await page.keyboard.press('e')
      const form = page.getByRole('form', { name: say('editCommitment') })
      await expect(form.getByRole('textbox').first()).toBeFocused()
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
      await expect(name).toHaveText(code)
      await page.keyboard.press('v')
      for (let at = 2; at <= 9; at++) {
        await expectPosition(page, language, { at, total })
        await page.keyboard.press('v')
      }
      await expectPosition(page, language, { at: 10, total })
      await page.keyboard.press('x')
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
      await page.keyboard.type('Ya está en otro instrumento')
      await page.keyboard.press('Enter')
      await expectPosition(page, language, { at: 11, total })
      expect(await violationsOf(page)).toEqual([])
    })

    await test.step('process it again by AI: what was verified stays, and what it made up is refused', async () => {
      await page.goto(instrumentUrl)
      const run = await startRun(page, language, say('byAi'))
      await expect(run).toContainText(extractionStateTerms.done[language], { timeout: waitMs })
      expect(model.stage.asked.length).toBeGreaterThan(0)
      await run.getByRole('cell').first().click()
      await expect(page.getByRole('heading', { name: say('refusedQuotes') })).toBeVisible()
      await expect(page.getByText(invented)).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })

    await test.step('say that a name of the plans is that commitment', async () => {
      await page.goto('/environmental-instruments/names?matched=no')
      const row = page.getByRole('row').nth(1)
      const named = (await row.getByRole('cell').first().innerText()).trim()
      await row.getByRole('combobox').fill(code)
      await page.getByRole('option', { name: `${code} · ${instrument}` }).click()
      await page.goto(`/environmental-instruments/names?matched=yes&search=${code}`)
      const linked = page.getByRole('row', { name: new RegExp(code) })
      await expect(linked).toContainText(named)
      expect(await violationsOf(page)).toEqual([])
    })

    await test.step('make a plan of it', async () => {
      await page.goto(`/environmental-instruments/commitments?search=${code}`)
      await page.getByRole('checkbox', { name: say('select', { name: code }) }).check()
      await page.getByRole('link', { name: say('planOf') }).click()
      await page.getByRole('button', { name: say('openPreview') }).click()
      const grid = page.getByRole('grid', { name: say('preview') })
      await expect(grid).toContainText('YA-01')
      await expect(grid).toContainText(code)
      expect(await violationsOf(page)).toEqual([])
    })

    await test.step('make a pack of the instrument, and verify it without Puquio', async () => {
      await page.goto('/environmental-instruments/packs')
      await page.getByText(say('howToVerify')).click()
      await page
        .getByRole('button', { name: say('newPack') })
        .first()
        .click()
      const panel = page.getByRole('dialog')
      await panel.getByText(say('ofInstrument'), { exact: true }).click()
      await panel.getByRole('combobox').first().fill(instrument)
      await page.getByRole('option', { name: instrument }).click()
      expect(await violationsOf(page)).toEqual([])
      await panel.getByRole('button', { name: say('makePack'), exact: true }).click()
      const link = page.getByRole('link', { name: say('downloadPack') }).first()
      await expect(link).toBeVisible({ timeout: waitMs })
      const path = info.outputPath('pack.zip')
      writeFileSync(path, await download(page, link))
      await page.reload()
      await page.getByText(say('howToVerify')).click()
      const command = await page.getByText(/--key [0-9a-f]{64}/).innerText()
      const key = /[0-9a-f]{64}/.exec(command)?.[0] ?? ''
      const script = join(import.meta.dirname, '../../scripts/verify-pack.mjs')
      // Throws where the pack is not as it was signed.
      execFileSync(process.execPath, [script, path, '--key', key])
    })
  })

/** Starts a run, and returns its row. */
async function startRun(page: Page, language: Language, method: string): Promise<Locator> {
  const say = words(language)
  await page.getByRole('button', { name: say('process') }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('radio', { name: method }).check()
  expect(await violationsOf(page)).toEqual([])
  await panel.getByRole('button', { name: say('startRun') }).click()
  await expect(panel).toBeHidden()
  return page
    .getByRole('region', { name: say('runs') })
    .getByRole('row', { name: new RegExp(method) })
    .first()
}

async function reviewedTotal(page: Page, language: Language): Promise<number> {
  const shown = new RegExp(`^${words(language)('position', { at: 1, total: '(\\d+)' })}$`)
  const text = await page.getByText(shown).innerText()
  return Number(shown.exec(text)?.[1])
}

const expectPosition = (page: Page, language: Language, values: { at: number; total: number }) =>
  expect(page.getByText(words(language)('position', values), { exact: true })).toBeVisible()
