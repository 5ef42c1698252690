import { type Board, type boardRoutes, boardsMax } from '@puquio/contract/boards/boards'
import { filtersShown } from '@puquio/contract/boards/panels'
import { boardAddress, defaultLanguage, todayIn } from '@puquio/domain'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import { lock } from '../../platform/db/lock.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { callerGone } from '../../platform/http/caller-gone.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { urirOf } from '../../platform/keys/urir.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { sectionsFile } from '../../platform/sections/sections-file.ts'
import { startReport } from '../pdf-reports/service.ts'
import { boardReport } from './board-report.ts'
import { type PanelRegistry, sectionsOf } from './board-sections.ts'
import { requireBoard } from './find-board.ts'
import { refusePanels } from './refuse-panels.ts'
import {
  type BoardRow,
  countBoards,
  deleteBoard,
  insertBoard,
  listBoards,
  readBoard,
  updateBoard,
} from './store.ts'
import { tellMenu } from './tell-menu.ts'

export const boardHandlers = (
  {
    keys,
    config,
    telemetry,
    webAddress,
  }: Pick<Platform, 'keys' | 'config' | 'telemetry' | 'webAddress'>,
  panels: PanelRegistry,
): Handlers<typeof boardRoutes> => {
  const shown = ({ projectId }: ProjectScope, row: BoardRow): Board => ({
    ...row,
    urir: urirOf(keys, projectId, row.id),
  })
  const required = (scope: ProjectScope, urir: string) => requireBoard(keys, scope, urir)
  return {
    list: async ({ scope }) =>
      (await listBoards(scope)).map((row) => ({
        ...row,
        urir: urirOf(keys, scope.projectId, row.id),
      })),

    get: async ({ scope, params }) => shown(scope, await required(scope, params.urir)),

    create: ({ scope, body: { kind, ...board } }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        await refusePanels(within, board, config.embedOrigins)
        await lock(within, 'boards', within.projectId)
        if ((await countBoards(within)) >= boardsMax)
          throw new Problem('TOO_MANY_BOARDS', { max: boardsMax })
        const id = await insertBoard(within, kind, board)
        return shown(within, (await readBoard(within, id)) as BoardRow)
      }),

    edit: ({ scope, params, body: { version, ...board } }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        const { id } = await required(within, params.urir)
        await refusePanels(within, board, config.embedOrigins)
        if (!(await updateBoard(within, { id, version }, board)))
          throw new Problem('CHANGED_MEANWHILE')
        return shown(within, (await readBoard(within, id)) as BoardRow)
      }),

    remove: ({ scope, params }) =>
      scope.transaction(async (within) => {
        await holdRights(within, 'project:admin')
        const { id } = await required(within, params.urir)
        await deleteBoard(within, id)
        await tellMenu(within)
        return null
      }),

    pdf: async ({ scope, params, body: { language, filters } }) => {
      const { id, label } = await required(scope, params.urir)
      return scope.transaction((within) =>
        startReport(within, boardReport, {
          payload: { boardId: id, filters },
          of: id,
          title: label,
          language,
        }),
      )
    },

    async file({
      scope,
      params,
      query: { format = 'xlsx', language = defaultLanguage, ...asked },
      reply,
    }) {
      const board = await required(scope, params.urir)
      const today = todayIn(scope.timeZone, scope.clock.now())
      const sections = await sectionsOf(panels, board, {
        scope,
        telemetry,
        filters: filtersShown(board.kind, asked, today),
        language,
        boardUrl: `${webAddress}${boardAddress(shown(scope, board))}`,
        signal: callerGone(reply),
      })
      return sectionsFile(sections, {
        name: board.label,
        language,
        format,
        createdAt: scope.clock.now(),
      })
    },
  }
}
