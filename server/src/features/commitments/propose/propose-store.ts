import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import type { KnownIds } from './known-names.ts'
import type { Known } from './match-proposals.ts'
import type { Proposal, ProposedPlace, ProposingRun } from './proposal.ts'

/** The commitments of an instrument with their places, in whatever state. */
export const readKnown = (scope: ProjectScope, instrumentId: number): Promise<Known[]> =>
  scope.rows<Known>(sql`
    select c.id, c.text, c.extraction_id, c.state = 'proposed' and not c.is_edited as is_untouched,
      coalesce(jsonb_agg(jsonb_build_object('documentId', p.document_id, 'page', p.page, 'start', p.start, 'end', p."end")
        order by p.id) filter (where p.id is not null), '[]') as places
    from commitment c left join commitment_place p on p.project_id = c.project_id and p.commitment_id = c.id
    where c.project_id = ${scope.projectId} and c.instrument_id = ${instrumentId}
    group by c.id order by c.id`)

type Resolved = Proposal & KnownIds

/** The columns of a proposal and the type in which each arrives. */
const kept = {
  shortName: ['short_name', 'text'],
  text: ['text', 'text'],
  kind: ['kind', 'text'],
  phase: ['phase', 'text'],
  deadlineOn: ['deadline_on', 'date'],
  deadlineEvent: ['deadline_event', 'text'],
  named: ['named', 'jsonb'],
  confidence: ['confidence', 'real'],
  componentId: ['component_id', 'int'],
  subcomponentId: ['subcomponent_id', 'int'],
  miningComponentId: ['mining_component_id', 'int'],
  frequencyId: ['frequency_id', 'int'],
} as const satisfies Partial<Record<keyof Resolved, readonly [string, string]>>
const fields = Object.entries(kept)
const columns = raw(fields.map(([, [column]]) => column).join(', '))
const values = raw(fields.map(([field]) => `r."${field}"`).join(', '))
const record = (more: string): Sql =>
  raw(`r(${fields.map(([field, [, type]]) => `"${field}" ${type}`).join(', ')}, ${more})`)

/** Returns each with its id. */
export async function insertProposals<One extends Resolved>(
  scope: ProjectScope,
  run: ProposingRun,
  proposals: readonly One[],
): Promise<(One & { id: number })[]> {
  if (proposals.length === 0) return []
  const rows = JSON.stringify(proposals.map((one, at) => ({ ...one, at })))
  // The order of a sequence within one statement is that of its rows.
  const made = await scope.rows<{ id: number }>(sql`
    with made as (
      insert into commitment (project_id, instrument_id, method, model, extraction_id, created_at, created_by, ${columns})
      select ${scope.projectId}, ${run.instrumentId}, ${run.method}, ${run.model}::text, ${run.extractionId}::int,
        ${scope.clock.now()}, ${scope.userId || null}::int, ${values}
      from jsonb_to_recordset(${rows}::jsonb) as ${record('at int')} order by r.at returning id)
    select id from made order by id`)
  return proposals.map((one, at) => ({ ...one, id: made[at]?.id as number }))
}

/** Untouched proposals take what a newer run says of them. */
export async function replaceProposals(
  scope: ProjectScope,
  run: ProposingRun,
  proposals: readonly (Resolved & { id: number })[],
) {
  if (proposals.length === 0) return
  await scope.rows(sql`
    update commitment c set (${columns}, method, model, extraction_id, version) =
      (${values}, ${run.method}, ${run.model}::text, ${run.extractionId}::int, c.version + 1)
    from jsonb_to_recordset(${JSON.stringify(proposals)}::jsonb) as ${record('id int')}
    where c.project_id = ${scope.projectId} and c.id = r.id`)
}

type Placed = { id: number; places: readonly ProposedPlace[] }

/** Adds the places that are not known yet; returns the commitments that got one. */
export async function addPlaces(
  scope: ProjectScope,
  commitments: readonly Placed[],
): Promise<ReadonlySet<number>> {
  const places = commitments.flatMap(({ id, places }) => places.map((place) => ({ id, ...place })))
  if (places.length === 0) return new Set()
  const rows = await scope.rows<{ commitmentId: number }>(sql`
    insert into commitment_place (project_id, commitment_id, document_id, page, to_page, quote, start, "end", areas)
    select ${scope.projectId}, r.id, r."documentId", r.page, r."toPage", r.quote, r.start, r."end", r.areas
    from (select distinct on (id, "documentId", page, start) *
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as g(id int, "documentId" int, page int, "toPage" int,
        quote text, start int, "end" int, areas jsonb) order by id, "documentId", page, start, "end" desc) r
    where not exists (select from commitment_place p where p.project_id = ${scope.projectId} and p.commitment_id = r.id
      and p.document_id = r."documentId" and p.page = r.page and p.start < r."end" and p."end" > r.start)
    order by r.id, r."documentId", r.page, r.start returning commitment_id`)
  return new Set(rows.map(({ commitmentId }) => commitmentId))
}
