import { type MemberImport, memberRoutes } from '@puquio/contract/people/members'
import type { CellCorrection } from '@puquio/contract/reference'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upload } from '../../lib/api/upload.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useMailToast } from '../../widgets/people/use-mail-toast.ts'
import { heldFile } from '../../widgets/workbook/held-file.ts'
import './texts.ts'

/** A workbook with the cells corrected here, and what the server said of both. */
type Checked = { file: File; corrections: readonly CellCorrection[]; result: MemberImport }
type Sent = Pick<Checked, 'file' | 'corrections'> & {
  save: 'yes' | 'no'
  onProgress?: (ratio: number | null) => void
}

/** Checks a workbook of invitations, takes corrections of its cells, and saves it. */
export const useInvitationWorkbook = (projectId: number, onInvited: () => void) => {
  const { t } = useTranslation('members')
  const tellMail = useMailToast()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [sending, setSending] = useState<{ name: string; ratio: number | null } | null>(null)
  const [isChecking, setIsChecking] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<string>()

  const send = async ({ file, corrections, save, onProgress }: Sent) => {
    setError(undefined)
    const body = { save, corrections: JSON.stringify(corrections) }
    try {
      const result = await upload(
        memberRoutes.importWorkbook,
        { params: { projectId }, body, file },
        onProgress && { onProgress },
      )
      // Cells that were typed meanwhile stay.
      setChecked((before) => ({ file, corrections, ...before, result }))
      if (result.isSaved) tellInvited(result)
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  const tellInvited = ({ rows, isMailWaiting }: MemberImport) => {
    const queued = t('invited', { count: rows.filter(({ isMember }) => !isMember).length })
    tellMail({ action: 'member', sent: queued, done: queued, isMailWaiting })
    onInvited()
  }
  const check = async (chosen: File) => {
    const { name } = chosen
    setChecked(null)
    setSending({ name, ratio: 0 })
    const onProgress = (ratio: number | null) => setSending({ name, ratio })
    await send({ file: await heldFile(chosen), corrections: [], save: 'no', onProgress })
    setSending(null)
  }
  const correct = (cell: CellCorrection) =>
    setChecked((before) => before && { ...before, corrections: withCell(before.corrections, cell) })
  const checkAgain = async () => {
    if (checked === null) return
    setIsChecking(true)
    await send({ ...checked, save: 'no' })
    setIsChecking(false)
  }
  const save = async () => {
    if (checked === null) return
    setIsSaving(true)
    await send({ ...checked, save: 'yes' })
    setIsSaving(false)
  }
  return { checked, sending, isChecking, isSaving, error, check, correct, checkAgain, save }
}

const withCell = (cells: readonly CellCorrection[], cell: CellCorrection) => [
  ...cells.filter(({ row, column }) => row !== cell.row || column !== cell.column),
  cell,
]
