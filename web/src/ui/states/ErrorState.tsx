import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './states.module.css'
import '../texts.ts'

/** What happened, why and what to do, in the reader's words. */
export type Failure = { text: string; requestId?: string | undefined }

type ErrorStateProps = Failure & { onRetry?: (() => void) | undefined }

export const ErrorState = ({ text, requestId, onRetry }: ErrorStateProps) => {
  const { t } = useTranslation('ui')
  return (
    <div className={styles.state} role="alert">
      <p className={styles.title}>{text}</p>
      {requestId && <p className={styles.text}>{t('requestId', { id: requestId })}</p>}
      {onRetry && (
        <div className={styles.action}>
          <Button variant="default" onClick={onRetry}>
            {t('retry')}
          </Button>
        </div>
      )}
    </div>
  )
}
