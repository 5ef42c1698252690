import { Button, CloseButton } from '@mantine/core'
import { containerMediaTypes } from '@puquio/contract/containers'
import { useTranslation } from 'react-i18next'
import { typeNames } from '../../ui/files/file-check.ts'
import { ProgressLine } from '../../ui/states/ProgressLine.tsx'
import {
  answerUpload,
  cancelUpload,
  hasEnded,
  type QueuedUpload,
  retryUpload,
} from './upload-queue.ts'
import styles from './UploadList.module.css'
import { useUploadWords } from './use-upload-words.ts'
import './texts.ts'

/** One file: how far it is or what became of it, and what can be done about it. */
export const UploadLine = ({ upload }: { upload: QueuedUpload }) => {
  const { t } = useTranslation('uploads')
  const words = useUploadWords()
  const { key, file, type, state, problem, final, mediaTypes, sent, received } = upload
  const leave = t(hasEnded(upload) ? 'removeUpload' : 'cancelUpload')
  const isOnItsWay = state === 'sending' || state === 'retrying'
  return (
    <li className={styles.line}>
      <span className={styles.words}>
        <span className={styles.name}>{file.name}</span>
        {!isOnItsWay && (
          <span role="status" className={state === 'refused' ? styles.refused : undefined}>
            {problem ?? t(`state.${state}`)}
            {final === 'type' &&
              ` ${t('takenTypes', { types: typeNames(mediaTypes ?? containerMediaTypes[type]) })}`}
          </span>
        )}
      </span>
      {isOnItsWay && (
        <span className={styles.progress}>
          <ProgressLine
            ratio={file.size === 0 ? 0 : sent / file.size}
            label={`${t(`state.${state}`)}: ${words({ received, sent, bytes: file.size })}`}
          />
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
      {state === 'refused' && final === null && (
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
