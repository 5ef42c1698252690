import { addDays, type ActionOrigin, type ActionState } from '@puquio/domain'
import {
  evaluatedResults,
  isCompared,
  readLimitsInForce,
} from '../../src/features/samples/service.ts'
import type { ProjectScope } from '../../src/platform/db/scopes/scope.ts'
import { sql } from '../../src/platform/db/sql.ts'

type Setting = { author: number; monitor: number; today: string }

type ActionSeed = {
  origin: ActionOrigin
  of: Record<string, number>
  title: string
  cause: string
  /** Days from today to its due date. */
  dueInDays: number
  openedDaysAgo: number
  state: ActionState
  done?: string
  review?: string
}

/** What was found wrong in a mine and what became of it: open, overdue, done and closed. */
export async function loadActions(scope: ProjectScope, setting: Setting): Promise<void> {
  const found = await whatIsWrong(scope)
  for (const [at, seed] of seedsOf(found).entries())
    await insertAction(scope, setting, seed, at + 1)
}

type Found = {
  monitoringId: number | null
  failedId: number | null
  overdueId: number | null
  commitmentId: number | null
  sample: { sampleId: number; parameterId: number } | null
}

async function whatIsWrong(scope: ProjectScope): Promise<Found> {
  const { projectId } = scope
  const [row] = await scope.rows<Omit<Found, 'sample'>>(sql`
    select (select id from monitoring where project_id = ${projectId} and is_mishap and withdrawn_at is null
        order by action_on desc, id limit 1) as monitoring_id,
      (select id from task_occurrence where project_id = ${projectId} and state = 'not-compliant'
        order by due_on desc limit 1) as failed_id,
      (select id from task_occurrence where project_id = ${projectId} and state = 'in-progress'
        order by due_on limit 1) as overdue_id,
      (select c.id from commitment c where c.project_id = ${projectId} and c.state = 'verified'
        and c.text like '%franja de amortiguamiento%' limit 1) as commitment_id`)
  if (!row) throw new Error('Nothing is known of the project')
  // Of the newest samples alone: judging all of two years takes as long as the rest of the load.
  const newest = sql`select s.id, s.station_id from sample s where s.project_id = ${projectId}
    order by s.sampled_on desc, s.id limit 40`
  const results = sql`select r.* from shown_result r
    join sample s on s.project_id = r.project_id and s.id = r.sample_id
    where r.project_id = ${projectId} and r.is_current and ${isCompared} and r.sample_id in (select n.id from (${newest}) n)`
  const limits = await readLimitsInForce(scope, sql`select n.station_id from (${newest}) n`)
  const [sample] = await scope.rows<NonNullable<Found['sample']>>(sql`
    select e.sample_id, e.parameter_id from ${evaluatedResults(scope, { results, limits })} e
    where e.outcome = 'exceeds' order by e.sample_id desc, e.parameter_id limit 1`)
  return { ...row, sample: sample ?? null }
}

function seedsOf({ monitoringId, failedId, overdueId, commitmentId, sample }: Found): ActionSeed[] {
  return [
    ...(monitoringId === null
      ? []
      : [
          {
            origin: 'mishap' as const,
            of: { monitoring_id: monitoringId },
            title: 'Reponer el equipo de muestreo de la brigada',
            cause: 'La bomba de purga falló en campo y no había otra de respaldo en la camioneta.',
            dueInDays: -18,
            openedDaysAgo: 40,
            state: 'closed' as const,
            done: 'Se compró una bomba de respaldo y entró a la lista de salida de la brigada.',
            review: 'Verificado en el almacén; la lista de salida ya la incluye.',
          },
        ]),
    ...(failedId === null
      ? []
      : [
          {
            origin: 'task' as const,
            of: { occurrence_id: failedId },
            title: 'Corregir el incumplimiento y prevenir que se repita',
            cause: 'No se reservó el tiempo del personal ni se avisó con anticipación.',
            dueInDays: 4,
            openedDaysAgo: 20,
            state: 'done' as const,
            done: 'Se hizo de nuevo con lo que faltaba y quedó en el calendario del año.',
          },
        ]),
    ...(sample === null
      ? []
      : [
          {
            origin: 'exceedance' as const,
            of: { sample_id: sample.sampleId, parameter_id: sample.parameterId },
            title: 'Investigar la excedencia y volver a muestrear',
            cause: '',
            dueInDays: 9,
            openedDaysAgo: 6,
            state: 'open' as const,
          },
        ]),
    ...(overdueId === null
      ? []
      : [
          {
            origin: 'task' as const,
            of: { occurrence_id: overdueId },
            title: 'Reprogramar el recojo con la empresa operadora',
            cause: 'El contrato de la empresa operadora venció y su renovación está en firma.',
            dueInDays: -2,
            openedDaysAgo: 8,
            state: 'open' as const,
          },
        ]),
    ...(commitmentId === null
      ? []
      : [
          {
            origin: 'commitment' as const,
            of: { commitment_id: commitmentId },
            title: 'Señalizar la franja del bofedal norte',
            cause: 'En el recorrido se hallaron huellas de vehículos dentro de la franja.',
            dueInDays: 21,
            openedDaysAgo: 3,
            state: 'open' as const,
          },
        ]),
  ]
}

async function insertAction(
  scope: ProjectScope,
  { author, monitor, today }: Setting,
  seed: ActionSeed,
  number: number,
) {
  const isDone = seed.state !== 'open'
  const isClosed = seed.state === 'closed'
  const doneOn = isDone ? addDays(today, -Math.min(seed.openedDaysAgo - 1, 12)) : null
  const { monitoring_id, occurrence_id, sample_id, parameter_id, commitment_id } = seed.of
  const openedAt = `${addDays(today, -seed.openedDaysAgo)}T15:20:00Z`
  const closedAt = isClosed ? `${addDays(today, -8)}T14:05:00Z` : null
  const [action] = await scope.rows<{ id: number }>(sql`
    insert into corrective_action (project_id, number, title, cause, origin_kind, monitoring_id, occurrence_id, sample_id,
      parameter_id, commitment_id, owner_id, due_on, state, done_on, done_comment, reviewed_at, reviewed_by, review_comment,
      created_at, created_by)
    values (${scope.projectId}, ${number}, ${seed.title}, ${seed.cause}, ${seed.origin}, ${monitoring_id ?? null},
      ${occurrence_id ?? null}, ${sample_id ?? null}, ${parameter_id ?? null}, ${commitment_id ?? null}, ${monitor},
      ${addDays(today, seed.dueInDays)}, ${seed.state}, ${doneOn}, ${seed.done ?? ''}, ${closedAt},
      ${isClosed ? author : null}, ${seed.review ?? ''}, ${openedAt}, ${author}) returning id`)
  const event = (at: string, who: number, kind: string, details: object) =>
    scope.rows(sql`
      insert into corrective_action_event (project_id, action_id, at, user_id, kind, details)
      values (${scope.projectId}, ${action?.id as number}, ${at}, ${who}, ${kind}, ${JSON.stringify(details)}::jsonb)`)
  await event(openedAt, author, 'opened', {})
  if (doneOn !== null)
    await event(`${doneOn}T21:40:00Z`, monitor, 'done', { comment: seed.done, doneOn })
  if (closedAt !== null) await event(closedAt, author, 'closed', { comment: seed.review })
}

/** An action for the newest alarm, once the demonstration has alarms: its readings come after everything else. */
export const loadAlarmAction = (
  rows: ProjectScope['rows'],
  { owner, author, now }: { owner: string; author: string; now: string },
) =>
  rows(sql`
    with opened as (
      insert into corrective_action (project_id, number, title, cause, origin_kind, alarm_id, owner_id, due_on, created_at,
        created_by)
      select l.project_id, 1 + coalesce((select max(number) from corrective_action a where a.project_id = l.project_id), 0),
        'Revisar la dosificación de la planta', 'La alarma se repitió tres veces en la semana.', 'alarm', l.id, o.id,
        (${now}::timestamptz + interval '10 days')::date, ${now}::timestamptz, w.id
      from (select * from alarm where kind = 'rule' and not is_historic order by raised_at desc limit 1) l,
        (select id from app_user where email = ${owner}) o, (select id from app_user where email = ${author}) w
      where exists (select from corrective_action a where a.project_id = l.project_id)
      returning id, project_id, created_at, created_by
    )
    insert into corrective_action_event (project_id, action_id, at, user_id, kind, details)
    select project_id, id, created_at, created_by, 'opened', '{}' from opened`)
