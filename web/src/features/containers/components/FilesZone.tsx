import { Alert } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { useFileDrop } from '../../../ui/files/use-file-drop.ts'
import styles from './FilesZone.module.css'
import '../texts.ts'

type FilesZoneProps = {
  drop: ReturnType<typeof useFileDrop>
  /** The folder that is open, by which what was said of files that were not taken is forgotten. */
  place: string
  children: ReactNode
}

/** Where files can be dropped: all that a folder shows. */
export const FilesZone = ({ drop, place, children }: FilesZoneProps) => {
  const { t } = useTranslation('containers')
  const { forget } = drop
  useEffect(() => forget(), [place, forget])
  return (
    <div {...drop.rootProps} className={styles.zone}>
      <input {...drop.inputProps} style={{ display: 'none' }} aria-label={t('upload')} />
      {drop.refusals.length > 0 && (
        <Alert color="red" mb="md" role="alert" withCloseButton onClose={forget}>
          {drop.refusals.map((text) => (
            <p key={text} className={styles.refusal}>
              {text}
            </p>
          ))}
        </Alert>
      )}
      {children}
      {drop.isOver && <div className={styles.over}>{t('dropHere')}</div>}
    </div>
  )
}
