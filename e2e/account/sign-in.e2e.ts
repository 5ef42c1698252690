import type { Page } from '@playwright/test'
import { accounts, acceptPolicy, demoPassword, signIn, submitSignIn } from '../people.ts'
import { expect, test } from '../puquio.ts'
import { startPuquio } from '../start-puquio.ts'

test('a wrong password and an unknown address are told apart', { tag: ['@session'] }, async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page.getByText('Escribir el correo electrónico.')).toBeVisible()
  await tryToSignIn(page, 'nadie@demo.puquio.pe', demoPassword)
  await expect(page.getByRole('alert')).toContainText('El usuario no está registrado')
  await tryToSignIn(page, accounts.auditor, 'Otra-clave-1')
  await expect(page.getByRole('alert')).toContainText('El correo o la contraseña no son correctos.')
  await page.getByRole('combobox').first().selectOption('en')
  await expect(page.getByRole('alert')).toContainText('Wrong e-mail or password.')
})

test('a forgotten password is reset by the mailed link, once', async ({
  page,
  browser,
  puquioUrl,
}) => {
  const newPassword = 'Puquio-demo-2'
  await page.goto('/')
  await page.getByRole('link', { name: 'Olvidé mi contraseña' }).click()
  await page.getByRole('heading', { name: 'Restablecer la contraseña' }).waitFor()
  await page.getByLabel('Correo electrónico').fill(accounts.auditor)
  await page.getByRole('button', { name: 'Enviar el enlace' }).click()
  await expect(page.getByText(`Si ${accounts.auditor} pertenece a una cuenta`)).toBeVisible()

  // With no mail server the mails wait where the system administrator reads them.
  const office = await browser.newPage({ baseURL: puquioUrl })
  await signIn(office, accounts.system)
  await office.goto('/config/notifications?tab=outbox&kind=mail')
  await office.getByText(accounts.auditor).first().click()
  const link = office.getByRole('dialog').getByRole('link').first()
  const address = new URL((await link.getAttribute('href')) ?? '')
  await office.close()

  await page.goto(`${address.pathname}${address.search}${address.hash}`)
  const field = page.getByLabel(/^Contraseña nueva/)
  await field.fill('corta')
  await expect(rule(page, 'tener más de 6 caracteres')).toContainText('Falta')
  await expect(rule(page, 'incluir al menos una minúscula')).toContainText('Cumple')
  await field.fill(newPassword)
  await expect(rule(page, 'tener más de 6 caracteres')).toContainText('Cumple')
  await expect(rule(page, 'incluir al menos una mayúscula')).toContainText('Cumple')
  await expect(rule(page, 'incluir al menos un dígito')).toContainText('Cumple')
  await expect(rule(page, 'repetirse igual')).toContainText('Falta')
  await page.getByLabel('Repetir la contraseña nueva').fill(newPassword)
  await expect(rule(page, 'repetirse igual')).toContainText('Cumple')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Ya se puede iniciar sesión con la nueva.')).toBeVisible()
  await page.goto('/')
  await submitSignIn(page, accounts.auditor, newPassword)

  await page.goto(`${address.pathname}${address.search}${address.hash}`)
  await expect(page.getByText('El enlace ya se usó una vez.')).toBeVisible()
})

test('the same password again is refused for who changes it', { tag: ['@session'] }, async ({
  page,
}) => {
  await signIn(page, accounts.reader)
  await openPersonMenu(page)
  await page.getByRole('menuitem', { name: 'Cambiar la contraseña' }).click()
  await page.getByLabel('Contraseña actual').fill(demoPassword)
  await page.getByLabel(/^Contraseña nueva/).fill(demoPassword)
  await page.getByLabel('Repetir la contraseña nueva').fill(demoPassword)
  await expect(rule(page, 'ser distinta de la actual')).toContainText('Falta')
  await page.getByLabel(/^Contraseña nueva/).fill('Puquio-demo-2')
  await expect(rule(page, 'ser distinta de la actual')).toContainText('Cumple')
})

test('signing in on another device ends the first session at once', async ({
  page,
  browser,
  puquioUrl,
}) => {
  await signIn(page, accounts.field)
  const authorization = await page.evaluate(
    () => JSON.parse(localStorage.getItem('puquio.user') ?? '{}').AuthCode,
  )
  const other = await browser.newPage({ baseURL: puquioUrl })
  await signIn(other, accounts.field)
  await expect(other.getByText('Se cerró la sesión que estaba abierta en otro')).toBeVisible()
  const refused = await page.request.get('/fkl-project/', { headers: { authorization } })
  expect(await refused.json()).toMatchObject({ status: 401, code: 'FK-0001' })
  await expect(
    page.getByText('La sesión se cerró porque se inició sesión en otro dispositivo.'),
  ).toBeVisible()
  await expect(page.locator('input[type="email"]')).toBeVisible()
  await other.goto('/planning-and-monitoring')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Planes de monitoreo')
  await other.close()
})

test('who does nothing is signed out after a countdown that any input cancels', async ({
  page,
}) => {
  const idle = await startPuquio({ SESSION_MS: '4000', IDLE_MS: '5000' })
  try {
    await page.goto(idle.url)
    await submitSignIn(page, accounts.reader)
    await acceptPolicy(page)
    const countdown = page.getByRole('dialog', { name: 'La sesión está por cerrarse' })
    await expect(countdown).toBeVisible()
    await expect(countdown).toContainText(/en \d segundos? por inactividad/)
    await page.mouse.move(200, 200)
    await page.mouse.move(300, 300)
    await expect(countdown).toBeHidden()
    await expect(countdown).toBeVisible()
    await expect(page.getByText('La sesión se cerró por inactividad.').first()).toBeVisible()
    await expect(page.locator('input[type="email"]')).toBeVisible()
  } finally {
    await idle.stop()
  }
})

test('a banner says that the network is lost, and goes when it is back', async ({
  page,
  context,
}) => {
  await signIn(page, accounts.reader)
  const banner = page.getByText('Sin conexión a una red.')
  await context.setOffline(true)
  await expect(banner).toBeVisible()
  await context.setOffline(false)
  await expect(banner).toBeHidden()
})

test('who only reads sees no way to change anything', {
  tag: ['@monitorings', '@reference'],
}, async ({ page }) => {
  await signIn(page, accounts.reader)
  await page.goto('/planning-and-monitoring')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planes de monitoreo')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Importar un plan' })).toHaveCount(0)
  await page.goto('/planning-and-monitoring/edit/2')
  await expect(page.getByRole('tab', { name: 'Seguimiento' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Guardar|Seleccionar|Más acciones/ })).toHaveCount(
    0,
  )
  await page.goto('/reference/stations')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^(Agregar (?!a favoritos)|Importar|Nuev)/ }),
  ).toHaveCount(0)
})

test('a user without access to an address is sent to the start with a warning', async ({
  page,
}) => {
  await signIn(page, accounts.reader)
  for (const path of [
    '/config/project',
    '/config/project/create',
    '/config/project/user/1',
    '/config/users',
    '/config/notifications',
    '/modi/create',
    '/planning-and-monitoring/create',
    '/planning-and-monitoring/add/2',
  ]) {
    await page.goto(path)
    await expect(page.getByText('Ruta no válida').first()).toBeVisible()
    await expect(page).toHaveURL(/\/$/)
  }
})

test('after signing in one is where one was going, and nowhere else', async ({ page }) => {
  const path = '/planning-and-monitoring/2?view=map'
  await page.goto(path)
  await expect(page).toHaveURL(`/?next=${encodeURIComponent(path)}`)
  await submitSignIn(page, accounts.reader)
  await acceptPolicy(page)
  await expect(page).toHaveURL(path)
  await openPersonMenu(page)
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  await expect(page.locator('input[type="email"]')).toBeVisible()
  await page.goto('/?next=//example.com/planning-and-monitoring')
  await submitSignIn(page, accounts.reader)
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/$/)
})

test('a plan of another project is as unknown as one that never was', {
  tag: ['@plans', '@schedule'],
}, async ({ page }) => {
  await signIn(page, accounts.field)
  for (const planId of [6, 999_999]) {
    for (const path of [
      `/planning-and-monitoring/${planId}`,
      `/planning-and-monitoring/edit/${planId}`,
    ]) {
      await page.goto(path)
      await expect(page.getByText('No se encontró lo que se buscaba.')).toBeVisible()
      await expect(page.getByRole('row')).toHaveCount(0)
    }
  }
})

const rule = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

const openPersonMenu = (page: Page) => page.getByRole('button', { name: /^Cuenta de/ }).click()

async function tryToSignIn(page: Page, email: string, password: string) {
  await page.getByLabel('Correo electrónico').fill(email)
  await page.locator('input[type="password"]').fill(password)
  await page.getByRole('button', { name: 'Iniciar sesión' }).click()
}
