import type { levelReportRoutes } from '@puquio/contract/levels/level-reports'
import { defaultLanguage } from '@puquio/domain'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Platform } from '../../../platform/platform.ts'
import { levelReportFile, startLevelReport } from './report.ts'

export const levelReportHandlers = (
  platform: Pick<Platform, 'telemetry'>,
): Handlers<typeof levelReportRoutes> => ({
  file({
    scope,
    query: { format = 'xlsx', language = defaultLanguage, search, states, ...asked },
  }) {
    const listed = { search, states }
    return levelReportFile(platform, scope, { asked, listed, format, language })
  },
  pdf: ({ scope, body }) => startLevelReport(scope, body),
})
