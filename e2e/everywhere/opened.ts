import type { Page } from '@playwright/test'
import type { Language } from '@puquio/domain'
import { words } from '../words.ts'

type Opened = {
  name: string
  path: string
  open: (page: Page, language: Language) => Promise<void>
}

/** Dialogs, menus and folded parts of pages, with the steps that open them; nothing is changed by these. */
export const opened: readonly Opened[] = [
  ...['Seguimiento del mes', 'Calidad del agua', 'Informe ambiental mensual'].map((label) => ({
    // Addresses of boards are sealed: their links lead there.
    name: `the board ${label}`,
    path: '/reports',
    async open(page: Page) {
      await page.getByRole('main').getByRole('link', { name: label }).click()
      await page.getByRole('heading', { level: 1, name: label }).waitFor()
    },
  })),
  {
    name: 'the command palette',
    path: '/',
    async open(page) {
      await page.keyboard.press('ControlOrMeta+k')
      await page.getByRole('combobox', { expanded: true }).fill('a')
      await page.getByRole('option', { selected: true }).waitFor()
      await page.getByRole('status').getByText('…').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'the follow-up form with a mishap',
    path: '/planning-and-monitoring/edit/2?status=near',
    async open(page, language) {
      await openFirstMonitoring(page, language)
      await page.getByRole('checkbox', { name: words(language)('isMishap') }).check()
    },
  },
  {
    name: 'the evidence of a mishap',
    path: '/planning-and-monitoring/edit/2?isMishap=true',
    open: byTab('evidence'),
  },
  {
    name: 'the history of a monitoring',
    path: '/planning-and-monitoring/edit/2?status=done',
    open: byTab('history'),
  },
  {
    name: 'the dialog that reschedules',
    path: '/planning-and-monitoring/add/2?tab=reschedule',
    open: byFirstButton('reschedule'),
  },
  {
    name: 'the dialog that omits a station',
    path: '/planning-and-monitoring/edit/2',
    async open(page, language) {
      await page
        .getByRole('button', { name: words(language)('moreActions') })
        .first()
        .click()
      await page.getByRole('menuitem', { name: words(language)('omit') }).click()
      await page.getByRole('dialog').waitFor()
      await page.getByRole('menu').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'the notices of a plan',
    path: '/planning-and-monitoring/2',
    async open(page, language) {
      const notices = page.getByRole('region', { name: words(language)('notices') })
      await notices.getByRole('button').click()
      await notices.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'the form of a new notification',
    path: '/notifications',
    open: byButton('newNotification'),
  },
  {
    name: 'the form of a new station',
    path: '/reference/stations',
    open: byFirstButton('add'),
  },
  {
    name: 'the form of a new user of a project',
    path: '/config/project/user/1',
    open: byButton('createUser'),
  },
  {
    name: 'the invitation by a workbook',
    path: '/config/project/user/1',
    async open(page, language) {
      const main = page.getByRole('main')
      await main.getByRole('button', { name: words(language)('moreActions') }).click()
      await page.getByRole('menuitem', { name: words(language)('inviteByWorkbook') }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the form of a token',
    path: '/config?tab=tokens',
    open: byButton('makeToken'),
  },
  {
    name: 'the form of a mail server',
    path: '/config/project/update/1?tab=smtp',
    open: byButton('addServer'),
  },
  {
    name: 'the viewer of images',
    path: '/files/image?search=Laguna',
    async open(page) {
      await page.getByRole('main').getByText('Laguna.png').click()
      await page.getByRole('dialog').getByRole('img', { name: 'Laguna.png' }).waitFor()
    },
  },
]

/** What only a system administrator opens. */
export const openedOfSystem: readonly Opened[] = [
  {
    name: 'the form of a new version of the policy',
    path: '/config?tab=policy',
    async open(page, language) {
      await page.getByRole('button', { name: words(language)('newPolicy') }).click()
      await page.getByRole('form', { name: words(language)('newPolicy') }).waitFor()
    },
  },
  {
    name: 'the form of a template',
    path: '/config/notifications?tab=templates',
    open: byButton('addTemplate'),
  },
  {
    name: 'the form of an event',
    path: '/config/notifications',
    async open(page) {
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').click()
      await page.getByRole('dialog').waitFor()
    },
  },
]

async function openFirstMonitoring(page: Page, language: Language) {
  const list = page.getByRole('region', { name: words(language)('monitorings'), exact: true })
  await list.getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('tab', { name: words(language)('evidence') }).waitFor()
}

type Word = Parameters<ReturnType<typeof words>>[0]

/** Opens a dialog by the one button of that name. */
function byButton(word: Word): Opened['open'] {
  return async (page, language) => {
    await page.getByRole('button', { name: words(language)(word) }).click()
    await page.getByRole('dialog').waitFor()
  }
}

/** Opens a dialog by the first of the page's buttons of that name. */
function byFirstButton(word: Word): Opened['open'] {
  return async (page, language) => {
    const main = page.getByRole('main')
    await main
      .getByRole('button', { name: words(language)(word), exact: true })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
  }
}

/** Opens the first monitoring at a tab. */
function byTab(word: Word): Opened['open'] {
  return async (page, language) => {
    await openFirstMonitoring(page, language)
    await page.getByRole('tab', { name: words(language)(word) }).click()
  }
}
