import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import styles from './hand-in.module.css'
import './texts.ts'

/** Why the link does not open: missing, unknown, expired or revoked. */
export const NotOpen = (failure: ComponentProps<typeof ErrorState>) => {
  const { t } = useTranslation('handIn')
  return (
    <>
      <h1 className={styles.title}>{t('title')}</h1>
      <ErrorState {...failure} />
    </>
  )
}
