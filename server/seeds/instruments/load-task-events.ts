import { addDays, type TaskState } from '@puquio/domain'
import type { ProjectScope } from '../../src/platform/db/scopes/scope.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { EvidenceFile } from '../evidence.ts'

export type Happened = {
  id: number
  on: string
  state: TaskState
  doneOn: string | null
  comment: string
  review: string
}
type Setting = { author: number; monitor: number; evidence: readonly EvidenceFile[] }

/** How each due date came to its state, as the product writes it, with a photograph of what was done. */
export async function loadEvents(
  scope: ProjectScope,
  setting: Setting,
  happened: readonly Happened[],
): Promise<void> {
  const { author, monitor, evidence } = setting
  const shown = happened.filter(({ doneOn, state }) => doneOn !== null && state !== 'not-compliant')
  const files = shown.flatMap(({ id, doneOn }, at) => {
    const file = evidence[at % evidence.length]
    return file && doneOn !== null ? [{ id, doneOn, file }] : []
  })
  for (const { id, doneOn, file } of files)
    await scope.rows(sql`
      with stored as (
        insert into stored_file (project_id, sha256, name, media_type, bytes, uploaded_at, uploaded_by)
        values (${scope.projectId}, ${file.sha256}, ${file.name}, 'image/png', ${file.bytes},
          ${doneOn}::date + interval '21 hours', ${monitor}) returning id
      )
      insert into task_evidence (project_id, occurrence_id, file_id)
      select ${scope.projectId}::int, ${id}::int, id from stored`)
  const named = new Map(files.map(({ id, file }) => [id, file.name]))
  const events = happened.flatMap((one) => eventsOf(one, { author, monitor }, named.get(one.id)))
  await scope.rows(sql`
    insert into task_event (project_id, occurrence_id, at, user_id, kind, details)
    select ${scope.projectId}::int, e.id, e."on" + e.hours * interval '1 hour', e.who, e.kind, e.details
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
      as e(id int, "on" date, hours int, who int, kind text, details jsonb)`)
}

function eventsOf(
  { id, on, state, doneOn, comment, review }: Happened,
  { author, monitor }: { author: number; monitor: number },
  file: string | undefined,
) {
  const moved = (from: TaskState, to: TaskState, words: string, done: string | null) => ({
    kind: 'moved',
    details: { from, to, comment: words, doneOn: done },
  })
  const began = { id, on: addDays(on, -12), hours: 14, who: monitor }
  if (doneOn === null) return [{ ...began, ...moved('no-status', 'in-progress', comment, null) }]
  const done = { id, on: doneOn, who: monitor }
  return [
    { ...began, ...moved('no-status', 'in-progress', '', null) },
    ...(file === undefined
      ? []
      : [{ ...done, hours: 21, kind: 'evidence-added', details: { file } }]),
    { ...done, hours: 22, ...moved('in-progress', 'under-review', comment, doneOn) },
    ...(state === 'under-review'
      ? []
      : [
          {
            id,
            on: addDays(on, -1),
            hours: 17,
            who: author,
            kind: 'decided',
            details: { from: 'under-review', to: state, comment: review, doneOn: null },
          },
        ]),
  ]
}
