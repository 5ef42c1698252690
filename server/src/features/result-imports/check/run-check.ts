import { todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { requireQuota } from '../../../platform/files/room.ts'
import { storedSource } from '../../../platform/files/stored-source.ts'
import { whileAlive } from '../../../platform/imports/while-alive.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import type { TableRefusal } from '../../../platform/tables/table-reader.ts'
import { type Refused, refusalProblems } from '../../../platform/xlsx/guard/refusal.ts'
import { type ReadRows, readRows } from '../../../platform/xlsx/read/read-rows.ts'
import { deleteRows, insertRows } from '../rows-store.ts'
import { storeCounted, storeCounts } from '../counts-store.ts'
import { type ImportRow, lockImport } from '../store.ts'
import { type CheckInput, type ReadFile, resultsMax } from './check-cells.ts'
import { finishCheck, finishLook, keepAlive, refuseImport } from './check-store.ts'
import { markDuplicates, mayBeSaved } from './duplicates-store.ts'
import { readLists, readProfiles } from './lists-store.ts'
import type { Look, LookInput } from './look-at-file.ts'
import { optionsOf, ownLaboratoryOf } from './options.ts'

/** Most characters of the rows that one file is staged as: what all texts of its cells say, in each of its results. */
const stagedMax = 256 * 1024 * 1024

/** Looks at an import's file until its columns are confirmed, then checks its values into the staging table. */
export async function runCheck(
  scope: ProjectScope,
  { files, config }: Pick<Platform, 'files' | 'config'>,
  one: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const progress = {
    phase: 'reading' as ImportRow['phase'],
    rowsDone: 0,
    rowsTotal: 0,
    stagedBytes: 0,
  }
  // The file is read on while the rows before are stored.
  let storing: Promise<unknown> = Promise.resolve()
  const check = async (ended: AbortSignal) => {
    const source = storedSource(files, one)
    const read = async <Summary, Input>(
      input: Input,
      on?: Pick<ReadRows<never, Input>, 'onPacked' | 'onAgain' | 'isFollowed'>,
    ): Promise<Summary> => {
      const found = await readRows<never, Summary, Input>({
        source,
        module: new URL('./file-part.ts', import.meta.url),
        input,
        project: scope.projectId,
        signal: ended,
        takesCsv: true,
        limits: { answerCharacters: stagedMax },
        ...on,
        onProgress({ phase, done, total }) {
          if (phase !== 'check') return
          Object.assign(progress, { rowsDone: done, rowsTotal: total })
        },
      })
      if (found.kind === 'refused') throw new RefusedFile(refusalOf(found))
      return found.summary
    }
    const lists = await readLists(scope)
    if (!one.isConfirmed || !one.mapping) {
      const profiles = await readProfiles(scope)
      // Most columns are confirmed as they are proposed, and the file is checked within seconds.
      const look = await read<Look, LookInput>({ lists, profiles }, { isFollowed: true })
      const { hasRows, ...proposed } = look
      if (look.sheets.length === 0) throw new RefusedFile({ problem: 'WORKBOOK_EMPTY', params: {} })
      if (!hasRows) throw new RefusedFile({ problem: 'WORKBOOK_HEADINGS_ALONE', params: {} })
      const profile = profiles.find((its) => its.laboratoryId === look.recognised?.laboratoryId)
      await finishLook(scope, one, {
        ...proposed,
        options: profile ? optionsOf(profile.profile) : {},
      })
      return
    }
    await deleteRows(scope, one.key)
    await requireQuota(config, scope, 0)
    const { mapping, answers } = one
    const { decimalMark, dateOrder, timeZone, utmZone, datum } = optionsOf(one.options)
    const input: CheckInput = {
      mapping,
      lists,
      decimalMark,
      dateOrder,
      answers,
      today: todayIn(scope.timeZone, scope.clock.now()),
      timeZone: timeZone ?? scope.timeZone,
      utmZone,
      datum,
      ownLaboratory: ownLaboratoryOf(one, lists),
    }
    const { found, plain, ...summary } = await read<ReadFile, CheckInput>(input, {
      async onPacked(lines, characters) {
        progress.phase = 'checking'
        await storing
        if (ended.aborted) return
        storing = insertRows(scope, one, lines)
        // Thrown where it is awaited.
        storing.catch(() => undefined)
        progress.stagedBytes += characters
      },
      async onAgain() {
        progress.phase = 'reading'
        if (progress.stagedBytes === 0) return
        await storing
        await deleteRows(scope, one.key)
        progress.stagedBytes = 0
      },
    })
    await storing
    if (summary.isTooLong)
      throw new RefusedFile({ problem: 'WORKBOOK_TOO_MANY_ROWS', params: { max: resultsMax } })
    progress.phase = 'storing'
    const isCounted =
      plain !== null && one.answers.length === 0 && !(await mayBeSaved(scope, one, plain))
    if (!isCounted) await scope.transaction((scope) => markDuplicates(scope, one, { areNew: true }))
    await scope.transaction(async (scope) => {
      await lockImport(scope, one.key)
      await (isCounted ? storeCounted(scope, one.key, plain) : storeCounts(scope, one.key))
      await finishCheck(scope, one, { found, summary, stagedBytes: progress.stagedBytes })
    })
  }
  try {
    await whileAlive(signal, () => keepAlive(scope, one, progress), check)
  } catch (error) {
    await storing.catch(() => undefined)
    const refusal = refusalIn(error)
    if (!refusal) throw error
    await refuseImport(scope, one, refusal)
    await deleteRows(scope, one.key)
  }
}

class RefusedFile extends Error {
  readonly refusal: TableRefusal

  constructor(refusal: TableRefusal) {
    super(refusal.problem)
    this.refusal = refusal
  }
}

/** What is wrong with the file, or with the room for it. */
const refusalIn = (error: unknown): TableRefusal | null => {
  if (error instanceof RefusedFile) return error.refusal
  if (!(error instanceof Problem) || error.problem !== 'PROJECT_FULL') return null
  const { usedGb, quotaGb } = error.params
  return { problem: error.problem, params: { usedGb: Number(usedGb), quotaGb: Number(quotaGb) } }
}

const refusalOf = ({ reason, params }: Refused): TableRefusal => ({
  problem: refusalProblems[reason],
  params:
    reason === 'old-format'
      ? { looksLike: 'old-excel' }
      : typeof params.looksLike === 'string'
        ? { looksLike: params.looksLike }
        : {},
})
