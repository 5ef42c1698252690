import type { Call } from './call.ts'
import { payload } from './payload.ts'
import { deviceOf } from './store-devices.ts'
import { withEach } from './store.ts'

type Attempts = { admin: Call; system: Call }

/** Tries payloads where only an address, a colour or a name of something goes; returns what was taken. */
export async function takenThatShouldNot(
  { admin, system }: Attempts,
  numbers: readonly number[],
): Promise<string[]> {
  const taken: string[] = []
  const tryTo = async (call: Call, name: Parameters<Call>[0], body: object) => {
    const { status } = await call(name, { body })
    if (status < 400) taken.push(`${name} ${JSON.stringify(body)}`)
  }
  const link = { id: null, depth: 0, kind: 'link', label: 'Enlace', alias: null, boardId: null }
  const person = { name: 'Rosa', last_name: 'Quispe', position: null }
  const server = { port: 587, ssl: false, tls: true, priority: 9, size: 10, status: true }
  await withEach(numbers, async (number) => {
    const text = payload(number, 200)
    const email = `${payload(number, 50)}@example.com`
    const project = { name: 'X', business: 'X', wetStartsMonth: 11, dryStartsMonth: 5, version: 1 }
    await tryTo(admin, 'menus.set', { entries: [{ ...link, url: text }], version: 1 })
    await tryTo(admin, 'menus.set', {
      entries: [{ ...link, alias: payload(number, 50) }],
      version: 1,
    })
    await tryTo(admin, 'projects.setPolicy', { url_policy: text, version: 1 })
    await tryTo(admin, 'projects.edit', { ...project, color: text })
    await tryTo(system, 'users.create', { ...person, email })
    await tryTo(system, 'members.add', { email, permissions: [2], isGuest: false, endsOn: null })
    await tryTo(system, 'settings.setContact', { name: 'X', email, phone: '' })
    const phone = payload(number, 30)
    await tryTo(system, 'settings.setContact', { name: 'X', email: '', phone })
    await tryTo(system, 'users.create', { ...person, email: 'telefono@example.com', phone })
    await tryTo(system, 'settings.setBasemap', { basemap: { url: text, attribution: 'X' } })
    const tiles = `https://tiles.example.com/{z}/{x}/{y}.png"${text}`
    await tryTo(system, 'settings.setBasemap', { basemap: { url: tiles, attribution: 'X' } })
    await tryTo(system, 'mailServers.createOfSystem', { ...server, server: text, email: 'a@b.pe' })
    await tryTo(system, 'mailServers.createOfSystem', { ...server, server: '8.8.8.8', email })
    await tryTo(system, 'devices.create', deviceOf(number, payload(number, 64)))
  })
  return taken
}
