import { type DeviceImport, deviceWorkbookRoutes } from '@puquio/contract/modi/device-workbooks'
import type { CellCorrection } from '@puquio/contract/reference'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { heldFile } from '../../../widgets/workbook/held-file.ts'
import '../import-texts.ts'

/** A workbook with the cells corrected here, and what the server said of both. */
type Checked = { file: File; corrections: readonly CellCorrection[]; result: DeviceImport }
type Sent = Pick<Checked, 'file' | 'corrections'> & { save: 'yes' | 'no' }

/** Checks a workbook of devices, takes corrections of its cells, and saves it. */
export const useDeviceWorkbook = (projectId: number, onAdded: () => void) => {
  const { t } = useTranslation('deviceImport')
  const [checked, setChecked] = useState<Checked | null>(null)
  const { sending, send: sendFile } = useSendFile()
  const [error, setError] = useState<string>()
  const send = async ({ file, corrections, save }: Sent) => {
    setError(undefined)
    const body = { save, corrections: JSON.stringify(corrections) }
    const input = { params: { projectId }, body, file }
    try {
      const result = await sendFile(deviceWorkbookRoutes.importWorkbook, input)
      if (result === undefined) return
      // Cells that were typed meanwhile stay.
      setChecked((before) => ({ file, corrections, ...before, result }))
      if (!result.isSaved) return
      const count = result.rows.filter(({ isKnown }) => !isKnown).length
      showToast({ kind: 'success', text: t('added', { count }), action: 'device' })
      onAdded()
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  const check = async (chosen: File) => {
    setChecked(null)
    await send({ file: await heldFile(chosen), corrections: [], save: 'no' })
  }
  const correct = (cell: CellCorrection) =>
    setChecked(
      (before) =>
        before && {
          ...before,
          corrections: [
            ...before.corrections.filter(
              ({ row, column }) => row !== cell.row || column !== cell.column,
            ),
            cell,
          ],
        },
    )
  const sendAgain = async (save: 'yes' | 'no') => {
    if (checked !== null) await send({ ...checked, save })
  }
  return { checked, sending, error, check, correct, sendAgain }
}
