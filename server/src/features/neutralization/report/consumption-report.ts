import {
  consumptionQuery,
  type ConsumptionQuery,
  consumptionReportKind,
} from '@puquio/contract/laboratory/treatment-days'
import type { PdfReport } from '@puquio/contract/pdf-reports'
import { neutralizationViewTerms as terms } from '@puquio/contract/terms/neutralization/view'
import { asFileName, firstOfMonth, type Language, lastOfMonth } from '@puquio/domain'
import { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { localTime } from '../../../platform/local-time.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sectionsReport } from '../../../platform/sections/sections-report.ts'
import { translate } from '../../../platform/translate.ts'
import {
  makesReport,
  type ReportKind,
  type ReportMaker,
  startReport,
} from '../../pdf-reports/service.ts'
import { readCover } from '../../projects/service.ts'
import { type PlantConsumption, readConsumption } from '../treatment-days/consumption.ts'
import { readDaysVersion } from '../treatment-days/days-store.ts'
import { consumptionReportTexts as texts } from '../texts.ts'
import { consumptionSections, periodOf } from './consumption-sections.ts'

const payload = consumptionQuery.extend({ plantId: z.int() })
const consumptionReport: ReportKind<typeof consumptionReportKind, z.output<typeof payload>> = {
  name: consumptionReportKind,
  payload,
}

const titleOf = (plant: string, language: Language) => `${terms.consumption[language]} · ${plant}`

/** Puts the consumption of a plant, as it is filtered now, into the queue of reports. */
export const startConsumptionReport = (
  scope: ProjectScope,
  plantId: number,
  { language, ...query }: ConsumptionQuery & { language: Language },
): Promise<PdfReport> =>
  scope.transaction(async (within) => {
    const { plant, from, to } = await readConsumption(within, plantId, query)
    return startReport(within, consumptionReport, {
      payload: { ...query, plantId, from, to },
      of: plantId,
      title: titleOf(plant.name, language),
      language,
    })
  })

/** A month with its days, or several months with their totals. */
export const makesConsumptionReport = (
  platform: Pick<Platform, 'files'>,
): ReportMaker<typeof consumptionReportKind> =>
  makesReport(consumptionReport, {
    async prepare({ scope, requestedBy, payload: { plantId, ...query }, language }) {
      const found = await scope.transaction((within) => readConsumption(within, plantId, query))
      const { plant, neutralizers } = found
      const cover = await readCover(platform, scope, {
        language,
        requestedBy,
        facts: [
          [terms.plant[language], plant.name],
          [terms.product[language], neutralizers.map(({ name }) => name).join(', ')],
          [terms.month[language], periodOf(found, language)],
        ],
        dataVersion: await versionOf(scope, plantId, found, language),
      })
      const sections = await consumptionSections(scope, found, language)
      const name = `${titleOf(plant.name, language)} ${found.from} ${found.to}`
      return {
        report: sectionsReport({ sections, cover }),
        fileName: `${asFileName(name)}.pdf`,
      }
    },
  })

async function versionOf(
  scope: ProjectScope,
  plantId: number,
  { from, to }: Pick<PlantConsumption, 'from' | 'to'>,
  language: Language,
): Promise<string | null> {
  const range = { from: firstOfMonth(from), to: lastOfMonth(to) }
  const { days, changedAt } = await readDaysVersion(scope, plantId, range)
  if (changedAt === null) return null
  const at = localTime(changedAt, scope.timeZone)
  return translate(texts.versionOf, language, { count: days, at })
}
