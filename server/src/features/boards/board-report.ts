import { boardReportKind } from '@puquio/contract/boards/boards'
import { boardFilters, type BoardFilters, filtersShown } from '@puquio/contract/boards/panels'
import { boardCategoryTerms } from '@puquio/contract/terms/boards/terms'
import { asFileName, boardAddress, type Language, todayIn } from '@puquio/domain'
import { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { urirOf } from '../../platform/keys/urir.ts'
import { periodText } from '../../platform/period-text.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { sectionsReport } from '../../platform/sections/sections-report.ts'
import { makesReport, type ReportKind, type ReportMaker } from '../pdf-reports/service.ts'
import { readCover } from '../projects/service.ts'
import { type PanelRegistry, sectionsOf } from './board-sections.ts'
import { tellRun, tellRunProblem } from './report-schedules/tell-run.ts'
import { type BoardRow, readBoard, readParameterNames, readStationCodes } from './store.ts'
import { boardFileTexts as texts } from './texts.ts'

const boardPayload = z.object({
  boardId: z.int(),
  filters: boardFilters,
  /** Of a schedule, whose recipients are told. */
  runId: z.int().optional(),
})

export const boardReport: ReportKind<typeof boardReportKind, z.output<typeof boardPayload>> = {
  name: boardReportKind,
  payload: boardPayload,
  isShared: true,
}

/** A board as it is filtered, with a cover that says by what. */
export const makesBoardReport = (
  platform: Pick<Platform, 'files' | 'telemetry' | 'keys' | 'webAddress'>,
  panels: PanelRegistry,
): ReportMaker<typeof boardReportKind> =>
  makesReport(boardReport, {
    async prepare(asked) {
      const { scope, payload, requestedBy, language, signal, progress } = asked
      const { boardId, runId } = payload
      const board = await readBoard(scope, boardId)
      if (!board) throw new Problem('NOT_FOUND')
      const today = todayIn(scope.timeZone, scope.clock.now())
      const filters = filtersShown(board.kind, payload.filters, today)
      const cover = await readCover(platform, scope, {
        language,
        requestedBy,
        facts: [
          [texts.category[language], boardCategoryTerms[board.category][language]],
          [texts.period[language], periodText(filters, texts.panelPeriod, language)],
          [texts.stations[language], await stationsText(scope, board, filters, language)],
          ...(await parametersFact(scope, filters, language)),
        ],
        dataVersion: null,
      })
      const sections = await sectionsOf(panels, board, {
        scope,
        telemetry: platform.telemetry,
        filters,
        language,
        boardUrl: `${platform.webAddress}${boardAddress({ ...board, urir: urirOf(platform.keys, scope.projectId, boardId) })}`,
        signal,
        progress: (done) => progress(done, board.panels.length),
      })
      return {
        report: sectionsReport({ sections, cover }),
        fileName: `${asFileName(board.label)}.pdf`,
        ...(runId === undefined
          ? {}
          : { onMade: (within: ProjectScope) => tellRun(within, runId) }),
      }
    },
    async onRefused(within, { runId }, problem) {
      if (runId !== undefined) await tellRunProblem(within, runId, problem)
    },
  })

async function stationsText(
  scope: ProjectScope,
  { panels }: Pick<BoardRow, 'panels'>,
  { stations }: BoardFilters,
  language: Language,
) {
  if (!stations?.length) {
    const areChosen = panels.some(({ settings }) => settings.stations?.length)
    return texts[areChosen ? 'panelStations' : 'allStations'][language]
  }
  return (await readStationCodes(scope, stations)).join(', ')
}

async function parametersFact(
  scope: ProjectScope,
  { parameters }: BoardFilters,
  language: Language,
): Promise<(readonly [string, string])[]> {
  if (!parameters?.length) return []
  const names = await readParameterNames(scope, parameters, language)
  return [[texts.parameters[language], names.join(', ')]]
}
