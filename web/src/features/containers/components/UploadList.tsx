import { Button, CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../../lib/store.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { ProgressLine } from '../../../ui/ProgressLine.tsx'
import {
  answerUpload,
  cancelUpload,
  clearEnded,
  hasEnded,
  type QueuedUpload,
  retryUpload,
  uploads,
} from '../uploads/upload-queue.ts'
import styles from './UploadList.module.css'
import '../texts.ts'

/** What is being sent, and what became of it; it goes on while other screens are open. */
export const UploadList = ({ projectId }: { projectId: number }) => {
  const { t } = useTranslation('containers')
  const shown = useStore(uploads).filter((one) => one.projectId === projectId)
  if (shown.length === 0) return null
  return (
    <section className={styles.frame} aria-label={t('uploads')}>
      <ul className={styles.list}>
        {shown.map((one) => (
          <UploadLine key={one.key} upload={one} />
        ))}
      </ul>
      {shown.filter(hasEnded).length > 1 && (
        <Button size="xs" variant="default" onClick={() => clearEnded(projectId)}>
          {t('clearUploads')}
        </Button>
      )}
    </section>
  )
}

const UploadLine = ({ upload }: { upload: QueuedUpload }) => {
  const { t } = useTranslation('containers')
  const percent = new Intl.NumberFormat(useLocale(), { style: 'percent' })
  const { key, file, state, ratio, problem } = upload
  const leave = t(hasEnded(upload) ? 'removeUpload' : 'cancelUpload')
  const isOnItsWay = state === 'sending' || state === 'retrying'
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        {!isOnItsWay && <span role="status">{problem ?? t(`state.${state}`)}</span>}
      </span>
      {isOnItsWay && (
        <span className={styles.progress}>
          <ProgressLine ratio={ratio} label={`${t(`state.${state}`)}: ${percent.format(ratio)}`} />
        </span>
      )}
      {state === 'asking' && (
        <span className={styles.choices}>
          <Button size="xs" onClick={() => answerUpload(key, 'version')}>
            {t('asVersion')}
          </Button>
          <Button size="xs" variant="default" onClick={() => answerUpload(key, 'both')}>
            {t('keepBoth')}
          </Button>
          <Button size="xs" variant="default" onClick={() => cancelUpload(key)}>
            {t('skip')}
          </Button>
        </span>
      )}
      {state === 'refused' && (
        <Button size="xs" variant="default" onClick={() => retryUpload(key)}>
          {t('resume')}
        </Button>
      )}
      {state !== 'asking' && (
        <CloseButton
          size="sm"
          aria-label={`${leave}: ${file.name}`}
          title={leave}
          onClick={() => cancelUpload(key)}
        />
      )}
    </li>
  )
}
