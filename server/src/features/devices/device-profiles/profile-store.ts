import type {
  DeviceProfile,
  deviceProfileInput,
  DeviceProfileRow,
  deviceProfileRoutes,
} from '@puquio/contract/modi/device-profiles'
import type { z } from 'zod'
import { containsWords } from '../../../platform/db/contains-words.ts'
import { orderBy, readPage } from '../../../platform/db/paging.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allOf, raw, sql } from '../../../platform/db/sql.ts'
import {
  columnsOf,
  deleteRow,
  updateVersion,
  valuesOf,
  type Written,
} from '../../../platform/db/written.ts'

type Query = z.output<typeof deviceProfileRoutes.list.query>
export type ProfileInput = z.output<typeof deviceProfileInput>

const devicesOf = raw(`(select count(*)::int from device d
  where d.project_id = p.project_id and d.device_profile_id = p.id and d.retired_at is null) as devices`)

export const listProfiles = (scope: ProjectScope, query: Query) =>
  readPage<DeviceProfileRow>(
    scope.rows,
    {
      columns: raw('id, name, maker, model, channel, has_decoder, devices'),
      from: sql`(select p.id, p.name, p.maker, p.model, p.channel, p.decoder <> '' as has_decoder, ${devicesOf}
        from device_profile p where p.project_id = ${scope.projectId}) profile`,
      where: allOf([
        query.search
          ? containsWords(raw("concat_ws(' ', name, maker, model)"), query.search)
          : null,
      ]),
      order: orderBy(query.sort, { keys, fallback: 'name', thenBy: keys.name, id: raw('id') }),
    },
    query,
  )

const keys = {
  name: raw('name_key(name)'),
  maker: raw('name_key(maker)'),
  model: raw('name_key(model)'),
  devices: raw('devices'),
}

export async function findProfile(scope: ProjectScope, id: number): Promise<DeviceProfile | null> {
  const [row] = await scope.rows<DeviceProfile>(sql`
    select p.id, p.name, p.maker, p.model, p.channel, p.interval_s, p.decoder, p.payloads as tests, p.variables, p.csv, p.version,
      ${devicesOf}
    from device_profile p where p.project_id = ${scope.projectId} and p.id = ${id}`)
  return row ?? null
}

/** A logger's clock, of which its form says nothing, is that of the project. */
export async function insertProfile(scope: ProjectScope, profile: ProfileInput): Promise<number> {
  const fields = written(profile)
  const [made] = await scope.rows<{ id: number }>(sql`
    insert into device_profile (project_id, created_at, time_zone, ${columnsOf(fields)})
    select ${scope.projectId}::int, ${scope.clock.now()}::timestamptz, time_zone, ${valuesOf(fields)}
    from project where id = ${scope.projectId} returning id`)
  return made?.id ?? 0
}

/** Returns false where it was changed since that version. */
export const updateProfile = (
  scope: ProjectScope,
  of: { id: number; version: number },
  profile: ProfileInput,
): Promise<boolean> => updateVersion(scope, 'device_profile', of, written(profile))

/** A device that has it keeps it, retired or not. */
export async function deleteProfile(
  scope: ProjectScope,
  id: number,
): Promise<'deleted' | 'used' | 'missing'> {
  const [used] = await scope.rows(sql`
    select id from device where project_id = ${scope.projectId} and device_profile_id = ${id} limit 1`)
  if (used) return 'used'
  return (await deleteRow(scope, 'device_profile', id)) ? 'deleted' : 'missing'
}

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

const written = (profile: ProfileInput): Written<ProfileInput> => ({
  name: { name: profile.name },
  maker: { maker: profile.maker },
  model: { model: profile.model },
  channel: { channel: profile.channel },
  intervalS: { interval_s: profile.intervalS },
  decoder: { decoder: profile.decoder },
  tests: { payloads: json(profile.tests) },
  variables: { variables: json(profile.variables) },
  csv: { csv: profile.csv === null ? null : json(profile.csv) },
})
