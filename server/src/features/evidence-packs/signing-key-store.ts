import type {
  AccountScope,
  ProjectScope,
  SystemScope,
  UserScope,
} from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'

export type SigningKey = { id: number; publicKey: string; privateSealed: string; createdAt: string }
type AnyScope = ProjectScope | UserScope | AccountScope | SystemScope

export async function readSigningKey(scope: AnyScope): Promise<SigningKey | null> {
  const [row] = await scope.rows<SigningKey>(
    sql`select id, public_key, private_sealed, created_at from signing_key`,
  )
  return row ?? null
}

export async function insertSigningKey(
  scope: ProjectScope,
  { publicKey, privateSealed }: Pick<SigningKey, 'publicKey' | 'privateSealed'>,
): Promise<SigningKey> {
  const [row] = await scope.rows<SigningKey>(sql`
    insert into signing_key (public_key, private_sealed, created_at)
    values (${publicKey}, ${privateSealed}, ${scope.clock.now()})
    returning id, public_key, private_sealed, created_at`)
  return row as SigningKey
}

/** For a change of the master key. */
export const storeSigningKey = async (scope: SystemScope, id: number, sealed: string) => {
  await scope.rows(sql`update signing_key set private_sealed = ${sealed} where id = ${id}`)
}
