import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { confirm } from '../dialog/confirm.ts'
import './texts.ts'

/** Asks before a page with unsaved changes is left, by a link, the back button or closing the tab. */
export const useUnsavedGuard = (isDirty: boolean): void => {
  const { t } = useTranslation('uiForm')
  useBlocker({
    disabled: !isDirty,
    enableBeforeUnload: isDirty,
    // Filters and tabs live in the address: changing them does not leave the page.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      !(await confirm({
        title: t('unsavedTitle'),
        text: t('unsavedText'),
        confirmLabel: t('leave'),
        cancelLabel: t('stay'),
        isDanger: true,
      })),
  })
}
