import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../lib/store.ts'
import { question } from './confirm.ts'
import { Dialog } from './Dialog.tsx'
import styles from './Dialog.module.css'
import '../texts.ts'

/** Shows what `confirm` asks; stands once, in the shell. */
export const ConfirmDialog = () => {
  const { t } = useTranslation('ui')
  const asked = useStore(question)
  if (asked === null) return null
  return (
    <Dialog
      isOpen
      onClose={() => asked.answer(false)}
      title={asked.title}
      size="sm"
      footer={
        <>
          <Button
            {...(asked.isDanger ? { color: 'red.9' } : {})}
            onClick={() => asked.answer(true)}
            data-autofocus={!asked.isDanger || undefined}
          >
            {asked.confirmLabel}
          </Button>
          <Button
            variant="default"
            onClick={() => asked.answer(false)}
            data-autofocus={asked.isDanger || undefined}
          >
            {asked.cancelLabel ?? t('cancel')}
          </Button>
        </>
      }
    >
      <p className={styles.text}>{asked.text}</p>
    </Dialog>
  )
}
