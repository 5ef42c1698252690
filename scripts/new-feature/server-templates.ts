import type { Names } from './names.ts'

export const migrationFile = ({ plural, table }: Names) => `-- The ${plural} of a project.

create table ${table} (
  id int generated always as identity primary key,
  project_id int not null references project,
  name text not null,
  created_at timestamptz not null default now(),
  unique (project_id, id)
);
create unique index ${table}_name on ${table} (project_id, name_key(name));

alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy tenant on ${table}
  using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, update on ${table} to puquio_app;
select audit_table('${table}');
`

export const routesFile = ({ plural, one, Many, One }: Names) =>
  `import type { ${one}Routes } from '@puquio/contract/${plural}'
import type { Handlers } from '../../platform/http/implement.ts'
import { insert${One}, list${Many} } from './store.ts'

export const ${one}Handlers: Handlers<typeof ${one}Routes> = {
  list: ({ scope, query }) => list${Many}(scope, query),
  create: ({ scope, body }) => insert${One}(scope, body.name),
}
`

export const storeFile = ({ plural, table, one, Many, One }: Names) =>
  `import type { ${One}, ${one}Routes } from '@puquio/contract/${plural}'
import { nameKey } from '@puquio/domain'
import type { z } from 'zod'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, containing, raw, sql } from '../../platform/db/sql.ts'

const keys = { name: raw('name_key(name)') }

export function list${Many}(scope: ProjectScope, query: z.output<typeof ${one}Routes.list.query>) {
  const where = allOf([
    sql\`project_id = \${scope.projectId}\`,
    query.search ? sql\`name_key(name) like \${containing(nameKey(query.search))}\` : null,
  ])
  const order = orderBy(query.sort, { keys, fallback: 'name', id: raw('id') })
  const list = { columns: raw('id, name'), from: raw('${table}'), where, order }
  return readPage<${One}>(scope.rows, list, query)
}

export async function insert${One}(scope: ProjectScope, name: string): Promise<${One}> {
  const [row] = await scope.rows<${One}>(sql\`
    insert into ${table} (project_id, name) values (\${scope.projectId}, \${name}) returning id, name\`)
  return row as ${One}
}
`

export const serverTestFile = ({ plural, singular, one }: Names) =>
  `import { ${one}Routes as api } from '@puquio/contract/${plural}'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
})
afterAll(() => puquio.close())

test('a ${singular} that was added is listed', async () => {
  const admin = await puquio.signIn(mine.admin)
  const params = { projectId: mine.project.id }
  const added = await admin.call(api.create, { params, body: { name: 'Uno' } })
  expect(await admin.call(api.list, { params, query: {} })).toEqual({ items: [added], total: 1 })
})

test('the list sorts, pages and searches', async () => {
  const other = await buildMine(puquio.database)
  const admin = await puquio.signIn(other.admin)
  const params = { projectId: other.project.id }
  for (const name of ['Dos', 'Águila', 'Cerro'])
    await admin.call(api.create, { params, body: { name } })
  type Query = { sort?: 'name' | '-name'; page?: number; size?: number; search?: string }
  const names = async (query: Query) =>
    (await admin.call(api.list, { params, query })).items.map(({ name }) => name)
  expect(await names({ sort: 'name' })).toEqual(['Águila', 'Cerro', 'Dos'])
  expect(await names({ sort: '-name', size: 2 })).toEqual(['Dos', 'Cerro'])
  expect(await names({ sort: '-name', size: 2, page: 2 })).toEqual(['Águila'])
  expect(await names({ search: 'aguila' })).toEqual(['Águila'])
})

test('nobody sees them without signing in, or in another project', async () => {
  const params = { projectId: mine.project.id }
  expect((await puquio.nobody.refusal(api.list, { params, query: {} })).status).toBe(401)
  const other = await buildMine(puquio.database)
  const stranger = await puquio.signIn(other.admin)
  expect((await stranger.refusal(api.list, { params, query: {} })).status).toBe(404)
})
`
