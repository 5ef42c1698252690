import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import { buildMember, type buildMine, insert } from '../build.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const folder = { id: null, depth: 0, kind: 'folder', alias: null, boardId: null, url: null }

type Mine = Awaited<ReturnType<typeof buildMine>>
type Given = {
  database: Database
  thing: (
    make: (given: { mine: Mine; on: { projectId: number } }) => Promise<ChangeCall>,
  ) => () => Promise<ChangeCall>
  system: (rest?: ChangeCall) => Promise<ChangeCall>
}
type Calls = Record<
  Extract<ChangeName, `projects.${string}` | `menus.${string}`>,
  () => Promise<ChangeCall>
>

/** Those of projects and their menus, for changeCalls. */
export const projectCalls = ({ database, thing, system }: Given): Calls => ({
  'projects.edit': thing(async () => ({
    body: {
      name: 'Otra mina',
      business: `Otra ${randomUUID()}`,
      color: '#102030',
      wetStartsMonth: 12,
      dryStartsMonth: 5,
      version: 1,
    },
  })),
  'projects.create': thing(async () => ({
    body: {
      name: 'Mina nueva',
      business: `Minera ${randomUUID()}`,
      color: '#102030',
      url_policy: '',
    },
    file: { name: 'logo.png', bytes: png },
  })),
  'projects.setLimit': () => system({ body: { limit: 1000 } }),
  'projects.setLogo': thing(async () => ({ file: { name: 'logo.png', bytes: png } })),
  'projects.setPolicy': thing(async () => ({
    body: { url_policy: 'www.mina.pe/politica', version: 1 },
  })),
  'menus.set': thing(async () => ({
    body: { entries: [{ ...folder, label: 'Aguas' }], version: 1 },
  })),
  'menus.setHidden': thing(async ({ mine, on }) => {
    const entry = { ...on, position: 1, kind: 'folder', label: 'Aguas' }
    const member = await buildMember(database, mine.project, 'read')
    const { id } = await insert(database, 'menu_item', entry)
    return { params: { memberId: member.id }, body: { hidden: [id] } }
  }),
})
