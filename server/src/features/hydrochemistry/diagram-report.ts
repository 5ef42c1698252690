import { shownDay } from '@puquio/domain'
import {
  hydrochemistryReportKind,
  hydrochemistryRoutes,
} from '@puquio/contract/laboratory/hydrochemistry'
import { hydrochemistryTerms as terms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import type { PdfReport } from '@puquio/contract/pdf-reports'
import type { z } from 'zod'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { sectionsReport } from '../../platform/sections/sections-report.ts'
import {
  makesReport,
  type ReportKind,
  type ReportMaker,
  startReport,
} from '../pdf-reports/service.ts'
import { readCover } from '../projects/service.ts'
import { type Answer, readHydrochemistry } from './answer.ts'
import { diagramSections } from './diagram-sections.ts'
import { countSamples } from './samples-store.ts'

const payload = hydrochemistryRoutes.pdf.body
type Asked = z.output<typeof payload>

/** A cell of a printed table costs memory of the renderer (decision 125). */
const mostSamples = 1_000

const diagramReport: ReportKind<typeof hydrochemistryReportKind, Asked> = {
  name: hydrochemistryReportKind,
  payload,
}

const queryOf = ({ unapproved, ...asked }: Asked) => ({ ...asked, unapproved: unapproved ?? false })

/** Puts the diagram, as it is filtered now, into the queue of reports; refuses what is too much to print. */
export async function startDiagramReport(scope: ProjectScope, asked: Asked): Promise<PdfReport> {
  if ((await countSamples(scope, queryOf(asked))) > mostSamples) throw new Problem('PDF_TOO_LARGE')
  const { language, diagram } = asked
  return scope.transaction((within) =>
    startReport(within, diagramReport, {
      payload: asked,
      title: terms[`name.${diagram}`][language],
      language,
    }),
  )
}

/** A diagram of water with the tables of its samples, and a head that says by what it is filtered. */
export const makesDiagramReport = (
  platform: Pick<Platform, 'files'>,
): ReportMaker<typeof hydrochemistryReportKind> =>
  makesReport(diagramReport, {
    async prepare({ scope, requestedBy, payload: asked }) {
      const { diagram, by, path, language } = asked
      const answer = await readHydrochemistry(scope, queryOf(asked))
      // More came while it waited.
      if (answer.total > mostSamples) throw new Problem('PDF_TOO_LARGE')
      const cover = await readCover(platform, scope, {
        language,
        requestedBy,
        facts: factsOf(answer, asked),
        dataVersion: null,
      })
      const sections = diagramSections(answer, {
        diagram,
        by,
        isPathDrawn: path ?? false,
        language,
      })
      return {
        report: sectionsReport({ sections, cover, landscape: true }),
        fileName: `${terms[`name.${diagram}`][language]}.pdf`,
      }
    },
  })

function factsOf({ stations, campaigns }: Answer, asked: Asked): (readonly [string, string])[] {
  const { language, from, to, unapproved } = asked
  const all = terms.all[language]
  const list = (isAsked: boolean, names: readonly string[]) => (isAsked ? names.join(', ') : all)
  return [
    [
      terms.stations[language],
      list(
        Boolean(asked.stations?.length),
        stations.map(({ code }) => code),
      ),
    ],
    [
      terms.campaigns[language],
      list(
        Boolean(asked.campaigns?.length),
        campaigns.map(({ name }) => name),
      ),
    ],
    [terms.period[language], from || to ? `${day(from)} – ${day(to)}` : all],
    [terms.results[language], terms[unapproved ? 'withUnapproved' : 'approvedOnly'][language]],
  ]
}

const day = (on: string | undefined) => (on ? shownDay(on) : '…')
