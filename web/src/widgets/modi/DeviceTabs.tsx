import { deviceRoutes } from '@puquio/contract/modi/devices'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/project/project-context.ts'
import styles from '../data/DataTabs.module.css'
import './texts.ts'

type DeviceTabsProps = { device: { id: number; serial: string } }

/** The pages of a device, one beside the other. */
export const DeviceTabs = ({ device: { id, serial } }: DeviceTabsProps) => {
  const { t } = useTranslation('modi')
  const canEdit = useMay()(deviceRoutes.edit.access)
  const links = [
    ['graph', paths.device(id, serial)],
    ['records', paths.deviceRecords(id)],
    ['calculations', paths.calculations(id)],
    ['commands', paths.deviceCommands(id)],
    ...(canEdit ? ([['edit', paths.deviceEdit(id)]] as const) : []),
    ['rules', paths.alarmRules(id)],
  ] as const
  return (
    <nav className={styles.tabs} aria-label={t('pagesOfDevice')}>
      {links.map(([key, link]) => (
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
