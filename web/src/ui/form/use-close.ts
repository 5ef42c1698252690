import { useTranslation } from 'react-i18next'
import { useStore } from '../../lib/store.ts'
import { confirm, question } from '../dialog/confirm.ts'
import './texts.ts'

/** Closes a form, after asking where something was typed. */
export const useClose = (isDirty: boolean, onClose: () => void): (() => Promise<void>) => {
  const { t } = useTranslation('uiForm')
  // The Escape that answers the question must not ask it again.
  const isAsked = useStore(question) !== null
  return async () => {
    if (isAsked) return
    const isLeaving =
      !isDirty ||
      (await confirm({
        title: t('unsavedTitle'),
        text: t('unsavedForm'),
        confirmLabel: t('closeUnsaved'),
        cancelLabel: t('stay'),
        isDanger: true,
      }))
    if (isLeaving) onClose()
  }
}
