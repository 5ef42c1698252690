import { type HeldRow, heldRowsMax } from '@puquio/contract/laboratory/held-results'
import type { ResultImport } from '@puquio/contract/laboratory/result-imports'
import { columnLetters, type ResultField, textOf } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { Problem } from '../../platform/problem.ts'
import type { Checks } from './check/checks.ts'
import { optionsOf } from './check/options.ts'
import { findLaboratory } from './save/saving-store.ts'
import { knownOfOthers, type RowCounts } from './counts-store.ts'
import { heldFor } from './held-for.ts'
import { listHeld, type WaitingRow, type Wanted } from './rows-store.ts'
import { reportOf } from './hand-in/report.ts'
import { findImport, findLink, type ImportRow } from './store.ts'

/** Returns the state of an import, and restarts its check where a crash interrupted it. */
export async function showImport(
  scope: ProjectScope,
  checks: Checks,
  key: string,
): Promise<ResultImport> {
  const shown = await existing(scope, key)
  if (await checks.resume(scope, shown)) return toResultImport(scope, await existing(scope, key))
  return toResultImport(scope, shown)
}

export async function heldRows(
  scope: ProjectScope,
  key: string,
  { from = 0, ...about }: Omit<Wanted, 'size' | 'from'> & { from?: number | undefined },
): Promise<{ rows: HeldRow[]; total: number }> {
  const { state } = await existing(scope, key)
  if (state !== 'checked') throw new Problem('IMPORT_NOT_READY', { state })
  const { rows, total } = await listHeld(scope, key, { from, ...about, size: heldRowsMax })
  return { rows: rows.map((row) => toHeldRow(row, scope)), total }
}

/** By a link names are shown as the file has them, never as the project has them. */
const toHeldRow = (
  { position, sheet, row, at, held, ...one }: WaitingRow,
  scope: ProjectScope,
): HeldRow => {
  const { link } = scope
  const written = (field: ResultField) => textOf(one.cell?.fields[field] ?? '')
  return {
    position,
    sheet,
    row,
    columnLetter: columnLetters(at),
    station: (link ? null : one.station) ?? written('station'),
    date: one.sampledOn ?? written('date'),
    parameter: (link ? null : one.parameter?.es) ?? written('parameter'),
    value: one.text,
    unit: link ? written('unit') : (one.unit ?? ''),
    held: heldFor(scope, held ?? []),
  }
}

export async function existing(scope: ProjectScope, key: string): Promise<ImportRow> {
  const one = await findImport(scope, key)
  if (!one) throw new Problem('NOT_FOUND')
  return one
}

async function toResultImport(scope: ProjectScope, one: ImportRow): Promise<ResultImport> {
  const { key, state, fileName, phase, rowsDone, rowsTotal, refusal, look, isConfirmed } = one
  const laboratoryId = isConfirmed ? one.laboratoryId : (look?.recognised?.laboratoryId ?? null)
  const isStaged = state === 'checked' || state === 'saved'
  const { rows, groups } = (isStaged ? one.counted : null) ?? { rows: nothingYet, groups: [] }
  const laboratory =
    laboratoryId === null
      ? isConfirmed
        ? null
        : (look?.named ?? null)
      : await findLaboratory(scope, laboratoryId)
  const { newStations, ...counts } = rows
  const ofFile = isStaged ? one.summary : null
  const known = knownOfOthers(counts.known, one) + (ofFile?.known ?? 0)
  const blank = ofFile?.blank ?? 0
  const inFile = ofFile?.values ?? 0
  const report = reportOf(one)
  return {
    key,
    state,
    fileName,
    phase,
    rowsDone,
    rowsTotal,
    refusal: state === 'refused' ? refusal : null,
    laboratory,
    recognised: look?.recognised?.kind ?? null,
    sheets: look?.sheets ?? [],
    doubts: look?.doubts ?? [],
    mapping: isConfirmed ? one.mapping : (look?.mapping ?? null),
    options: optionsOf((isConfirmed ? one.options : look?.options) ?? {}),
    counts: {
      ...counts,
      withoutCampaign: counts.withoutCampaign ?? counts.samples,
      known,
      blank,
      leftOut: Math.max(0, inFile - blank - counts.good - counts.held - known - one.results),
      inFile,
      firstOn: outerOf([counts.firstOn, one.summary?.dates?.firstOn], 'first'),
      lastOn: outerOf([counts.lastOn, one.summary?.dates?.lastOn], 'last'),
      savedResults: one.results,
      savedSamples: one.samples,
      savedVersions: one.newVersions,
    },
    blankTexts: ofFile?.blankTexts ?? [],
    held: heldFor(scope, groups),
    newStations,
    answered: one.answers.map(({ aliasId: _, ...answer }) => ({
      ...answer,
      rows: answer.rows ?? null,
      place: answer.place ?? null,
      written: answer.written ?? answer.text ?? '',
    })),
    unread: (one.summary?.unread.columns ?? []).map(({ sheet, heading, cells }) => ({
      sheet,
      heading,
      cells,
    })),
    unreadSheets: one.summary?.unread.sheetsWithoutHeader ?? [],
    handedIn: await handedInBy(scope, one),
    report: report && { name: report.name, bytes: report.bytes },
  }
}

/** The first or last of days, of which some may not be known. */
const outerOf = (days: readonly (string | null | undefined)[], end: 'first' | 'last') => {
  const known = days.filter((day) => typeof day === 'string').toSorted()
  return known.at(end === 'first' ? 0 : -1) ?? null
}

async function handedInBy(scope: ProjectScope, { handedInAt, linkId }: ImportRow) {
  if (handedInAt === null || linkId === null) return null
  return { at: new Date(handedInAt).toISOString(), ...(await findLink(scope, linkId)) }
}

const nothingYet: RowCounts = {
  values: 0,
  good: 0,
  held: 0,
  known: 0,
  newVersions: 0,
  samples: 0,
  withoutCampaign: 0,
  old: 0,
  firstOn: null,
  lastOn: null,
  newStations: { stations: [], total: 0 },
}
