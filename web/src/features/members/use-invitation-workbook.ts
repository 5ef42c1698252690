import { type MemberImport, memberRoutes } from '@puquio/contract/people/members'
import type { CellCorrection } from '@puquio/contract/reference'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendFile } from '../../lib/api/use-send-file.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useMailToast } from '../../widgets/people/use-mail-toast.ts'
import { heldFile } from '../../widgets/workbook/held-file.ts'
import './texts.ts'

/** A workbook with the cells corrected here, and what the server said of both. */
type Checked = { file: File; corrections: readonly CellCorrection[]; result: MemberImport }
type Sent = Pick<Checked, 'file' | 'corrections'> & { save: 'yes' | 'no' }

/** Checks a workbook of invitations, takes corrections of its cells, and saves it. */
export const useInvitationWorkbook = (projectId: number, onInvited: () => void) => {
  const { t } = useTranslation('members')
  const tellMail = useMailToast()
  const [checked, setChecked] = useState<Checked | null>(null)
  const { sending, send: sendFile } = useSendFile()
  const [error, setError] = useState<string>()

  const tellInvited = ({ rows, isMailWaiting }: MemberImport) => {
    const queued = t('invited', { count: rows.filter(({ isMember }) => !isMember).length })
    tellMail({ action: 'member', sent: queued, done: queued, isMailWaiting })
    onInvited()
  }
  const send = async ({ file, corrections, save }: Sent) => {
    setError(undefined)
    const body = { save, corrections: JSON.stringify(corrections) }
    const input = { params: { projectId }, body, file }
    try {
      const result = await sendFile(memberRoutes.importWorkbook, input)
      if (result === undefined) return
      // Cells that were typed meanwhile stay.
      setChecked((before) => ({ file, corrections, ...before, result }))
      if (result.isSaved) tellInvited(result)
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  const check = async (chosen: File) => {
    setChecked(null)
    await send({ file: await heldFile(chosen), corrections: [], save: 'no' })
  }
  const correct = (cell: CellCorrection) =>
    setChecked((before) => before && { ...before, corrections: withCell(before.corrections, cell) })
  const sendAgain = async (save: 'yes' | 'no') => {
    if (checked !== null) await send({ ...checked, save })
  }
  return { checked, sending, error, check, correct, sendAgain }
}

const withCell = (cells: readonly CellCorrection[], cell: CellCorrection) => [
  ...cells.filter(({ row, column }) => row !== cell.row || column !== cell.column),
  cell,
]
