import {
  knownNames,
  linkByName,
  proposeCommitments,
} from '../../src/features/commitments/service.ts'
import { clockStartingAt } from '../../src/platform/clock.ts'
import type { ProjectScope } from '../../src/platform/db/scopes/scope.ts'
import { seedProjectScope } from '../../src/platform/db/scopes/system-scopes.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { MineSeed } from '../mines.ts'
import type { KeptStudy } from './keep-studies.ts'
import { rejectionReason } from './studies.ts'
import { wordsOf } from './words-of.ts'

type Given = { mine: MineSeed; studies: readonly KeptStudy[]; author: number; now: string }
/** The documents were added and read on one day, and reviewed some days later. */
type Setting = Omit<Given, 'now'> & { addedAt: string; reviewedAt: string }

/** Before the first due date of the tasks. */
const addedDaysAgo = 640
const reviewedDaysAgo = 637

/**
 * The instruments of a mine in their chain, with their documents, what the rules proposed from them and what people
 * decided of it; the monitorings of its plans are linked by the names of their commitments.
 */
export async function loadInstruments(
  scope: ProjectScope,
  { now, ...given }: Given,
): Promise<void> {
  const before = (days: number) =>
    new Date(new Date(now).getTime() - days * 86_400_000).toISOString()
  const setting = { ...given, addedAt: before(addedDaysAgo), reviewedAt: before(reviewedDaysAgo) }
  const { mine, studies } = setting
  const unit = await insertedId(
    scope,
    sql`insert into mining_unit (project_id, name, created_at)
      values (${scope.projectId}, ${mine.name.replace('U.M. ', '')}, ${setting.addedAt}) returning id`,
  )
  const instruments = new Map<string, number>()
  for (const study of studies) {
    const id = await insertInstrument(scope, setting, study, unit, instruments)
    instruments.set(study.seed.name, id)
    if (study.file) await proposeFound(scope, setting, study, id)
  }
  await supersede(scope, setting)
  await linkByName(scope, {})
}

async function insertInstrument(
  scope: ProjectScope,
  { author, addedAt }: Setting,
  { seed }: KeptStudy,
  unit: number,
  known: ReadonlyMap<string, number>,
): Promise<number> {
  const id = await insertedId(
    scope,
    sql`insert into instrument (project_id, mining_unit_id, name, kind, year, authority, resolution, resolution_on,
        in_force_from, created_at, created_by)
      values (${scope.projectId}, ${unit}, ${seed.name}, ${seed.kind}, ${seed.year}, ${seed.authority},
        ${seed.resolution}, ${seed.resolutionOn}, ${seed.inForceFrom}, ${addedAt}, ${author}) returning id`,
  )
  if (seed.changes)
    await scope.rows(sql`insert into instrument_change (project_id, instrument_id, earlier_id, kind)
      values (${scope.projectId}, ${id}, ${known.get(seed.changes.earlier)}, ${seed.changes.kind})`)
  return id
}

async function proposeFound(
  scope: ProjectScope,
  setting: Setting,
  study: KeptStudy,
  instrumentId: number,
) {
  const documentId = await insertDocument(scope, setting, study, instrumentId)
  // What is found may begin with the heading above it.
  const statedIn = (text: string) =>
    study.stated.find((one) => wordsOf(text).endsWith(wordsOf(one.text)))
  const proposals = study.found.map((one, index) => ({
    ...one,
    shortName: statedIn(one.text)?.shortName ?? one.shortName,
    places: study.places.slice(index, index + 1).map((place) => ({ ...place, documentId })),
  }))
  const of = { instrumentId, documentId }
  const extractionId = await insertExtraction(scope, setting, study, of)
  const run = { instrumentId, extractionId, method: 'rules', model: null } as const
  // The product proposes, and nobody: as where a job does so.
  const { projectId, timeZone, rows } = scope
  const clock = clockStartingAt(new Date(setting.addedAt))
  const product = seedProjectScope({ rows, clock }, { projectId, timeZone, userId: 0 })
  const names = await knownNames(
    product,
    proposals.map(({ named }) => named),
  )
  const { proposed, joined } = await proposeCommitments(product, run, proposals, names)
  await scope.rows(sql`
    update extraction set proposed = ${proposed}, joined = ${joined}
    where project_id = ${scope.projectId} and id = ${extractionId}`)
  const kept = await scope.rows<{ id: number; text: string }>(
    sql`select id, text from commitment where project_id = ${scope.projectId} and instrument_id = ${instrumentId}`,
  )
  const meant = kept.filter(({ text }) => statedIn(text)?.decision === 'verified')
  const notMeant = kept.filter(({ text }) => !statedIn(text))
  await decide(scope, setting, 'verified', meant)
  await decide(scope, setting, 'rejected', notMeant)
}

async function insertDocument(
  scope: ProjectScope,
  { author, addedAt }: Setting,
  { seed, title, file }: KeptStudy,
  instrumentId: number,
): Promise<number> {
  if (file === null) throw new Error('no file')
  const name = `${seed.name}, ${seed.title.toLowerCase()}.pdf`
  const fileId = await insertedId(
    scope,
    sql`insert into stored_file (project_id, sha256, name, media_type, bytes, uploaded_at, uploaded_by)
      values (${scope.projectId}, ${file.sha256}, ${name}, ${file.mediaType}, ${file.bytes}, ${addedAt}, ${author})
      returning id`,
  )
  const id = await insertedId(
    scope,
    sql`insert into instrument_document (project_id, instrument_id, name, file_id, pages, title, has_script, state,
        added_at, added_by)
      values (${scope.projectId}, ${instrumentId}, ${name}, ${fileId}, ${file.pages.length}, ${title}, false, 'ready',
        ${addedAt}, ${author}) returning id`,
  )
  const pages = file.pages.map(({ page, text, runs, width, height }) => ({
    page,
    text,
    runs,
    width,
    height,
  }))
  await scope.rows(sql`
    insert into document_page (project_id, document_id, page, text, source, runs, width_pt, height_pt)
    select ${scope.projectId}, ${id}, page, text, 'text', runs, width, height
    from jsonb_to_recordset(${JSON.stringify(pages)}::jsonb)
      as r(page int, text text, runs jsonb, width real, height real)`)
  return id
}

/** The run by rules that found them. */
async function insertExtraction(
  scope: ProjectScope,
  { author, addedAt }: Setting,
  { file, found }: KeptStudy,
  { instrumentId, documentId }: { instrumentId: number; documentId: number },
): Promise<number> {
  const pages = file?.pages.length ?? 0
  const id = await insertedId(
    scope,
    sql`insert into extraction (project_id, instrument_id, method, requested_at, requested_by, state, started_at, ended_at,
        pages_done, pages_total, quotes_done, quotes_total)
      values (${scope.projectId}, ${instrumentId}, 'rules', ${addedAt}, ${author}, 'done', ${addedAt}, ${addedAt}, ${pages}, ${pages},
        ${found.length}, ${found.length}) returning id`,
  )
  await scope.rows(sql`
    insert into extraction_document (project_id, extraction_id, document_id)
    values (${scope.projectId}, ${id}, ${documentId})`)
  return id
}

async function decide(
  scope: ProjectScope,
  { author, reviewedAt }: Setting,
  state: 'verified' | 'rejected',
  commitments: readonly { id: number }[],
) {
  const ids = commitments.map(({ id }) => id)
  const reason = state === 'rejected' ? rejectionReason : null
  await scope.rows(sql`
    update commitment set state = ${state}, decided_at = ${reviewedAt}, decided_by = ${author}, decided_reason = ${reason}::text,
      version = version + 1
    where project_id = ${scope.projectId} and id = any(${ids}::int[])`)
  await scope.rows(sql`
    insert into commitment_change (project_id, commitment_id, at, user_id, action, reason)
    select ${scope.projectId}, unnest(${ids}::int[]), ${reviewedAt}::timestamptz, ${author}::int, ${state}, ${reason}::text`)
}

/** What a later study says in the place of an earlier one. */
async function supersede(scope: ProjectScope, { studies, author, reviewedAt }: Setting) {
  const kept = await scope.rows<{ id: number; text: string }>(
    sql`select id, text from commitment where project_id = ${scope.projectId} and state = 'verified'`,
  )
  const ids = new Map(kept.map(({ id, text }) => [wordsOf(text), id]))
  for (const { text, supersedes } of studies.flatMap(({ stated }) => stated)) {
    const [by, earlier] = [ids.get(wordsOf(text)), ids.get(wordsOf(supersedes ?? ''))]
    if (by === undefined || earlier === undefined) continue
    await scope.rows(sql`
      update commitment set state = 'superseded', superseded_by_id = ${by}, version = version + 1
      where project_id = ${scope.projectId} and id = ${earlier}`)
    await scope.rows(sql`
      insert into commitment_change (project_id, commitment_id, at, user_id, action)
      values (${scope.projectId}, ${earlier}, ${reviewedAt}, ${author}, 'superseded')`)
  }
}

async function insertedId(scope: ProjectScope, statement: ReturnType<typeof sql>): Promise<number> {
  const [row] = await scope.rows<{ id: number }>(statement)
  return row?.id as number
}
