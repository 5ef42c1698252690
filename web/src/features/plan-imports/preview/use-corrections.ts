import { type PlanColumn, type PlanIssue } from '@puquio/domain'
import { type PreviewRow, planImportRoutes } from '@puquio/contract/plan-imports'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { change } from '../../../lib/call.ts'
import { invalidate } from '../../../lib/invalidate.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project-context.ts'
import { routeKey } from '../../../lib/use-api.ts'
import { showToast } from '../../../ui/toasts.ts'
import '../texts.ts'

type Shown = Pick<PreviewRow, 'cells' | 'issues'>
export type Correct = (
  row: PreviewRow,
  column: PlanColumn,
  value: string,
  issues: readonly PlanIssue[],
) => void

/**
 * Shows a correction with its verdict at once, and sends it after the ones before it: the server
 * judges again, and what it says replaces what was shown.
 */
export const useCorrections = (key: string) => {
  const { t } = useTranslation('planImports')
  const { id: projectId } = useProject()
  const client = useQueryClient()
  const [pending, setPending] = useState<ReadonlyMap<number, Shown>>(new Map())
  const queue = useRef(Promise.resolve())
  const latest = useRef(new Map<number, number>())

  const send = async (row: number, column: PlanColumn, value: string) => {
    const params = { projectId, key }
    try {
      const body = { cells: [{ row, column, value }] }
      const input = { params, body }
      const { answer, shown } = await change(planImportRoutes.correct, input, { isQuiet: true })
      client.setQueryData([...routeKey(planImportRoutes.get), { params }], answer)
      await shown
    } catch (error) {
      showToast({ kind: 'error', text: `${t('notCorrected')} ${problemText(error)}` })
      const { get, preview } = planImportRoutes
      await invalidate([...get.reads, ...preview.reads])
    }
  }
  const correct: Correct = ({ row, cells }, column, value, issues) => {
    const turn = (latest.current.get(row) ?? 0) + 1
    latest.current.set(row, turn)
    setPending((before) => new Map(before).set(row, { cells: [...cells], issues: [...issues] }))
    queue.current = queue.current
      .then(() => send(row, column, value))
      .then(() => {
        // A later correction of the row is still on its way.
        if (latest.current.get(row) !== turn) return
        setPending((before) => new Map([...before].filter(([one]) => one !== row)))
      })
  }
  const shown = (row: PreviewRow | undefined): PreviewRow | undefined =>
    row && { ...row, ...pending.get(row.row) }
  return { correct, shown }
}
