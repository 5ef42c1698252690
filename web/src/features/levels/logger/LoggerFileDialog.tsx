import { Button } from '@mantine/core'
import type { Well } from '@puquio/contract/levels/levels'
import { loggerFileRoutes } from '@puquio/contract/modi/logger-files'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import styles from '../levels.module.css'
import '../texts.ts'

type LoggerFileDialogProps = {
  well: Well
  variable: NonNullable<Well['variable']>
  onClose: () => void
}
type Taken = { name: string; rows: number; refused: number; firstRefused: string }

const accept = ['.mon', '.xle', '.dat', '.csv', '.txt', '.rdb']

/** Hands in what was read out of the logger of a well, by its device. */
export const LoggerFileDialog = ({ well, variable, onClose }: LoggerFileDialogProps) => {
  const { t } = useTranslation('levels')
  const { id: projectId } = useProject()
  const format = useFormat()
  const { sending, send } = useSendFile()
  const [taken, setTaken] = useState<Taken | null>(null)
  const [error, setError] = useState<string>()
  const { device } = variable
  const take = async (file: File) => {
    setError(undefined)
    setTaken(null)
    try {
      const params = { projectId, deviceId: device.id }
      const answer = await send(loggerFileRoutes.take, { params, file })
      if (answer) setTaken({ name: file.name, ...answer })
    } catch (refused) {
      setError(problemText(refused))
    }
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="md"
      title={t('loggerFileOf', { well: well.name })}
      footer={
        <Button variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <p className={styles.note}>{t('loggerHelp', { device: device.name })}</p>
      <p className={styles.note}>{t('loggerForms')}</p>
      <FileDrop
        label={t('loggerFile')}
        accept={accept}
        maxBytes={loggerFileRoutes.take.maxBytes ?? 0}
        upload={sending}
        error={error}
        onFiles={([file]) => {
          if (file) void take(file)
        }}
      />
      {taken && (
        <div role="status" className={styles.result}>
          <p>
            {taken.rows === 0 && taken.refused === 0
              ? t('loggerNothing', { name: taken.name })
              : t('loggerTaken', { name: taken.name, count: taken.rows })}
          </p>
          {taken.refused > 0 && (
            <p className={styles.warning}>
              {t('loggerRefused', {
                number: format.number(taken.refused),
                where: taken.firstRefused,
              })}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}
