import {
  levelReportKind,
  levelReportRoutes,
  type LevelReport,
} from '@puquio/contract/levels/level-reports'
import type { filteredWells } from '@puquio/contract/levels/shown-wells'
import type { PdfReport } from '@puquio/contract/pdf-reports'
import { menuScreenTerms } from '@puquio/contract/terms/menu-screens'
import type { Language } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { localTime } from '../../../platform/local-time.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SectionCover } from '../../../platform/sections/section.ts'
import { sectionRowsMax } from '../../../platform/sections/section-table.ts'
import { sectionsFile } from '../../../platform/sections/sections-file.ts'
import { sectionsReport } from '../../../platform/sections/sections-report.ts'
import { translate } from '../../../platform/translate.ts'
import {
  makesReport,
  type ReportKind,
  type ReportMaker,
  startReport,
} from '../../pdf-reports/service.ts'
import { readCover } from '../../projects/service.ts'
import { levelsFileTexts as texts } from '../texts.ts'
import { readLevelReport, type ReadReport } from './read-report.ts'

const { body } = levelReportRoutes.pdf
type Asked = z.output<typeof body>
const title = menuScreenTerms.NPYMS

const levelReport: ReportKind<typeof levelReportKind, Asked> = {
  name: levelReportKind,
  payload: body,
}

/** Puts the report of what is on screen into the queue. */
export const startLevelReport = (scope: ProjectScope, asked: Asked): Promise<PdfReport> =>
  scope.transaction((within) =>
    startReport(within, levelReport, {
      payload: asked,
      title: title[asked.language],
      language: asked.language,
    }),
  )

export const makesLevelReport = (
  platform: Pick<Platform, 'files' | 'telemetry'>,
): ReportMaker<typeof levelReportKind> =>
  makesReport(levelReport, {
    async prepare({ scope, requestedBy, payload }) {
      const { language, ...asked } = payload
      const how = { language, soundingsMost: sectionRowsMax }
      const report = await readLevelReport(platform, scope, asked, how)
      const facts = factsOf(report, scope, language)
      const cover = await readCover(platform, scope, {
        language,
        requestedBy,
        facts,
        dataVersion: versionOf(report, scope, language),
      })
      return {
        report: sectionsReport({ sections: report.sections, cover }),
        fileName: `${title[language]}.pdf`,
      }
    },
  })

/** What was chosen; the cover says who asks and when. */
function factsOf(
  { wells, period, at }: ReadReport,
  { timeZone }: ProjectScope,
  language: Language,
): SectionCover['facts'] {
  const dayOf = (instant: string | number) => localTime(instant, timeZone).slice(0, 10)
  return [
    [texts.report[language], title[language]],
    [texts.period[language], `${dayOf(period.fromMs)} – ${dayOf(period.toMs - 1)}`],
    [texts.wells[language], wells.map(({ name }) => name).join(', ') || '–'],
    ...(at === null ? [] : [[texts.sectionAt[language], localTime(at, timeZone)] as const]),
  ]
}

const versionOf = (
  { soundings, latestAtMs }: ReadReport,
  { timeZone }: ProjectScope,
  language: Language,
): string | null =>
  latestAtMs === null
    ? null
    : translate(texts.versionOf, language, {
        count: soundings,
        at: localTime(latestAtMs, timeZone),
      })

type FileAsked = {
  asked: LevelReport
  listed: Parameters<typeof filteredWells>[1]
  language: Language
  format: 'xlsx' | 'csv'
}

/** The list of wells and the tables of what is on screen, with all soundings. */
export async function levelReportFile(
  platform: Pick<Platform, 'telemetry'>,
  scope: ProjectScope,
  { asked, listed, language, format }: FileAsked,
): Promise<FileAnswer> {
  const how = { language, soundingsMost: Number.POSITIVE_INFINITY, listed }
  const { sections } = await readLevelReport(platform, scope, asked, how)
  const createdAt = scope.clock.now()
  return sectionsFile(sections, { name: title[language], language, format, createdAt })
}
