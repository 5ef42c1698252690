import type { PromptChoice } from '@puquio/contract/commitments/extractions'
import { useTranslation } from 'react-i18next'
import './texts.ts'

/** Returns what says which version of whose prompt one is. */
export const usePromptWords = (): ((choice: PromptChoice) => string) => {
  const { t } = useTranslation('promptChoice')
  return ({ source, number }) =>
    source === 'product'
      ? t('of.product')
      : `${t(`of.${source}`)} · ${t('versionOf', { version: number })}`
}
