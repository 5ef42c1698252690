import type { NetworkToken } from '@puquio/contract/modi/networks'
import type { NetworkWay } from '@puquio/domain'
import { personName } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

/** Those that are live, the latest first. */
export const listNetworks = (scope: ProjectScope): Promise<NetworkToken[]> =>
  scope.rows<NetworkToken>(sql`
    select t.id, t.name, t.way_in, t.must_be_signed, t.ending, t.created_at, ${personName} as created_by, t.last_taken_at,
      t.taken::float8, t.refused::float8, t.last_refused_at, t.last_refusal, t.last_refused_key
    from network_token t join app_user u on u.id = t.created_by
    where t.project_id = ${scope.projectId} and t.revoked_at is null order by t.created_at desc, t.id desc`)

type NewNetwork = {
  name: string
  wayIn: NetworkWay
  mustBeSigned: boolean
  hash: Buffer
  ending: string
}

export async function insertNetwork(
  scope: ProjectScope,
  { name, wayIn, mustBeSigned, hash, ending }: NewNetwork,
): Promise<number> {
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into network_token (project_id, name, way_in, must_be_signed, token_hash, ending, created_at, created_by)
    values (${scope.projectId}, ${name}, ${wayIn}, ${mustBeSigned}, ${hash}, ${ending}, ${scope.clock.now()},
      ${scope.userId}) returning id`)
  return made?.id ?? 0
}

/** Returns false where there is no such live token. */
export async function revokeNetwork(scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    update network_token set revoked_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and id = ${id} and revoked_at is null returning id`)
  return rows.length > 0
}

/** Tells every process that what it holds of networks is old, once the open transaction is committed. */
export const networksChannel = 'networks_changed'

export const tellNetworksChanged = async (scope: ProjectScope): Promise<void> => {
  await scope.rows(sql`select pg_notify(${networksChannel}, ${String(scope.projectId)})`)
}
