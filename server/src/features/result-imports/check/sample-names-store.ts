import { type Answer, isOfSample, type Mapping, type ResultField } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { sampleIdentity } from '../../samples/service.ts'
import type { ImportRow } from '../store.ts'

/** What rows name of their sample; the file's choice holds where none of a sample's does. */
const kinds = {
  campaign: { several: 'several-campaigns', other: 'other-campaign' },
  laboratory: { several: 'several-laboratories', other: 'other-laboratory' },
} as const
type Kind = keyof typeof kinds

type Of = Pick<ImportRow, 'answers' | 'mapping'> & {
  isMine: Sql
  /** Whether the file meets itself alone: then its reasons tell nothing that the project calls so. */
  isAlone: boolean
}

/** Returns what a file can name of its samples by its columns. */
export const namedIn = (mapping: ImportRow['mapping']): Kind[] =>
  mapping ? (Object.keys(kinds) as Kind[]).filter((kind) => isNamed(mapping, kind)) : []

const isNamed = (mapping: Mapping, field: ResultField): boolean =>
  mapping.columns.some(({ meaning }) => meaning.kind === 'field' && meaning.field === field) ||
  mapping.headRows.some(({ holds }) => holds === field) ||
  mapping.fromHead.includes(field) ||
  mapping.fromSheetName === field ||
  mapping.constants[field] !== undefined

/**
 * Gives all rows of a sample the campaign and the laboratory that some of them name; those that name several wait, and so
 * do those that name another one than their saved sample has. Where this is answered it is done as was said.
 */
export async function settleSamples(scope: ProjectScope, one: Of): Promise<void> {
  for (const kind of namedIn(one.mapping)) {
    await settleFile(scope, kind, one)
    await answerSeveral(scope, kind, one)
    if (one.isAlone) continue
    await settleSaved(scope, kind, one)
    await answerSaved(scope, kind, one)
  }
}

/** Holds back what would enter an approved campaign that its row names; what is saved already is known, and stays so. */
export async function markApproved(scope: ProjectScope, { mapping, isMine }: Of): Promise<void> {
  if (!namedIn(mapping).includes('campaign')) return
  await scope.rows(sql`
    update result_import_row r set held = ${heldFor('approved-campaign', 'campaign', sql`c.name`)}
    from campaign c
    where ${isMine} and r.held is null and r.is_known is null and c.project_id = r.project_id
      and c.id = r.campaign_id and c.approved_at is not null`)
}

/** Deletes what is left out of all rows of a file that wait for the same reason and text. */
export async function leaveOutSamples(scope: ProjectScope, { answers, isMine }: Of): Promise<void> {
  for (const answer of answers)
    if (isOfSample(answer.reason) && answer.act.kind === 'leave-out' && answer.position === null)
      await scope.rows(sql`delete from result_import_row r where ${isMine} and ${waitsFor(answer)}`)
}

const columnOf = (kind: Kind) => raw(`${kind}_id`)

/** A row's only reason to wait, by the name in the project, cut to what an answer names. */
const heldFor = (reason: string, field: string, text: Sql, params = sql`'{}'::jsonb`): Sql =>
  sql`jsonb_build_array(jsonb_build_object('reason', ${reason}::text, 'field', ${field}::text,
    'text', left(${text}, 200), 'params', ${params}))`

const waitsFor = ({ reason, text }: Answer): Sql =>
  sql`r.held @> ${JSON.stringify([text === null ? { reason } : { reason, text }])}::jsonb`

const identityColumns = raw(`r.station_id, r.sampled_at, r.matrix, r.type, lower(r.code) as code,
  coalesce(r.depth_m, -1) as depth_m`)

/** A row that waits for another reason names of its sample what it names, too. */
const settleFile = (scope: ProjectScope, kind: Kind, { isMine, isAlone }: Of) => {
  const column = columnOf(kind)
  const names = isAlone
    ? sql`''`
    : sql`(select string_agg(n.name, ', ' order by n.name) from ${raw(kind)} n
        where n.project_id = r.project_id and n.id = any(i.named))`
  return scope.rows(sql`
    with own as not materialized (select r.* from result_import_row r where ${isMine}),
      uneven as materialized (
        select ${identityColumns}, array_agg(distinct r.${column}) filter (where r.${column} is not null) as named
        from own r group by ${sampleIdentity('r')}
        having count(r.${column}) > 0 and (count(*) > count(r.${column}) or min(r.${column}) <> max(r.${column})))
    update result_import_row r set ${column} = coalesce(r.${column}, case when cardinality(i.named) = 1 then i.named[1] end),
      held = case when cardinality(i.named) > 1 then ${heldFor(kinds[kind].several, kind, names)} end
    from uneven i where ${isMine} and r.held is null and (${sampleIdentity('r')}) = (${sampleIdentity('i')})`)
}

async function answerSeveral(scope: ProjectScope, kind: Kind, { answers, isMine }: Of) {
  for (const answer of answers)
    if (answer.reason === kinds[kind].several && answer.act.kind === 'name')
      await scope.rows(sql`
        update result_import_row r set ${columnOf(kind)} = ${answer.act.id}, held = null
        where ${isMine} and ${waitsFor(answer)}`)
}

/** A saved sample without a laboratory takes the one that its rows name. */
const settleSaved = (scope: ProjectScope, kind: Kind, { isMine }: Of) => {
  const column = columnOf(kind)
  return scope.rows(sql`
    with own as not materialized (
        select r.* from result_import_row r where ${isMine} and r.held is null and r.${column} is not null),
      saved as materialized (
        select i.*, s.${column} as saved_id
        from (select distinct r.project_id, ${identityColumns} from own r) i
          cross join lateral (select s.${column} from sample s
            where s.project_id = i.project_id and (${sampleIdentity('s')}) = (${sampleIdentity('i')}) limit 1) s),
      named as materialized (select id, name from ${raw(kind)} where project_id = ${scope.projectId})
    update result_import_row r set held = ${heldFor(
      kinds[kind].other,
      kind,
      sql`(select n.name from named n where n.id = r.${column})`,
      sql`jsonb_build_object('saved', n.name)`,
    )}
    from saved i join named n on n.id = i.saved_id
    where ${isMine} and r.held is null and (${sampleIdentity('r')}) = (${sampleIdentity('i')})
      and r.${column} <> i.saved_id`)
}

async function answerSaved(scope: ProjectScope, kind: Kind, { answers, isMine }: Of) {
  for (const answer of answers)
    if (answer.reason === kinds[kind].other && answer.act.kind === 'accept')
      await scope.rows(sql`
        update result_import_row r set held = null, ${columnOf(kind)} = (select s.${columnOf(kind)} from sample s
          where s.project_id = r.project_id and (${sampleIdentity('s')}) = (${sampleIdentity('r')}))
        where ${isMine} and ${waitsFor(answer)}
          and (${answer.position}::int is null or r.position = ${answer.position}::int)`)
}
