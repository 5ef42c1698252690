import type { BrowserContext, Page } from '@playwright/test'
import { acceptPolicy, accounts, signIn } from '../../people.ts'
import { expect, testOnNew as test } from '../../puquio.ts'
import { words } from '../../words.ts'
import { opened, openedOfSystem } from '../opened.ts'
import { screens, systemScreens } from '../screens.ts'
import { walkOn } from '../walk.ts'
import { takenThatShouldNot } from './attempts.ts'
import { callsOf, type Log } from './call.ts'
import { packed, payload, payloadCount } from './payload.ts'
import { roundsOf } from './rounds.ts'
import { inLanguages, storeFiles, storeMonitorings, storePeople, storeReference } from './store.ts'
import { storeMessages } from './store-messages.ts'
import { storePlans } from './store-plans.ts'
import { notStored, textFields } from './text-fields.ts'

const isFull = process.env.PUQUIO_PROVE === 'full'
/** Numbers of payloads: in full all of them, else a dozen of them from all over. */
const numbers = Array.from({ length: isFull ? payloadCount : 12 }, (_, at) =>
  isFull ? at : at * 41,
)
/** Files whose names show; their calls have no field for them. */
const named = ['monitorings.addEvidence', 'notificationAttachments.upload', 'planImports.start']

/** Stored where screens show them, without the policy that would keep a script from running. */
test('no text that somebody stored runs as a script', {
  tag: ['@payloads'],
}, async ({ browser, baseURL }) => {
  test.setTimeout(isFull ? 5_400_000 : 360_000)
  const ran: string[] = []
  const log: Log = { filled: new Set(), refused: [] }
  const open = async (email: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', bypassCSP: true })
    await listen(context, ran)
    const page = await context.newPage()
    await signIn(page, email)
    const walk = walkOn(page)
    const lookAgain = async (path: string) => {
      await walk.open(path)
      expectThere(page, path)
      await check(page, path, ran)
    }
    /** In full by its address; else within the open page, whose data are as new at the first visit. */
    const look = async (path: string) => {
      if (isFull) return lookAgain(path)
      await walk.goOn(path)
      expectThere(page, path)
      await check(page, path, ran)
    }
    return { page, look, lookAgain, settle: walk.settle, ...callsOf(page, log) }
  }
  const [admin, system, reader] = [
    await open(accounts.admin),
    await open(accounts.system),
    await open(accounts.reader),
  ]
  const callers = { admin: admin.call, system: system.call, reader: reader.call }
  const tries = { admin: admin.attempt, system: system.attempt }

  expect(await takenThatShouldNot(tries, numbers)).toEqual([])
  const stations = await storeReference(callers, numbers)
  await storeFiles(callers, numbers)
  await storePeople(callers, numbers)
  const recorded = await storeMonitorings(callers, numbers, stations)
  const sent = await storeMessages(callers, numbers)
  const keys = await storePlans(callers, numbers)
  expect(log.refused).toEqual([])

  // Screens, and what is opened on them.
  const pages = Array.from({ length: Math.ceil(numbers.length / 100) }, (_, at) => at + 1)
  const paged = (path: string) =>
    pages.map((page) => `${path}${path.includes('?') ? '&' : '?'}size=100&page=${page}`)
  for (const path of [...screens, ...lists.flatMap(paged)]) await admin.look(path)
  for (const path of [...systemScreens, ...systemLists.flatMap(paged)]) await system.look(path)
  for (const path of reflecting(numbers)) await admin.look(path)
  for (const id of sent) await system.look(`/notifications?box=sent&open=${id}`)
  for (const id of recorded) {
    await admin.look(`/planning-and-monitoring/edit/2?monitoring=${id}`)
    for (const tab of ['evidence', 'history'] as const) {
      await admin.page.getByRole('tab', { name: words('es')(tab) }).click()
      await admin.settle()
      await check(admin.page, `${tab} of ${id}`, ran)
    }
  }
  for (const key of keys) await admin.look(`/planning-and-monitoring/create?key=${key}`)
  await lookAtOpened(admin, opened, ran)
  await lookAtOpened(system, openedOfSystem, ran)

  // What holds one text only, three times in the short run.
  const rounds = await roundsOf(callers, numbers)
  const count = isFull ? rounds.count : 3
  for (let at = 0; at < count; at++) {
    const paths = await rounds.store(at)
    await Promise.all([
      (async () => {
        for (const path of paths.admin) await admin.lookAgain(path)
      })(),
      (async () => {
        for (const path of paths.system) await system.lookAgain(path)
      })(),
    ])
  }

  // A new policy is shown to everybody before anything else.
  const titles = packed(numbers, 200)
  for (const [at] of titles.entries())
    await system.call('users.writePolicy', {
      body: {
        title: inLanguages(packed(numbers, 190), at),
        content: inLanguages(
          [`<p>Texto</p>${numbers.map((number) => payload(number, 500)).join(' ')}`],
          at,
        ),
        start_date: `2026-02-0${1 + Math.floor(at / 60)}T00:${String(at % 60).padStart(2, '0')}:00Z`,
      },
    })
  for (const { page, lookAgain } of [reader, system]) {
    await page.goto('/')
    await page.getByRole('dialog').waitFor()
    await check(page, 'the new policy', ran)
    await acceptPolicy(page)
    await lookAgain('/')
  }
  await system.lookAgain('/config?tab=policy')
  expect(log.refused).toEqual([])
  expect(ran).toEqual([])

  // Every field that takes text took payloads, or is named with its reason; nothing is named without need.
  const fields = textFields()
  const missing = fields.filter((field) => !log.filled.has(field) && !(field in notStored))
  expect(missing).toEqual([])
  expect(Object.keys(notStored).filter((field) => !fields.includes(field))).toEqual([])
  expect(named.filter((name) => !log.filled.has(`${name}, its file`))).toEqual([])

  // The hook does hear what runs.
  await reader.page.evaluate(() => {
    const box = document.createElement('div')
    box.innerHTML = '<img src=x onerror=ran(1)>'
    document.body.append(box)
  })
  await expect.poll(() => ran).toEqual(['1'])
})

const lists = [
  '/planning-and-monitoring/edit/2',
  '/planning-and-monitoring?annulled=true',
  '/reference/stations',
  '/reference/components',
  '/reference/subcomponents',
  '/reference/miningComponents',
  '/reference/sourceTypes',
  '/reference/profiles',
  '/reference/frequencies',
  '/files/report',
  '/files/image',
  '/files/evidence?view=monitorings',
  '/notifications',
  '/notifications?box=sent',
  '/config/project/user/1',
  '/config/audit',
]
const systemLists = [
  '/config/users',
  '/config/audit?tab=system',
  '/config/notifications?tab=templates',
  '/config/notifications?tab=outbox',
]

/** Addresses that hold payloads themselves. */
const reflecting = (some: readonly number[]) =>
  packed(some, 2000).flatMap((text) => [
    `/reference/stations?search=${encodeURIComponent(text)}`,
    `/notifications?search=${encodeURIComponent(text)}&box=${encodeURIComponent(text)}`,
    `/${encodeURIComponent(text)}`,
  ])

async function listen(context: BrowserContext, ran: string[]) {
  await context.exposeFunction('ran', (number: unknown) => void ran.push(String(number)))
  context.on('dialog', (dialog) => {
    // A form that was begun asks before it is left.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
}

async function lookAtOpened(
  { page, settle }: { page: Page; settle: () => Promise<void> },
  some: typeof opened,
  ran: string[],
) {
  for (const one of some) {
    await page.goto(one.path)
    await settle()
    await one.open(page, 'es')
    await settle()
    await check(page, one.name, ran)
  }
}

/** Who may not open a screen is sent to the start, which would show nothing of it. */
function expectThere(page: Page, path: string) {
  const isStart = new URL(page.url()).pathname === '/'
  expect(isStart && !/^\/($|\?|forgot|sso|%)/.test(path), `${path} is left`).toBe(false)
}

/** Fails where a payload ran, or where it became an attribute or an address that would run. */
async function check(page: Page, path: string, ran: string[]) {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ tagName, attributes }) =>
      [...attributes]
        .filter(
          ({ name, value }) =>
            (name.startsWith('on') && value.includes('ran(')) ||
            (/^\s*(javascript|vbscript|data:text)/i.test(value) &&
              /href|src|action|data/.test(name)),
        )
        .map(({ name, value }) => `${tagName} ${name}=${value}`),
    ),
  )
  for (const one of found) ran.push(`${path}: ${one}`)
  expect(ran, path).toEqual([])
}
