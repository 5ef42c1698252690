import type { Page } from '@playwright/test'
import { startMailServer } from './mail-server.ts'
import { acceptPolicy, accounts, signIn, submitSignIn } from '../people.ts'
import { expect, testOnNew as test } from '../puquio.ts'

// A mine's own mail server has to be allowed, too.
test.use({ settings: { OUTBOUND_ALLOW: '127.0.0.1' } })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const project = 'Mina Quebrada Blanca'
const member = 'rosa.mamani@example.com'
const password = 'Quebrada-2026'

test('a project is made from nothing, up to the first sign-in of a member by the mailed link', {
  tag: ['@members'],
}, async ({ page, browser, baseURL }) => {
  const mails = await startMailServer()
  await signIn(page, accounts.system)

  await test.step('a mail server is set, and a test arrives', async () => {
    await page.goto('/config?tab=system-smtp')
    await page.getByRole('button', { name: 'Agregar un servidor' }).click()
    const form = page.getByRole('form', { name: 'Agregar un servidor' })
    await form.getByRole('textbox', { name: 'Servidor' }).fill('127.0.0.1')
    await form.getByRole('textbox', { name: 'Puerto' }).fill(String(mails.port))
    await form.getByRole('textbox', { name: 'Correo' }).fill('puquio@example.com')
    await form.locator('input[type="password"]').fill('clave-del-correo')
    await form.getByRole('checkbox', { name: /^TLS/ }).uncheck()
    await page.getByRole('button', { name: 'Guardar' }).click()
    await expect(page.getByText('SMTP configurado correctamente')).toBeVisible()
    await page.getByRole('button', { name: 'Enviar una prueba' }).click()
    await expect(page.getByText(`Correo enviado a ${accounts.system}`)).toBeVisible()
    await mails.to(accounts.system)
  })

  await test.step('a project is created with its logo', async () => {
    await page.goto('/config/project')
    await page.getByRole('link', { name: 'Crear proyecto' }).click()
    const form = page.getByRole('form', { name: 'Crear proyecto' })
    await form.getByRole('textbox', { name: 'Nombre' }).fill(project)
    await form.getByRole('textbox', { name: 'Empresa' }).fill('Minera del Sur')
    await form.getByRole('button', { name: 'Crear proyecto' }).click()
    await expect(form.getByText('Seleccionar el logo del proyecto.')).toBeVisible()
    await form
      .locator('input[type="file"]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png })
    await expect(form.getByRole('img', { name: 'Logo' })).toBeVisible()
    await form.getByRole('button', { name: 'Crear proyecto' }).click()
    const made = page.getByRole('heading', { name: `Se creó el proyecto «${project}»` })
    await expect(made).toBeVisible()
    await expect(page.getByRole('button', { name: /^Proyecto actual/ })).not.toContainText(project)
  })

  await test.step('a user is created in it', async () => {
    // Who made it enters it by the next step, and accepts the policy there too.
    await page.getByRole('link', { name: /^Agregar integrantes/ }).click()
    await acceptPolicy(page)
    await expect(page.getByRole('button', { name: /^Proyecto actual/ })).toContainText(project)
    await page.getByRole('button', { name: 'Crear usuario' }).click()
    const form = page.getByRole('form', { name: 'Crear usuario' })
    await form.getByRole('textbox', { name: 'Nombre' }).fill('Rosa')
    await form.getByRole('textbox', { name: 'Apellidos' }).fill('Mamani')
    await form.getByRole('textbox', { name: 'Correo' }).fill(member)
    await form.getByRole('checkbox', { name: 'Registro de datos' }).check()
    await page.getByRole('dialog').getByRole('button', { name: 'Crear usuario' }).click()
    await expect(page.getByText(`Se agregó a Rosa Mamani al proyecto`)).toBeVisible()
    await expect(rowOf(page)).toContainText('Sin verificar')
  })

  const { subject, link } = await mails.to(member)
  expect(subject).toBe(`${project}: activar su cuenta de Puquio`)

  await test.step('the member activates the account and signs in', async () => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' })
    const own = await context.newPage()
    await own.goto(link)
    await expect(own.getByText(`Elegir la contraseña de ${member}.`)).toBeVisible()
    await own.getByLabel(/^Contraseña nueva/).fill(password)
    await own.getByLabel('Repetir la contraseña nueva').fill(password)
    await own.getByRole('button', { name: 'Activar' }).click()
    await expect(own.getByText('La cuenta está activa.')).toBeVisible()
    await own.getByRole('link', { name: 'Iniciar sesión' }).click()
    await expect(own.getByLabel(/^Correo/)).toHaveValue(member)
    await submitSignIn(own, member, password)
    await acceptPolicy(own)
    await expect(own.getByRole('heading', { level: 1 })).toContainText('Rosa')
    await expect(own.getByRole('button', { name: /^Proyecto actual/ })).toContainText(project)
    await context.close()
  })

  await page.reload()
  await expect(rowOf(page)).toContainText('Activo')
  await mails.stop()
})

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: member })
