import { type PlanColumn, type PlanIssue } from '@puquio/domain'
import { type PlanImport, type PreviewRow, planImportRoutes } from '@puquio/contract/plan-imports'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { change } from '../../../lib/api/call.ts'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { routeKey } from '../../../lib/api/api-query.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

type Shown = Pick<PreviewRow, 'cells' | 'issues'>
export type Correct = (
  row: PreviewRow,
  column: PlanColumn,
  value: string,
  issues: readonly PlanIssue[],
) => void

type Sent = { answer: PlanImport; shown: Promise<void> }

/** Answers which station a row's code means, for all rows with that code; null takes it back. */
export type AnswerCode = (row: PreviewRow, code: string, means: string | null) => void

/**
 * Shows a correction with its result at once, and sends corrections in order; the server's result then
 * replaces what is shown.
 */
export const useCorrections = (key: string) => {
  const { t } = useTranslation('planImports')
  const { id: projectId } = useProject()
  const client = useQueryClient()
  const [pending, setPending] = useState<ReadonlyMap<number, Shown>>(new Map())
  const queue = useRef(Promise.resolve())
  const latest = useRef(new Map<number, number>())

  const params = { projectId, key }
  const send = async (sent: () => Promise<Sent>) => {
    try {
      const { answer, shown } = await sent()
      client.setQueryData([...routeKey(planImportRoutes.get), { params }], answer)
      await shown
    } catch (error) {
      showToast({ kind: 'error', text: `${t('notCorrected')} ${problemText(error)}` })
      const { get, preview } = planImportRoutes
      await invalidate([...get.reads, ...preview.reads])
    }
  }
  const show = ({ row, cells, issues }: PreviewRow, sent: () => Promise<Sent>) => {
    const turn = (latest.current.get(row) ?? 0) + 1
    latest.current.set(row, turn)
    setPending((before) => new Map(before).set(row, { cells, issues }))
    queue.current = queue.current
      .then(() => send(sent))
      .then(() => {
        // A later correction of the row is still on its way.
        if (latest.current.get(row) !== turn) return
        setPending((before) => new Map([...before].filter(([one]) => one !== row)))
      })
  }
  const correct: Correct = (row, column, value, issues) => {
    const body = { cells: [{ row: row.row, column, value }] }
    show({ ...row, issues: [...issues] }, () =>
      change(planImportRoutes.correct, { params, body }, { isQuiet: true }),
    )
  }
  const answerCode: AnswerCode = (row, code, means) => {
    const isOpen = (issue: PlanIssue) => means === null || issue.code !== 'similar-code'
    const issues = row.issues.filter(isOpen)
    const body = { code, means }
    show({ ...row, issues }, () =>
      change(planImportRoutes.answerCode, { params, body }, { isQuiet: true }),
    )
  }
  const shown = (row: PreviewRow | undefined): PreviewRow | undefined =>
    row && { ...row, ...pending.get(row.row) }
  return { correct, answerCode, shown }
}
