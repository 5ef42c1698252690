import type { DeviceChannel, VariableRules } from '@puquio/domain'
import type { TelemetryScope } from '../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import { type Dependent, readDependents, readRules } from '../calculations/service.ts'

export type KnownVariable = { id: number; unit: string; rules: VariableRules }

/** A device as its messages are read: what it may send, and how it is written. */
export type KnownDevice = {
  deviceId: number
  projectId: number
  /** By which it was found; null where a network names it. */
  tokenId: number | null
  certificateId: number | null
  channel: DeviceChannel
  installedOn: string
  variables: ReadonlyMap<string, KnownVariable>
  /** Variables that follow from its own, of other devices and of itself. */
  dependents: readonly Dependent[]
}

type Row = Omit<KnownDevice, 'variables' | 'dependents'> & {
  variables: { key: string; id: number; unit: string }[]
}

/** By the hash of its token; null where there is none in use. */
export const findByToken = (scope: TelemetryScope, hash: Buffer) =>
  find(scope, {
    tokenId: sql`t.id`,
    certificateId: none,
    where: sql`join device_token t on t.project_id = d.project_id and t.device_id = d.id
      where t.token_hash = ${hash} and t.revoked_at is null`,
  })

/** For who has looked up whose it is. */
export const findById = (scope: TelemetryScope, id: number) =>
  find(scope, { tokenId: none, certificateId: none, where: sql`where d.id = ${id}` })

export const findBySerial = (scope: TelemetryScope, serial: string) =>
  find(scope, {
    tokenId: none,
    certificateId: none,
    where: sql`where lower(d.serial) = lower(${serial})`,
  })

/** By the name that a network knows it by. */
export const findByExternalKey = (scope: TelemetryScope, key: string) =>
  find(scope, {
    tokenId: none,
    certificateId: none,
    where: sql`where lower(d.external_key) = lower(${key}) and d.external_key <> ''`,
  })

/** By the SHA-256 of its certificate; null where none that counts has it. */
export const findByFingerprint = (scope: TelemetryScope, fingerprint: string) =>
  find(scope, {
    tokenId: none,
    certificateId: sql`c.id`,
    where: sql`join device_certificate c on c.project_id = d.project_id and c.device_id = d.id
      where c.fingerprint = ${fingerprint} and c.revoked_at is null`,
  })

const none = sql`null::int`

type By = { tokenId: Sql; certificateId: Sql; where: Sql }

async function find(
  scope: TelemetryScope,
  { tokenId, certificateId, where }: By,
): Promise<KnownDevice | null> {
  const [row] = await scope.rows<Row>(sql`
    select d.id as device_id, d.project_id, ${tokenId} as token_id, ${certificateId} as certificate_id, d.channel, d.installed_on,
      (select coalesce(jsonb_agg(jsonb_build_object('key', v.key, 'id', v.id, 'unit', v.unit)), '[]')
        from variable v where v.project_id = d.project_id and v.device_id = d.id and v.retired_at is null) as variables
    from device d ${where} and d.retired_at is null`)
  if (!row) return null
  const { variables, ...device } = row
  const { projectId } = device
  const variableIds = variables.map(({ id }) => id)
  const rules = await readRules(scope, { projectId, variableIds })
  const dependents = await readDependents(scope, projectId, variableIds)
  const known = variables.map(
    ({ key, id, unit }) => [key, { id, unit, rules: rules.get(id) ?? noRules }] as const,
  )
  return { ...device, variables: new Map(known), dependents }
}

const noRules: VariableRules = { min: null, max: null, calculations: [], corrections: [] }
