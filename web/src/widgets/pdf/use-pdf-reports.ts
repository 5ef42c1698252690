import { type PdfReport, pdfReportRoutes } from '@puquio/contract/pdf-reports'
import { useApi, useApiMutation } from '../../lib/api/use-api.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { showToast } from '../../ui/toasts/toasts.ts'

/** The stream tells of every turn; progress within one, and what a broken stream missed, is asked for. */
const askedAgainMs = 3_000

export const isUnderWay = ({ state }: Pick<PdfReport, 'state'>) =>
  state === 'queued' || state === 'running'

/** The reader's own reports of a kind, or of one thing that has them, live, and how one is cancelled. */
export const usePdfReports = (kind: string, of?: number) => {
  const { id: projectId } = useProject()
  const params = { projectId }
  const list = useApi(
    pdfReportRoutes.list,
    { params, query: { kind, of } },
    {
      isQuiet: true,
      refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? askedAgainMs : false),
    },
  )
  const cancel = useApiMutation(pdfReportRoutes.cancel, {
    onError: (error) => showToast({ kind: 'error', text: problemText(error), action: 'pdf' }),
  })
  return {
    reports: list.data ?? [],
    isCancelling: cancel.isPending,
    cancel: (pdfReportId: number) => cancel.mutate({ params: { ...params, pdfReportId } }),
  }
}
