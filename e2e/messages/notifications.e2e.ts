import type { Browser, Page } from '@playwright/test'
import { accounts, signIn } from '../people.ts'
import { expect, testOnNew as test } from '../puquio.ts'

const message = 'Simulacro de evacuación a las 15:00'
const unread = (page: Page) => page.getByRole('link', { name: /^Notificaciones/ })

/** In a browser of their own, signed in. */
async function open(browser: Browser, baseURL: string | undefined, email: string) {
  const page = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await signIn(page, email)
  return page
}

/** How many are not read, as the side bar says. */
const countOf = async (page: Page) =>
  Number(/\d+/.exec((await unread(page).getAttribute('title')) ?? '')?.[0] ?? 0)

test('a notification is sent, arrives in an open page, and is answered', {
  tag: ['@notifications'],
}, async ({ browser, baseURL }) => {
  const reader = await open(browser, baseURL, accounts.reader)
  // What the demonstration has of near and unfulfilled monitorings arrives by itself.
  await expect.poll(() => countOf(reader)).toBeGreaterThan(0)
  const before = await countOf(reader)
  const admin = await open(browser, baseURL, accounts.admin)

  await test.step('the administrator writes to one of the members', async () => {
    await admin.goto('/notifications')
    await admin.getByRole('button', { name: 'Nueva notificación' }).click()
    const form = admin.getByRole('form', { name: 'Nueva notificación' })
    await form.getByRole('textbox', { name: 'Mensaje' }).fill(message)
    await form.getByRole('combobox', { name: 'Prioridad' }).selectOption({ label: 'Alta' })
    await form.getByRole('radio', { name: /^Algunas personas/ }).check()
    const search = form.getByRole('searchbox')
    await search.fill('lucia')
    // It searches, and sends nothing.
    await search.press('Enter')
    await form.getByRole('checkbox', { name: /^Lucía/ }).check()
    await expect(form.getByText('La recibirá 1 persona.')).toBeVisible()
    await admin.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(admin.getByText('La notificación se envió a 1 persona.')).toBeVisible()
  })
  await test.step('it appears in the reader’s open page, with the unread count', async () => {
    await expect(
      reader.getByText(new RegExp(`Óscar Mendoza Ríos \\(alta\\): ${message}`)),
    ).toBeVisible()
    await expect.poll(() => countOf(reader)).toBe(before + 1)
  })
  await test.step('the reader opens it, which reads it, and answers', async () => {
    await unread(reader).click()
    await reader.getByRole('main').getByText('Sin leer', { exact: true }).click()
    await reader.getByRole('main').getByTitle(message, { exact: true }).click()
    const panel = reader.getByRole('dialog')
    await panel
      .getByRole('textbox', { name: 'Respuesta' })
      .fill('Enterada, voy al punto de encuentro')
    await panel.getByRole('button', { name: 'Responder' }).click()
    await expect(panel.getByText('Enterada, voy al punto de encuentro')).toBeVisible()
    await reader.keyboard.press('Escape')
    await expect.poll(() => countOf(reader)).toBe(before)
  })
  await test.step('the sender hears of the answer at once and reads it', async () => {
    await expect(
      admin.getByText(/^Lucía .* respondió a «.*»: Enterada, voy al punto de encuentro$/),
    ).toBeVisible()
    await admin.getByRole('main').getByText('Enviadas', { exact: true }).click()
    await admin.getByRole('main').getByTitle(message, { exact: true }).click()
    await expect(
      admin.getByRole('dialog').getByText('Enterada, voy al punto de encuentro'),
    ).toBeVisible()
  })
  await test.step('what the system tells of leads to where it can be seen', async () => {
    await admin.goto('/notifications')
    await admin
      .getByRole('main')
      .getByTitle(/^Monitoreos cercanos/)
      .first()
      .click()
    await admin.getByRole('link', { name: 'Ver el plan' }).click()
    await expect(admin).toHaveURL(/\/planning-and-monitoring\/edit\/\d+\?status=near$/)
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(/^Monitoreo ambiental/)
    await expect(admin.getByRole('main').getByRole('combobox').nth(1)).toHaveValue('near')
  })
  await test.step('in the words of a template each reads it in the own language', async () => {
    await admin.goto('/notifications')
    await admin.getByRole('button', { name: 'Nueva notificación' }).click()
    const form = admin.getByRole('form', { name: 'Nueva notificación' })
    await form.getByRole('combobox', { name: 'Plantilla' }).selectOption({ label: 'Vía cerrada' })
    await expect(form.getByRole('textbox', { name: 'Mensaje' })).toHaveValue(
      /^Vía de acceso cerrada/,
    )
    await admin.getByRole('button', { name: 'Enviar', exact: true }).click()
    await expect(reader.getByText(/Vía de acceso cerrada hoy, 15\/02\/2026/).first()).toBeVisible()
  })
})
