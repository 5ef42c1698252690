import type { Browser, Page } from '@playwright/test'
import { liveRoutes } from '@puquio/contract/notifications/live'
import { alarmLimitTerms, type Language, languages } from '@puquio/domain'
import { connectAsync, type MqttClient } from 'mqtt'
import { accounts, signIn } from '../people.ts'
import { startMailServer } from '../projects/mail-server.ts'
import { expect, testOnNew } from '../puquio.ts'
import { freePort } from '../start-puquio.ts'
import { words } from '../words.ts'

type Mails = Awaited<ReturnType<typeof startMailServer>>

const test = testOnNew.extend<{ mails: Mails; mqttPort: number }>({
  mails: async ({}, use) => {
    const mails = await startMailServer()
    await use(mails)
    await mails.stop()
  },
  mqttPort: async ({}, use) => use(await freePort()),
  settings: async ({ mails, mqttPort }, use) =>
    use({
      DEMO_DAYS: '0',
      MQTT_PORT: String(mqttPort),
      SMTP_FROM: 'puquio@example.com',
      SMTP_URL: `smtp://puquio:clave@127.0.0.1:${mails.port}`,
    }),
})

const serial = 'VW-2026-01'
const device = 'Piezómetro del estribo'

// `npm run prove` walks it in each language.
for (const language of process.env.PUQUIO_PROVE === 'full' ? languages : (['es'] as const))
  test(`an alarm in ${language}: a device, its first message, a limit crossed, answered and cleared, and silence`, {
    tag: ['@modi'],
  }, async ({ page, browser, baseURL, mails, mqttPort }) => {
    test.setTimeout(240_000)
    const say = words(language)
    await signIn(page, accounts.system, language)

    const token = await test.step('a device is created, with its token', () =>
      createDevice(page, language))
    const deviceId = Number(/\d+$/.exec(new URL(page.url()).pathname)?.[0])
    const admin = await openAs(browser, baseURL, accounts.admin, language)
    await test.step('its rules are made of its limits', async () => {
      await admin.goto(`/modi/rules?device=${deviceId}`)
      await admin.getByRole('button', { name: say('rulesOfLimits') }).click()
      await expect(admin.getByRole('row', { name: /NIVEL > 3 m/ })).toBeVisible()
    })

    const client = await connectAsync({ port: mqttPort, username: token, reconnectPeriod: 0 })
    const graph = await openAs(browser, baseURL, accounts.reader, language)
    await graph.goto(`/modi/graph/${deviceId}/${serial}?range=15m&table=true`)
    await test.step('its first message shows live on the graph that was open', async () => {
      await expect(graph.getByRole('heading', { name: device })).toBeVisible()
      await send(client, 2.5)
      await expect(graph.getByText(/2[.,]50/).first()).toBeVisible()
    })

    const field = await openAs(browser, baseURL, accounts.field, language)
    // A page hears of changes once its stream is open, a second after it.
    const stream = field.waitForResponse(
      (answer) => new URL(answer.url()).pathname === liveRoutes.stream.path,
    )
    await field.goto(`/modi/alarms?view=active&kind=rule&device=${deviceId}`)
    await stream
    await test.step('a limit is crossed: the alarm appears, and its mail arrives', async () => {
      await send(client, 3.4)
      await expect(field.getByRole('row', { name: /NIVEL > 3 m/ })).toBeVisible()
      const { link, text } = await mails.about(accounts.field, serial)
      expect(text).toMatch(/NIVEL > 3 m/)
      expect(text).toMatch(/3[.,]4/)
      await field.goto(new URL(link).pathname + new URL(link).search)
      await field.getByRole('link', { name: say('seeWhat') }).click()
      await expect(field.getByRole('heading', { name: device })).toContainText('NIVEL > 3 m')
    })
    await test.step('it is acknowledged from its page, which leads to the graph', async () => {
      await field.getByRole('button', { name: say('acknowledge') }).click()
      const dialog = field.getByRole('dialog')
      await dialog.getByRole('textbox').fill('Cuadrilla en camino')
      await dialog.getByRole('button', { name: say('acknowledge') }).click()
      await expect(field.getByText('Cuadrilla en camino')).toBeVisible()
      await expect(field.getByText(say('acknowledged'), { exact: true })).toBeVisible()
      await expect(
        field.getByRole('link', { name: say('viewGraph'), exact: true }),
      ).toHaveAttribute('href', /from=.*to=/)
    })
    await test.step('it lasts within the dead band and clears beyond it', async () => {
      await send(client, 2.95)
      await send(client, 2.94)
      await expect(graph.getByText(/2[.,]94/).first()).toBeVisible()
      await expect(field.getByText(say('acknowledged'), { exact: true })).toBeVisible()
      await send(client, 2.5)
      await expect(field.getByText(say('cleared'), { exact: true })).toBeVisible()
    })
    await test.step('it falls silent, which is E001, and recovers', async () => {
      // Only now, so that no mail of silence comes before that of the limit on a slow machine.
      await shortenInterval(page, language, deviceId)
      await field.goto(`/modi/alarms?view=active&kind=silence&device=${deviceId}`)
      const silent = field.getByRole('row', { name: /E001/ })
      await expect(silent).toBeVisible({ timeout: 60_000 })
      await silent.getByText('E001').click()
      await expect(field.getByRole('heading', { name: /E001/ })).toBeVisible()
      // It is looked for every quarter of a minute: one message alone could be over by then.
      await expect(async () => {
        await send(client, 2.5)
        await expect(field.getByText(say('cleared'), { exact: true })).toBeVisible({
          timeout: 4000,
        })
      }).toPass({ timeout: 60_000 })
    })
    await client.endAsync()
  })

const boxes = (page: Page, language: Language) => (name: keyof typeof labels) =>
  page.getByRole('textbox', { name: new RegExp(`^${labels[name][language]}( \\*|$| \\()`) })

/** To the shortest there is, ten seconds. */
async function shortenInterval(page: Page, language: Language, deviceId: number): Promise<void> {
  await page.goto(`/modi/create/${deviceId}`)
  await boxes(page, language)('interval').fill('10')
  await page.getByRole('button', { name: words(language)('save'), exact: true }).click()
  await page.waitForURL(/\/modi$/)
}

async function createDevice(page: Page, language: Language): Promise<string> {
  const say = words(language)
  await page.goto('/modi/create')
  const box = boxes(page, language)
  await box('serial').fill(serial)
  await box('name').first().fill(device)
  await box('grace').fill('0')
  await box('key').fill('nivel')
  await box('name').last().fill('NIVEL')
  await box('unit').fill('m')
  await box('min').fill('0')
  await box('max').fill('10')
  await page.getByRole('textbox', { name: alarmLimitTerms.high[language], exact: true }).fill('3')
  await page.getByRole('button', { name: say('save'), exact: true }).click()
  await page.waitForURL(/\/modi\/device\/\d+\?tab=connection$/)
  await page.getByRole('button', { name: say('makeDeviceToken') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const shown = await dialog.evaluate(
    (element) =>
      `${element.textContent} ${[...element.querySelectorAll('input')].map(({ value }) => value).join(' ')}`,
  )
  return /pud_[\w-]{20,}/.exec(shown)?.[0] ?? ''
}

const labels = {
  serial: { es: 'Serie', en: 'Serial', fr: 'N° de série', pt: 'Série' },
  name: { es: 'Nombre', en: 'Name', fr: 'Nom', pt: 'Nome' },
  interval: {
    es: 'Intervalo de reporte',
    en: 'Reporting interval',
    fr: 'Intervalle de transmission',
    pt: 'Intervalo de transmissão',
  },
  grace: { es: 'Tolerancia', en: 'Grace', fr: 'Tolérance', pt: 'Tolerância' },
  key: { es: 'Clave', en: 'Key', fr: 'Clé', pt: 'Chave' },
  unit: { es: 'Unidad', en: 'Unit', fr: 'Unité', pt: 'Unidade' },
  min: {
    es: 'Mínimo posible',
    en: 'Possible minimum',
    fr: 'Minimum possible',
    pt: 'Mínimo possível',
  },
  max: {
    es: 'Máximo posible',
    en: 'Possible maximum',
    fr: 'Maximum possible',
    pt: 'Máximo possível',
  },
} as const

/** In a browser of their own, signed in. */
async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
  language: Language,
) {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(page, email, language)
  return page
}

/** Resolves once it is stored. */
const send = (client: MqttClient, nivel: number) =>
  client.publishAsync('v1/devices/me/telemetry', JSON.stringify({ nivel }), { qos: 1 })
