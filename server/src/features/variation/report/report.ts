import { variationReportKind, variationRoutes } from '@puquio/contract/laboratory/variation'
import type { PdfReport } from '@puquio/contract/pdf-reports'
import { variationTerms } from '@puquio/contract/terms'
import { type Language, parameterTitle } from '@puquio/domain'
import type { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { localTime } from '../../../platform/local-time.ts'
import { periodText } from '../../../platform/period-text.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SectionCover } from '../../../platform/sections/section.ts'
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
import { variationFileTexts as texts } from '../texts.ts'
import { readVariationReport, type VariationReport } from './sections.ts'

const body = variationRoutes.pdf.body
type Asked = z.output<typeof body>

const variationReport: ReportKind<typeof variationReportKind, Asked> = {
  name: variationReportKind,
  payload: body,
}

/** Puts the report of what is on screen into the queue. */
export const startVariationReport = (scope: ProjectScope, asked: Asked): Promise<PdfReport> =>
  scope.transaction((within) =>
    startReport(within, variationReport, {
      payload: asked,
      title: variationTerms.title[asked.language],
      language: asked.language,
    }),
  )

export const makesVariationReport = (
  platform: Pick<Platform, 'files'>,
): ReportMaker<typeof variationReportKind> =>
  makesReport(variationReport, {
    async prepare({ scope, requestedBy, payload }) {
      const { language, ...filters } = payload
      const report = await scope.transaction((within) =>
        readVariationReport(within, filters, { language, isPrinted: true }),
      )
      const cover = await readCover(platform, scope, {
        language,
        requestedBy,
        facts: factsOf(report, payload),
        dataVersion: versionOf(report, scope, language),
      })
      return {
        report: sectionsReport({ sections: report.sections, cover }),
        fileName: `${variationTerms.title[language]}.pdf`,
      }
    },
  })

/** Filters; the cover says who asks and when. */
function factsOf({ shown, components }: VariationReport, asked: Asked): SectionCover['facts'] {
  const { language } = asked
  return [
    [texts.period[language], periodText(asked, texts.wholePeriod, language)],
    [
      texts.parameters[language],
      shown.parameters.map((one) => parameterTitle(one, language)).join('; '),
    ],
    [
      texts.stations[language],
      shown.stations.map(({ code, name }) => (name === '' ? code : `${code} ${name}`)).join('; '),
    ],
    [texts.component[language], components.join('; ') || '–'],
    [
      texts.campaigns[language],
      (asked.unapproved ? texts.unapprovedToo : texts.approvedOnly)[language],
    ],
  ]
}

const versionOf = (
  { total, latestEnteredAt }: VariationReport,
  { timeZone }: ProjectScope,
  language: Language,
): string | null =>
  latestEnteredAt === null
    ? null
    : translate(texts.versionOf, language, {
        count: total,
        at: localTime(latestEnteredAt, timeZone),
      })

/** The tables of what is on screen, all results among them. */
export async function variationFile(
  scope: ProjectScope,
  filters: Omit<Asked, 'language'>,
  { language, format }: { language: Language; format: 'xlsx' | 'csv' },
): Promise<FileAnswer> {
  const { sections } = await scope.transaction((within) =>
    readVariationReport(within, filters, { language, isPrinted: false }),
  )
  const name = variationTerms.title[language]
  return sectionsFile(sections, { name, language, format, createdAt: scope.clock.now() })
}
