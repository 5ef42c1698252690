import { type Browser, type BrowserContextOptions, expect, type Page } from '@playwright/test'
import { signIn } from '../../people.ts'
import type { opened } from '../opened.ts'
import { walkOn } from '../walk.ts'
import { callsOf, type Log } from './call.ts'

/** What ran, what was filled in or refused, and what each page that is checked says. */
export type Found = {
  ran: string[]
  log: Log
  onText: (page: { path: string; text: string }) => void
}
type Tab = ReturnType<typeof openTab>

/** Somebody signed in who stores payloads, and looks at screens in two windows at once. */
export async function openVisitor(
  browser: Browser,
  { baseURL, email, found }: { baseURL: string; email: string; found: Found },
) {
  const options = { baseURL, bypassCSP: true }
  const context = await openContext(browser, { found, options })
  const page = await context.newPage()
  await signIn(page, email)
  const tab = openTab(page, found)
  return {
    ...tab,
    ...callsOf(page, found.log),
    /** Looks at each within open pages, whose data are as new at the first visit. */
    async lookAtAll(paths: readonly string[]) {
      const rest = [...paths]
      const walk = async (one: Tab) => {
        for (let path = rest.shift(); path !== undefined; path = rest.shift()) await one.look(path)
      }
      // A window of the same session: a tab behind another one would render seldom.
      const beside = await openContext(browser, {
        found,
        options: { ...options, storageState: await context.storageState() },
      })
      const other = openTab(await beside.newPage(), found)
      await other.lookAgain('/')
      await Promise.all([tab, other].map(walk))
      await beside.close()
    },
  }
}

function openTab(page: Page, found: Found) {
  const walk = walkOn(page)
  const check = (path: string) => checkPage(page, path, found)
  const arrive = async (path: string) => {
    expectThere(page, path)
    await check(path)
  }
  return {
    page,
    settle: walk.settle,
    check,
    /** By its address, with all data read again. */
    async lookAgain(path: string) {
      await walk.open(path)
      await arrive(path)
    },
    /** Within the open page. */
    async look(path: string) {
      await walk.goOn(path)
      await arrive(path)
    },
    async lookAtOpened(some: typeof opened) {
      for (const one of some) {
        await walk.open(one.path)
        await one.open(page, 'es')
        await walk.settle()
        await check(one.name)
      }
    },
  }
}

type Opening = { found: Found; options: BrowserContextOptions }

async function openContext(browser: Browser, { found: { ran }, options }: Opening) {
  const context = await browser.newContext(options)
  await context.exposeFunction('ran', (number: unknown) => void ran.push(String(number)))
  // Nobody answers there, and a page is settled once its requests have ended.
  await context.route('https://tiles.example.com/**', (route) => route.abort())
  context.on('dialog', (dialog) => {
    // A form that was begun asks before it is left.
    if (dialog.type() === 'beforeunload') return void dialog.accept()
    ran.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return context
}

/** A user without access to a screen is sent to the start, which would show nothing of it. */
function expectThere(page: Page, path: string) {
  const isStart = new URL(page.url()).pathname === '/'
  expect(isStart && !/^\/($|\?|forgot|sso|%)/.test(path), `${path} is left`).toBe(false)
}

/** Fails where a payload ran, or where it became an attribute or an address that would run. */
async function checkPage(page: Page, path: string, { ran, onText }: Found) {
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
  onText({ path, text: await page.evaluate(() => document.body.innerText) })
  expect(ran, path).toEqual([])
}
