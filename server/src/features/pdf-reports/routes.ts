import type { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { sentFile } from '../files/service.ts'
import { endOwn } from './end-report.ts'
import { findReportFile, listMade, listOwn } from './reports-store.ts'

export const pdfReportHandlers = (
  platform: Pick<Platform, 'files'>,
): Handlers<typeof pdfReportRoutes> => ({
  list: ({ scope, query }) => listOwn(scope, query),

  made: ({ scope, query }) => listMade(scope, query),

  async file({ scope, params }) {
    const found = await findReportFile(scope, params.pdfReportId)
    if (!found) throw new Problem('NOT_FOUND')
    return sentFile(platform, found)
  },

  async cancel({ scope, params }) {
    return scope.transaction(async (within) => {
      if (!(await endOwn(within, params.pdfReportId))) throw new Problem('NOT_FOUND')
      return null
    })
  },
})
