import type { BrowserContext, Page } from '@playwright/test'
import { accounts, acceptPolicy, signIn } from '../people.ts'
import { payload, payloadCount } from './payloads.ts'
import { expect, testOnNew as test } from '../puquio.ts'

const isFull = process.env.PUQUIO_PROVE === 'full'
/** Numbers of payloads: in full all of them, else a dozen of them from all over. */
const numbers = Array.from({ length: isFull ? payloadCount : 12 }, (_, at) =>
  isFull ? at : at * 41,
)

/** Stored where every screen shows them, without the policy that would keep a script from running. */
test('no text that somebody stored runs as a script', {
  tag: ['@payloads'],
}, async ({ browser, baseURL }) => {
  test.setTimeout(isFull ? 3_600_000 : 360_000)
  const ran: string[] = []
  const open = async (email: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', bypassCSP: true })
    await listen(context, ran)
    const page = await context.newPage()
    await signIn(page, email)
    return page
  }
  const admin = await open(accounts.admin)
  const system = await open(accounts.system)
  const refused = await store(admin, system)
  expect(refused).toEqual([])

  for (const path of screens) await look(admin, path, ran)
  for (const path of systemScreens) await look(system, path, ran)
  // A new policy is shown to everybody before anything else.
  const es = numbers.map((number) => payload(number, 500)).join(' ')
  const policy = {
    title: { es: payload(numbers[1] ?? 0, 200) },
    content: { es: `<p>Texto</p>${es}` },
  }
  await write(system, 'POST', '/fkl-user/policy/versions', {
    ...policy,
    start_date: '2026-02-01T00:00:00Z',
  })
  const reader = await open(accounts.reader)
  await look(reader, '/', ran)
  expect(ran).toEqual([])

  // The hook does hear what runs.
  await reader.evaluate(() => {
    const box = document.createElement('div')
    box.innerHTML = '<img src=x onerror=ran(1)>'
    document.body.append(box)
  })
  await expect.poll(() => ran).toEqual(['1'])
})

async function listen(context: BrowserContext, ran: string[]) {
  await context.exposeFunction('ran', (number: unknown) => void ran.push(String(number)))
  context.on('dialog', (dialog) => {
    ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
}

const pages = Array.from({ length: Math.ceil(numbers.length / 100) }, (_, at) => at + 1)
const paged = (path: string) =>
  pages.map((page) => `${path}${path.includes('?') ? '&' : '?'}size=100&page=${page}`)
const screens = [
  '/',
  '/planning-and-monitoring',
  '/planning-and-monitoring/2',
  '/planning-and-monitoring/2?view=map',
  ...paged('/planning-and-monitoring/edit/2'),
  '/planning-and-monitoring/add/2',
  ...paged('/reference/stations'),
  ...paged('/reference/components'),
  ...paged('/reference/profiles'),
  '/reference/frequencies',
  ...paged('/files/report'),
  ...paged('/notifications'),
  ...paged('/notifications?box=sent'),
  '/config?tab=tokens',
  '/config/project',
  '/config/project/update/1',
  '/config/project/update/1?tab=menu',
  ...paged('/config/project/user/1'),
  '/config/project/user/1/menu/3',
  ...paged('/config/audit'),
]
const systemScreens = [
  ...paged('/config/users'),
  '/config/jobs',
  '/config/notifications',
  '/config/notifications?tab=templates',
  '/config/notifications?tab=outbox',
]

async function look(page: Page, path: string, ran: string[]) {
  await page.goto(path)
  await acceptPolicy(page)
  await page.getByRole('main').waitFor()
  await page.waitForLoadState('networkidle')
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

/** Calls as the open page does. */
async function write(page: Page, method: string, path: string, body?: object) {
  const authorization = await page.evaluate(
    () => JSON.parse(localStorage.getItem('puquio.user') ?? '{}').AuthCode as string,
  )
  return page.request.fetch(path, {
    method,
    headers: { authorization },
    ...(body ? { data: body } : {}),
  })
}

/** Returns which calls were refused that should not be. */
async function store(admin: Page, system: Page): Promise<string[]> {
  const refused: string[] = []
  const send = async (page: Page, method: string, path: string, body: object) => {
    const answer = await write(page, method, path, body)
    if (answer.status() >= 400) refused.push(`${method} ${path} ${await answer.text()}`)
    return answer
  }
  const of = (place: string) => `/fkl-${place}`
  const lists = of('data-source/projects/1')
  await storeMenu(admin, send)
  for (const number of numbers) {
    const short = payload(number, 50)
    const [sixty, hundred, title, long] = [60, 100, 200, 500].map((max) => payload(number, max))
    await send(admin, 'POST', `${lists}/stations`, {
      code: short,
      name: hundred,
      kind: 'other',
      coordinates: { system: 'geographic', latitudeDeg: -10.8, longitudeDeg: -76.1 },
      altitudeM: null,
      standard: hundred,
      category: hundred,
    })
    await send(admin, 'POST', `${lists}/lists/components`, { name: hundred })
    await send(admin, 'POST', `${lists}/lists/profiles`, { name: hundred, parameters: [sixty] })
    await send(admin, 'POST', of('file/projects/1/folders'), {
      type: 'report',
      parentId: null,
      name: hundred,
    })
    await send(admin, 'POST', of('notification/projects/1/notifications'), {
      priority: 1,
      module: 'general',
      message: long,
      methods: [1],
      userIds: null,
    })
    await send(admin, 'POST', of('general/projects/1/favourites'), {
      path: `/planning-and-monitoring/${number + 10}`,
      title,
    })
    await send(system, 'POST', of('user/'), {
      name: short,
      last_name: short,
      email: `ataque-${number}@example.com`,
      position: hundred,
    })
    await send(system, 'POST', of('notification/templates'), {
      name: hundred,
      texts: { es: `${number} ${(long ?? '').replaceAll('{{', '{ {')}` },
    })
    await send(admin, 'POST', of('project/1/users'), {
      name: short,
      last_name: short,
      email: `miembro-${number}@example.com`,
      permissions: [2],
      isGuest: false,
      endsOn: null,
    })
  }
  return refused
}

type Send = (page: Page, method: string, path: string, body: object) => Promise<unknown>

/** Names stand in the side bar of every screen; no address but one of the web is taken. */
async function storeMenu(admin: Page, send: Send) {
  const path = '/fkl-project/1/menu'
  const version = async () =>
    ((await (await write(admin, 'GET', path)).json()) as { version: number }).version
  const link = { id: null, depth: 0, kind: 'link', alias: null, boardId: null }
  const home = { ...link, label: 'Enlace' }
  for (const number of numbers) {
    const entries = [{ ...home, url: payload(number, 500) }]
    await write(admin, 'PUT', path, { entries, version: await version() })
  }
  const entries = numbers.slice(0, 200).map((number) => {
    const label = payload(number, 50)
    return { ...link, label, url: 'www.senamhi.gob.pe' }
  })
  await send(admin, 'PUT', path, { entries, version: await version() })
}
