import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { words } from '../e2e/words.ts'
import { acceptPolicy, accounts, submitSignIn } from '../e2e/people.ts'
import { startPuquio } from '../e2e/start-puquio.ts'
import { exampleMonitoringPlan, filledTemplate } from '../server/test/workbooks/plan-workbooks.ts'
import { uploadWorkbook } from '../e2e/monitoring/plan-steps.ts'
import { buildWeb } from './build-web.ts'
import { root } from './project.ts'
import { endWithMe } from './run-program.ts'
import { findChromium } from './system-packages.ts'

/** The pictures of README, from the demonstration on a fixed day: `npm run screenshots`. */
const folder = join(root, 'docs/pictures')
const say = words('es')

endWithMe()
const executablePath = await findChromium(console.log)
const web = await buildWeb(console.log)
if (!executablePath || !web.ok) {
  console.error(web.ok ? 'There is no Chromium: set PUQUIO_CHROMIUM to its path.' : web.output)
  process.exit(1)
}
mkdirSync(folder, { recursive: true })
const puquio = await startPuquio()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({
    baseURL: puquio.url,
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/Lima',
    reducedMotion: 'reduce',
  })
  await page.goto('/')
  await submitSignIn(page, accounts.admin)
  await acceptPolicy(page)

  await page.goto('/planning-and-monitoring/2')
  await page.getByRole('gridcell').first().waitFor()
  await take(page, 'calendar')

  await page.goto('/planning-and-monitoring/edit/2?status=near')
  const list = page.getByRole('region', { name: say('monitorings'), exact: true })
  await list.getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('checkbox', { name: say('actionCompleted') }).check()
  await take(page, 'follow-up')

  await page.goto('/planning-and-monitoring/create')
  const rows = exampleMonitoringPlan().map((row, index) =>
    index === 1
      ? { ...row, zone: '28S' }
      : index === 3
        ? { ...row, estimatedOn: '31/02/2026' }
        : row,
  )
  await uploadWorkbook(page, 'es', await filledTemplate(rows, 'es'))
  await page.locator('[aria-invalid="true"]').first().waitFor()
  await take(page, 'import')
} finally {
  await browser.close()
  await puquio.stop()
}

async function take(page: Page, name: string) {
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' })
  console.log(`docs/pictures/${name}.png`)
}
