import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loading } from '../../lib/api/loading.ts'
import { useStore } from '../../lib/store.ts'
import styles from './LoadingOverlay.module.css'
import './texts.ts'

/** An overlay over the content while calls take long; it blocks input only while something is saved. */
export const LoadingOverlay = () => {
  const { t } = useTranslation('shell')
  const { count, saving } = useStore(loading)
  const isLong = useAfter(count > 0, afterMs)
  return (
    <div role="status" className={styles.status}>
      {isLong && (
        <div className={styles.veil} data-blocking={saving > 0 || undefined}>
          <div className={styles.line} />
          <span className={styles.words}>{t(saving > 0 ? 'saving' : 'loading')}</span>
        </div>
      )}
    </div>
  )
}

const afterMs = 400

/** Returns true once the value has been true for a while. */
const useAfter = (isOn: boolean, ms: number): boolean => {
  const [isLong, setIsLong] = useState(false)
  useEffect(() => {
    if (!isOn) return setIsLong(false)
    const timer = setTimeout(() => setIsLong(true), ms)
    return () => clearTimeout(timer)
  }, [isOn, ms])
  return isLong
}
