import { levelReportKind, levelReportRoutes } from '@puquio/contract/levels/level-reports'
import { call } from '../../lib/api/call.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useLanguage } from '../../lib/texts/locale.ts'
import { PreparedFileMenu } from '../../widgets/data/PreparedFileMenu.tsx'
import { PdfReportMenu } from '../../widgets/pdf/PdfReportMenu.tsx'
import type { LevelsValues } from './use-levels-search.ts'

type ReportMenusProps = { values: LevelsValues; search: string | undefined; isDisabled: boolean }

/** What is on screen as a PDF, and its tables and the list of wells as files. */
export const ReportMenus = ({ values, search, isDisabled }: ReportMenusProps) => {
  const { id: projectId } = useProject()
  const language = useLanguage()
  const params = { projectId }
  const { wells, states, retired, from, to, rain, ground, day, line, within } = values
  const gradient = values.gradient?.filter((id) => id > 0)
  const shown = { wells, retired, from, to, rain, ground, day, line, within, gradient }
  return (
    <>
      <PdfReportMenu
        kind={levelReportKind}
        start={() => call(levelReportRoutes.pdf, { params, body: { ...shown, language } })}
        isDisabled={isDisabled}
      />
      <PreparedFileMenu
        route={levelReportRoutes.file}
        inputOf={(format) => ({
          params,
          query: { ...shown, search, states, format, language },
        })}
      />
    </>
  )
}
