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

export const storeFile = ({ plural, table, Many, One }: Names) =>
  `import type { ${One} } from '@puquio/contract/${plural}'
import { nameKey } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scope.ts'
import { allOf, containing, sql } from '../../platform/db/sql.ts'

type ListQuery = { page?: number | undefined; size?: number | undefined; search?: string | undefined }

export async function list${Many}(scope: ProjectScope, { page = 1, size = 20, search }: ListQuery) {
  const conditions = allOf([
    sql\`project_id = \${scope.projectId}\`,
    search ? sql\`name_key(name) like \${containing(nameKey(search))}\` : null,
  ])
  const [counted] = await scope.rows<{ total: number }>(
    sql\`select count(*)::int as total from ${table} where \${conditions}\`,
  )
  const items = await scope.rows<${One}>(sql\`
    select id, name from ${table} where \${conditions}
    order by name, id limit \${size} offset \${(page - 1) * size}\`)
  return { items, total: counted?.total ?? 0 }
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

test('nobody sees them without signing in, or in another project', async () => {
  const params = { projectId: mine.project.id }
  expect((await puquio.nobody.refusal(api.list, { params, query: {} })).status).toBe(401)
  const other = await buildMine(puquio.database)
  const stranger = await puquio.signIn(other.admin)
  expect((await stranger.refusal(api.list, { params, query: {} })).status).toBe(404)
})
`
