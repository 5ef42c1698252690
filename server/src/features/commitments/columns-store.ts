import type { Commitment } from '@puquio/contract/commitments/record'
import { commitmentStates } from '@puquio/domain'
import { nameOf } from '../../platform/db/person-name.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { notWithdrawn, projectDay } from '../monitorings/service.ts'
import { isHeld, standingOfCommitment } from '../tasks/service.ts'

/** A verified commitment is in force while its instrument is. Over `fromCommitments`. */
export const stateNow: Sql = raw(`case
  when c.state = 'verified' and i.retired_at is null and i.in_force_from <= d.today then 'in-force'
  else c.state end`)

export const stateRank: Sql = sql`array_position(${[...commitmentStates]}::text[], ${stateNow})`

/**
 * Commitments as `c`, the project's day as `d`, and what they name, to sort and to group by: the planner leaves out each list
 * that a statement does not.
 */
export const fromCommitments = (
  scope: ProjectScope,
): Sql => sql`${projectDay(scope)} d cross join commitment c
  join instrument i on i.project_id = c.project_id and i.id = c.instrument_id
  left join mining_unit mu on mu.project_id = i.project_id and mu.id = i.mining_unit_id
  left join environmental_component ec on ec.project_id = c.project_id and ec.id = c.component_id
  left join environmental_subcomponent es on es.project_id = c.project_id and es.id = c.subcomponent_id
  left join mining_component mc on mc.project_id = c.project_id and mc.id = c.mining_component_id
  left join frequency f on f.project_id = c.project_id and f.id = c.frequency_id
  left join responsible_role rr on rr.project_id = c.project_id and rr.id = c.role_id`

/** How many monitorings of plans in force fulfil the commitment `c`. */
export const monitoringsOf: Sql = sql`(select count(*)::int from ${notWithdrawn} m
  join plan p on p.project_id = m.project_id and p.id = m.plan_id and p.annulled_at is null
  where m.project_id = c.project_id and m.commitment_id = c.id)`

/** A thing of a list by its own statement: joining all lists at once takes the planner longer than reading them. */
const named = (table: string, id: string): Sql =>
  raw(`(select jsonb_build_object('id', o.id, 'name', o.name) from ${table} o
    where o.project_id = c.project_id and o.id = ${id})`)

const otherNamed = (column: string): Sql =>
  raw(`(select jsonb_build_object('id', o.id, 'name', o.short_name) from commitment o
    where o.project_id = c.project_id and o.id = c.${column})`)

const stations =
  raw(`(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'code', s.code) order by s.code), '[]')
    from commitment_station k join station s on s.project_id = k.project_id and s.id = k.station_id
    where k.project_id = c.project_id and k.commitment_id = c.id)`)

const parameters =
  raw(`(select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.name) order by r.id), '[]')
    from commitment_parameter k join parameter r on r.project_id = k.project_id and r.id = k.parameter_id
    where k.project_id = c.project_id and k.commitment_id = c.id)`)

const places =
  raw(`(select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'documentId', q.document_id, 'document', t.name, 'page', q.page,
      'toPage', q.to_page, 'quote', q.quote, 'isRecognised', coalesce(g.source = 'ocr', false), 'areas', q.areas)
      order by q.document_id, q.page, q.start), '[]')
    from commitment_place q
    join instrument_document t on t.project_id = q.project_id and t.id = q.document_id
    left join document_page g on g.project_id = q.project_id and g.document_id = q.document_id and g.page = q.page
    where q.project_id = c.project_id and q.commitment_id = c.id)`)

/** What each field of `Commitment` is, over `fromCommitments`; tasks count where they are in lists, too. */
const selected = (scope: ProjectScope): Record<keyof Commitment, Sql> => ({
  id: raw('c.id'),
  shortName: raw('c.short_name'),
  text: raw('c.text'),
  state: stateNow,
  isEdited: raw('c.is_edited'),
  kind: raw('c.kind'),
  phase: raw('c.phase'),
  instrument: raw(`jsonb_build_object('id', i.id, 'name', i.name, 'kind', i.kind)`),
  miningUnit: named('mining_unit', 'i.mining_unit_id'),
  component: named('environmental_component', 'c.component_id'),
  subcomponent: named('environmental_subcomponent', 'c.subcomponent_id'),
  miningComponent: named('mining_component', 'c.mining_component_id'),
  frequency: named('frequency', 'c.frequency_id'),
  role: named('responsible_role', 'c.role_id'),
  deadlineOn: raw('c.deadline_on'),
  deadlineEvent: raw('c.deadline_event'),
  named: raw('c.named'),
  stations,
  parameters,
  method: raw('c.method'),
  model: raw('c.model'),
  confidence: raw('round(c.confidence::numeric, 3)::float8'),
  places,
  decidedAt: raw('c.decided_at'),
  decidedBy: sql`(select ${nameOf('u')} from app_user u where u.id = c.decided_by)`,
  decidedReason: raw('c.decided_reason'),
  supersededBy: otherNamed('superseded_by_id'),
  joinedInto: otherNamed('joined_into_id'),
  monitorings: monitoringsOf,
  standing: sql`case when ${isHeld} then ${standingOfCommitment(scope, raw('c.id'))} end`,
  createdAt: raw('c.created_at'),
  version: raw('c.version'),
})

const columnNameOf = (field: string) =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

export const commitmentColumns = (scope: ProjectScope): Sql =>
  join(
    Object.entries(selected(scope)).map(([field, of]) => sql`${of} as ${raw(columnNameOf(field))}`),
    ', ',
  )
