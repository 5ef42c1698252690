import type { Page } from '@playwright/test'
import { accounts, signIn } from '../people.ts'
import { expect, testOnNew } from '../puquio.ts'
import { startSite } from './hostile-site.ts'
import { pages, report, reportPage, secret, startPowerBi, workspace } from './power-bi-site.ts'

type Sites = {
  foreign: Awaited<ReturnType<typeof startSite>>
  allowed: Awaited<ReturnType<typeof startSite>>
  powerBi: Awaited<ReturnType<typeof startPowerBi>>
}

const test = testOnNew.extend<Sites>({
  foreign: async ({}, use) => {
    const site = await startSite()
    await use(site)
    await site.stop()
  },
  allowed: async ({ foreign }, use) => {
    const site = await startSite(foreign.url)
    await use(site)
    await site.stop()
  },
  powerBi: async ({}, use) => {
    const service = await startPowerBi()
    await use(service)
    await service.stop()
  },
  settings: async ({ allowed, powerBi }, use) => {
    await use({ EMBED_ORIGINS: allowed.url, ...powerBi.settings })
  },
})

type Fields = Record<string, string>

/** Fills in the form of a new board with panels, and sends it. */
async function makeBoard(page: Page, name: string, panels: { kind: string; fields: Fields }[]) {
  await page.goto('/reports?new=board')
  await page.getByRole('textbox', { name: 'Nombre' }).fill(name)
  for (const [at, { kind, fields }] of panels.entries()) {
    await page.getByRole('button', { name: 'Agregar panel' }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
    const panel = page.getByRole('list', { name: 'Paneles' }).getByRole('listitem').nth(at)
    for (const [label, value] of Object.entries(fields))
      await panel.getByRole('textbox', { name: label }).fill(value)
  }
  await page.getByRole('button', { name: 'Guardar tablero' }).click()
}

test('an embedded page reaches nothing of the product, and other sites are not embedded', {
  tag: ['@boards'],
}, async ({ page, baseURL, allowed, foreign }) => {
  const opened: string[] = []
  page.context().on('page', (one) => opened.push(one.url()))
  page.on('download', (one) => opened.push(one.url()))
  const refused: string[] = []
  page.on('console', (one) => {
    if (one.text().includes('frame-src')) refused.push(one.text())
  })
  await signIn(page, accounts.admin)

  const address = `${allowed.url}/page?puquio=${encodeURIComponent(baseURL ?? '')}`

  await test.step('a site that is not allowed is refused in the form', async () => {
    await makeBoard(page, 'Sitios', [
      { kind: 'Página web', fields: { Dirección: `${foreign.url}/page` } },
      { kind: 'Página web', fields: { Dirección: `${allowed.url}/leads` } },
    ])
    await expect(page.getByText(/no está permitido en esta instalación/)).toBeVisible()
  })
  await test.step('one that is allowed is shown, and gets nowhere', async () => {
    await page.getByRole('textbox', { name: 'Dirección' }).first().fill(address)
    await page.getByRole('button', { name: 'Guardar tablero' }).click()
    await page.waitForURL(/\/board\/sitios\//)
    const frame = page.frameLocator('iframe').first()
    await expect(frame.locator('#said')).toContainText('download')
    expect(JSON.parse((await frame.locator('#said').textContent()) ?? '{}')).toEqual({
      document: 'refused: SecurityError',
      address: 'refused: SecurityError',
      cookie: 'refused: SecurityError',
      storage: 'refused: SecurityError',
      session: 'refused: SecurityError',
      call: 'refused: TypeError',
      health: 'refused: TypeError',
      top: 'refused: SecurityError',
      popup: 'refused: Blocked',
      download: 'did: clicked',
    })
    expect(new URL(page.url()).pathname).toMatch(/^\/board\/sitios\//)
    expect(opened).toEqual([])
    expect(allowed.asked.map(({ referer }) => referer)).not.toContainEqual(expect.anything())
  })
  await test.step('where it leads to another site, that one is not asked', async () => {
    await expect.poll(() => refused.length).toBeGreaterThan(0)
    expect(allowed.asked.map(({ path }) => path)).toContain('/leads')
    expect(foreign.asked).toEqual([])
  })
})

test('a report of Power BI is shown by a token that the server made', {
  tag: ['@boards'],
}, async ({ page, powerBi }) => {
  const answers: string[] = []
  page.on('response', async (response) => {
    if (response.url().includes('/fkl-')) answers.push(await response.text().catch(() => ''))
  })
  await page.route(`${pages}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: reportPage }),
  )
  await signIn(page, accounts.admin)
  const address = `${pages}/groups/${workspace}/reports/${report}/ReportSection2`
  await makeBoard(page, 'Gerencia', [
    {
      kind: 'Informe de Power BI',
      fields: { 'Área de trabajo': address, Informe: address, 'Página inicial': 'ReportSection2' },
    },
  ])
  await page.waitForURL(/\/board\/gerencia\//)
  const frame = page.getByTitle('Informe de Power BI', { exact: true })
  await expect(frame).toHaveAttribute('sandbox', /^(?!.*top-navigation)allow-scripts /)
  await expect(frame.contentFrame().locator('#said')).toHaveText(
    /^of-the-report-\d+ ReportSection2$/,
  )
  await expect(frame).toBeVisible()
  expect(powerBi.asked.map(({ path }) => path)).toEqual([
    '/mina.pe/oauth2/v2.0/token',
    `/v1.0/myorg/groups/${workspace}/reports/${report}`,
    '/v1.0/myorg/GenerateToken',
  ])
  for (const answer of answers) {
    expect(answer).not.toContain(secret)
    expect(answer).not.toContain('of-the-principal')
  }
})
