import { type PlanColumn, type PlanIssue, stationKey } from '@puquio/domain'
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

export type Correction = { row: number; column: PlanColumn; value: string }
export type CodeAnswer = { code: string; means: string | null }

/**
 * Shows a correction with its result at once, and sends corrections in order; the server's result then
 * replaces what is shown.
 */
export const useCorrections = (key: string) => {
  const { t } = useTranslation('planImports')
  const { id: projectId } = useProject()
  const client = useQueryClient()
  const [pending, setPending] = useState<ReadonlyMap<number, Shown>>(new Map())
  /** Station keys of codes whose answers are on their way. */
  const [answering, setAnswering] = useState<ReadonlySet<string>>(new Set())
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
  const enqueue = (sent: () => Promise<Sent>) => {
    queue.current = queue.current.then(() => send(sent))
    return queue.current
  }
  const show = ({ row, cells, issues }: PreviewRow, sent: () => Promise<Sent>) => {
    const turn = (latest.current.get(row) ?? 0) + 1
    latest.current.set(row, turn)
    setPending((before) => new Map(before).set(row, { cells, issues }))
    return enqueue(sent).then(() => {
      // A later correction of the row is still on its way.
      if (latest.current.get(row) !== turn) return
      setPending((before) => new Map([...before].filter(([one]) => one !== row)))
    })
  }
  const sendCells = (cells: readonly Correction[]) =>
    change(planImportRoutes.correct, { params, body: { cells: [...cells] } }, { isQuiet: true })
  const sendAnswer = (body: CodeAnswer) =>
    change(planImportRoutes.answerCode, { params, body }, { isQuiet: true })
  const correct: Correct = (row, column, value, issues) => {
    void show({ ...row, issues: [...issues] }, () => sendCells([{ row: row.row, column, value }]))
  }
  const answerCode: AnswerCode = (row, code, means) => {
    const isOpen = (issue: PlanIssue) => means === null || issue.code !== 'similar-code'
    const issues = row.issues.filter(isOpen)
    const key = stationKey(code)
    if (means !== null) setAnswering((before) => new Set(before).add(key))
    void show({ ...row, issues }, () => sendAnswer({ code, means })).then(() =>
      setAnswering((before) => new Set([...before].filter((one) => one !== key))),
    )
  }
  const correctAll = (cells: readonly Correction[]) => void enqueue(() => sendCells(cells))
  const answerCodes = (answers: readonly CodeAnswer[]) => {
    for (const answer of answers) void enqueue(() => sendAnswer(answer))
  }
  const shown = (row: PreviewRow | undefined): PreviewRow | undefined =>
    row && { ...row, ...pending.get(row.row) }
  return { correct, correctAll, answerCode, answerCodes, answering, shown }
}
