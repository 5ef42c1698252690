import type { StoredFile } from '@puquio/contract/files'
import { personName } from '../../../platform/db/person-name.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'

/** A sample that is locked, with how many files it shows. */
export type LockedSample = { id: number; name: string; files: number }

/** Samples of the same report of the same laboratory; a sample without either belongs to no report. */
const ofReport = (scope: ProjectScope, sampleId: number) => sql`
  (s.laboratory_id, s.report) = (select o.laboratory_id, o.report from sample o
    where o.project_id = ${scope.projectId} and o.id = ${sampleId} and o.report <> '')`

export const samplesOfReport = (scope: ProjectScope, sampleId: number) =>
  lockSamples(scope, sql`(s.id = ${sampleId} or ${ofReport(scope, sampleId)})`)

export const sampleAlone = (scope: ProjectScope, sampleId: number) =>
  lockSamples(scope, sql`s.id = ${sampleId}`)

export const samplesAmong = (scope: ProjectScope, sampleIds: readonly number[]) =>
  lockSamples(scope, sql`s.id = any(${sampleIds}::int[])`)

/** Locked in the order of their ids, so that two uploads to the same report do not wait for each other forever. */
async function lockSamples(scope: ProjectScope, condition: Sql): Promise<LockedSample[]> {
  const locked = await scope.rows<{ id: number }>(sql`
    select s.id from sample s where s.project_id = ${scope.projectId} and ${condition} order by s.id for update`)
  return scope.rows<LockedSample>(sql`
    select s.id, concat_ws(' ', st.code, to_char(s.sampled_on, 'YYYY-MM-DD'), nullif(s.code, '')) as name,
      (select count(*)::int from sample_file a where a.project_id = s.project_id and a.sample_id = s.id
        and a.removed_at is null) as files
    from sample s join station st on st.project_id = s.project_id and st.id = s.station_id
    where s.project_id = ${scope.projectId} and s.id = any(${locked.map(({ id }) => id)}::int[]) order by s.id`)
}

export async function countOthersOfReport(scope: ProjectScope, sampleId: number): Promise<number> {
  const [row] = await scope.rows<{ count: number }>(sql`
    select count(*)::int as count from sample s
    where s.project_id = ${scope.projectId} and s.id <> ${sampleId} and ${ofReport(scope, sampleId)}`)
  return row?.count ?? 0
}

export const listSampleFiles = (scope: ProjectScope, sampleId: number) =>
  readFiles(scope, sql`a.sample_id = ${sampleId}`)

/** Returns the samples among them that show the same bytes already, with their file. */
export const sameFiles = (scope: ProjectScope, sampleIds: readonly number[], sha256: Buffer) =>
  readFiles(scope, sql`a.sample_id = any(${sampleIds}::int[]) and f.sha256 = ${sha256}`)

const readFiles = (scope: ProjectScope, condition: Sql) =>
  scope.rows<StoredFile & { sampleId: number }>(sql`
    select f.id, f.name, f.media_type, f.bytes, f.uploaded_at, ${personName} as uploaded_by, a.sample_id
    from sample_file a
    join stored_file f on f.project_id = a.project_id and f.id = a.file_id
    join app_user u on u.id = f.uploaded_by
    where a.project_id = ${scope.projectId} and a.removed_at is null and ${condition}
    order by f.uploaded_at, f.id`)

/** A file that was taken away from one of the samples comes back to it. */
export const attachToSamples = (
  scope: ProjectScope,
  sampleIds: readonly number[],
  fileId: number,
) =>
  scope.rows(sql`
    insert into sample_file (project_id, sample_id, file_id)
    select ${scope.projectId}, id, ${fileId} from unnest(${sampleIds}::int[]) id
    on conflict (project_id, sample_id, file_id) do update set removed_at = null, removed_by = null`)

/** Returns whether the sample showed the file. */
export async function hideSampleFile(
  scope: ProjectScope,
  { sampleId, fileId }: { sampleId: number; fileId: number },
): Promise<boolean> {
  const rows = await scope.rows(sql`
    update sample_file set removed_at = ${scope.clock.now()}, removed_by = ${scope.userId}
    where project_id = ${scope.projectId} and sample_id = ${sampleId} and file_id = ${fileId}
      and removed_at is null returning file_id`)
  return rows.length > 0
}
