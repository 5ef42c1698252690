import type { Call } from './call.ts'
import { packed, payload } from './payload.ts'
import { type Callers, png } from './store.ts'
import { accounts } from '../../people.ts'

/** Each round stores other payloads, and returns the screens that show them. */
export type Rounds = { count: number; store: (at: number) => Promise<string[]> }
type Versioned = { version: number } & Record<string, unknown>

/** What holds one text only, or a few: what the system administrator looks at, and what the project's does. */
export async function roundsOf({ admin, system }: Callers, numbers: readonly number[]) {
  const short = numbers.map((number) => payload(number, 50))
  const names = packed(numbers, 100)
  const titles = packed(numbers, 200)
  const prompts = packed(numbers, 20_000)
  const projects = await storeProjects(system, numbers)
  const url = 'https://tiles.example.com/{z}/{x}/{y}.png'

  const ofSystem: Rounds = {
    count: names.length,
    async store(at) {
      await system('settings.setContact', { body: { name: names[at], email: '', phone: '' } })
      const some = short.slice(at * projects.length, (at + 1) * projects.length)
      for (const [index, text] of some.entries())
        await editNewest(system, 'projects', projects[index] ?? 1, { name: text, business: text })
      return ['/config?tab=system', ...(some.length > 0 ? ['/config/project'] : [])]
    },
  }
  const ofProject: Rounds = {
    count: titles.length,
    async store(at) {
      const attribution = titles[at]
      await system('settings.setBasemap', { body: { basemap: { url, attribution } } })
      await editNewest(admin, 'plans', 2, { title: attribution })
      const paths = ['/planning-and-monitoring/2?view=map']
      if (at * 4 < titles.length) {
        await storeVisited(admin, titles.slice(at * 4, at * 4 + 4))
        paths.push('/')
      }
      const prompt = prompts[at]
      if (prompt !== undefined) {
        await storePrompt(admin, prompt)
        paths.push('/prompt', '/prompt?tab=versions')
      }
      if (at * 20 < numbers.length) {
        await storeTokens(admin, numbers.slice(at * 20, at * 20 + 20))
        paths.push('/config?tab=tokens')
      }
      if (at * 150 < numbers.length) {
        await storeMenu(admin, short.slice(at * 150, at * 150 + 150))
        paths.push('/', '/config/project/update/1?tab=menu')
      }
      return paths
    },
  }
  return { system: ofSystem, admin: ofProject }
}

/** Edits what is there now, whoever changed it before. */
async function editNewest(call: Call, name: 'projects' | 'plans', id: number, given: object) {
  const params = name === 'projects' ? { projectId: id } : { planId: id }
  const now = (await call(`${name}.get`, { params })).json() as Versioned
  const { version, color, wetStartsMonth, dryStartsMonth } = now
  const kept = name === 'projects' ? { color, wetStartsMonth, dryStartsMonth } : {}
  await call(`${name}.edit`, { params, body: { ...kept, ...given, version } })
}

const pages = ['/planning-and-monitoring', '/reference/stations', '/files/image', '/config/audit']
async function storeVisited(admin: Call, titles: readonly string[]) {
  for (const [at, title] of titles.entries()) {
    const body = { path: pages[at], title }
    await admin('pageVisits.visit', { body })
    await admin('pageVisits.unstar', { query: { path: pages[at] ?? '' } })
    await admin('pageVisits.star', { body })
  }
}

async function storePrompt(admin: Call, task: string) {
  const { number } = (await admin('prompts.current')).json() as { number: number }
  await admin('prompts.save', { body: { instrumentId: null, task, after: number } })
}

/** As many as are live at once: those before are revoked. */
async function storeTokens(admin: Call, numbers: readonly number[]) {
  const live = (await admin('accessTokens.list', { query: { size: 100 } })).json() as {
    items: { id: number; state: string }[]
  }
  for (const { id, state } of live.items)
    if (state === 'live') await admin('accessTokens.revoke', { params: { tokenId: id } })
  for (const number of numbers)
    await admin('accessTokens.create', {
      body: { name: payload(number, 60), scope: 'read', days: 1 },
    })
}

/** Names stand in the side bar of every screen, below the entries of the project's own. */
async function storeMenu(admin: Call, names: readonly string[]) {
  const menu = (await admin('menus.get')).json() as {
    version: number
    entries: { label: string }[]
  }
  const own = menu.entries.filter(({ label }) => !label.includes('ran('))
  const link = { id: null, depth: 0, kind: 'link', boardId: null, url: 'www.senamhi.gob.pe' }
  const links = names.map((name) => ({ ...link, label: name, alias: null }))
  const body = { entries: [...own, ...links], version: menu.version }
  await admin('menus.set', { body })
}

/** The project of the demonstration and others beside it, as many as a page shows; returns them. */
async function storeProjects(system: Call, numbers: readonly number[]): Promise<number[]> {
  await system('projects.setLimit', { body: { limit: null } })
  const user = await idOfSystem(system)
  const ids = [1]
  for (const number of numbers.slice(0, Math.min(19, Math.ceil(numbers.length / 6)))) {
    const name = payload(number, 50)
    const body = { name, business: name, color: '#1c3557', url_policy: '' }
    const file = { name: 'logo.png', bytes: png }
    const made = (await system('projects.create', { body, file })).json() as {
      project: { id: number }
    }
    const project = made.project.id
    const shown = (await system('users.policy', { query: { user, project } })).json()
    const { id_policy: policy } = shown as { id_policy: number }
    await system('users.acceptPolicy', { body: { policy, user, project } })
    ids.push(project)
  }
  return ids
}

async function idOfSystem(system: Call): Promise<number> {
  const { items } = (await system('users.list', { query: { search: accounts.system } })).json() as {
    items: { id: number }[]
  }
  return items[0]?.id ?? 0
}
