import type {
  AccessToken,
  accessTokenRoutes,
  tokenCreation,
} from '@puquio/contract/people/access-tokens'
import type { z } from 'zod'
import { containsWords } from '../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../platform/db/paging.ts'
import { lock } from '../../platform/db/lock.ts'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../platform/db/sql.ts'
import { columnsOf, valuesOf, type Written } from '../../platform/db/written.ts'

type ListQuery = z.output<typeof accessTokenRoutes.list.query>
type Row = Omit<AccessToken, 'owner'> & { userId: number; owner: string }

const from = sql`access_token t join app_user u on u.id = t.user_id`
const columns = (scope: ProjectScope) => sql`t.id, t.name, t.scope, t.ending, t.user_id,
  ${personName} as owner, t.created_at, t.expires_at, t.last_used_at,
  case when t.revoked_at is not null then 'revoked' when t.expires_at <= ${scope.clock.now()} then 'expired'
    else 'live' end as state`
const shown = ({ userId, owner, ...row }: Row): AccessToken => ({
  ...row,
  owner: { id: userId, name: owner },
})

/** Those of one person, or of all where `userId` is null. */
export async function listTokens(scope: ProjectScope, userId: number | null, asked: ListQuery) {
  const keys = {
    createdAt: raw('t.created_at'),
    name: raw('name_key(t.name)'),
    lastUsedAt: raw('t.last_used_at'),
    expiresAt: raw('t.expires_at'),
  }
  const list = {
    columns: columns(scope),
    from,
    where: allOf([
      sql`t.project_id = ${scope.projectId}`,
      userId === null ? null : sql`t.user_id = ${userId}`,
      asked.search
        ? containsWords(sql`concat_ws(' ', t.name, ${personName}, u.email)`, asked.search)
        : null,
    ]),
    order: orderBy(asked.sort, { keys, fallback: '-createdAt', id: raw('t.id') }),
  }
  const { items, total } = await readPage<Row>(scope.rows, list, asked)
  return { items: items.map(shown), total }
}

/** Locks the person's tokens of the project until the transaction ends. */
export async function countLive(scope: ProjectScope): Promise<number> {
  await lock(scope, 'access-tokens', scope.projectId, scope.userId)
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*) from access_token where project_id = ${scope.projectId} and user_id = ${scope.userId}
      and revoked_at is null and expires_at > ${scope.clock.now()}`)
  return row?.count ?? 0
}

type NewToken = Omit<z.output<typeof tokenCreation>, 'days'> & {
  hash: Buffer
  ending: string
  expiresAt: Date
}

const written = (token: NewToken): Written<NewToken> => ({
  name: { name: token.name },
  scope: { scope: token.scope },
  hash: { token_hash: token.hash },
  ending: { ending: token.ending },
  expiresAt: { expires_at: token.expiresAt },
})

export async function insertToken(scope: ProjectScope, token: NewToken): Promise<AccessToken> {
  const fields = written(token)
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into access_token (project_id, user_id, ${columnsOf(fields)}, created_at)
    values (${scope.projectId}, ${scope.userId}, ${valuesOf(fields)}, ${scope.clock.now()})
    returning id`)
  const [row] = await scope.rows<Row>(sql`
    select ${columns(scope)} from ${from} where t.project_id = ${scope.projectId} and t.id = ${made?.id ?? 0}`)
  return shown(row as Row)
}

/** Of one person, or of anybody where `userId` is null; false where there is none that is not revoked yet. */
export async function revokeToken(
  scope: ProjectScope,
  tokenId: number,
  userId: number | null,
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update access_token set revoked_at = ${scope.clock.now()}, revoked_by = ${scope.userId}
    where project_id = ${scope.projectId} and id = ${tokenId} and revoked_at is null
      and (${userId}::int is null or user_id = ${userId}) returning id`)
  return rows.length > 0
}
