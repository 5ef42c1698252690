import { IconWifiOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { online } from '../../lib/online.ts'
import { useStore } from '../../lib/store.ts'
import styles from './OfflineBanner.module.css'
import './texts.ts'

export const OfflineBanner = () => {
  const { t } = useTranslation('shell')
  const isOnline = useStore(online)
  return (
    <div role="status">
      {!isOnline && (
        <div className={styles.banner}>
          <IconWifiOff size={18} aria-hidden className={styles.icon} />
          {t('offline')}
        </div>
      )}
    </div>
  )
}
