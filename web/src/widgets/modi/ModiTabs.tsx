import { screens } from '@puquio/domain'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/project/project-context.ts'
import styles from '../data/DataTabs.module.css'
import './texts.ts'

const tabs = [
  ['devices', paths.devices()],
  ['alarms', paths.alarms()],
  ['rules', paths.alarmRules()],
  ['maintenance', paths.maintenance()],
  ['gateways', paths.gateways()],
] as const
const ofSystem = [
  ['profiles', paths.deviceProfiles()],
  ['networks', paths.networks()],
] as const

/** The pages of MODi, one beside the other. */
export const ModiTabs = () => {
  const { t } = useTranslation('modi')
  const isOfSystem = useMay()(screens.ModiProfiles.access)
  return (
    <nav className={styles.tabs} aria-label={t('pages')}>
      {[...tabs, ...(isOfSystem ? ofSystem : [])].map(([key, link]) => (
        <Link
          key={key}
          {...link}
          className={styles.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {t(key)}
        </Link>
      ))}
    </nav>
  )
}
