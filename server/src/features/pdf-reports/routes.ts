import type { pdfReportRoutes } from '@puquio/contract/pdf-reports'
import type { Handlers } from '../../platform/http/implement.ts'
import { cancelJob } from '../../platform/jobs/queue-store.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { sentFile } from '../files/service.ts'
import { endReport, findOwnFile, listOwn } from './reports-store.ts'
import { tellPeople } from './start-report.ts'

export const pdfReportHandlers = (
  platform: Pick<Platform, 'files'>,
): Handlers<typeof pdfReportRoutes> => ({
  list: ({ scope, query }) => listOwn(scope, query.kind),

  async file({ scope, params }) {
    const found = await findOwnFile(scope, params.pdfReportId)
    if (!found) throw new Problem('NOT_FOUND')
    return sentFile(platform, found)
  },

  async cancel({ scope, params }) {
    return scope.transaction(async (within) => {
      const jobId = await endReport(within, params.pdfReportId, 'own')
      if (jobId === null || !(await cancelJob(within, jobId))) throw new Problem('NOT_FOUND')
      await tellPeople(within)
      return null
    })
  },
})
