import { IconMessageCircle, IconSettings } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import styles from './MenuTree.module.css'
import links from './SideLinks.module.css'
import './texts.ts'

/** What every person has beside the project's menu. */
export const SideLinks = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const { t } = useTranslation('shell')
  const entries = [
    { link: paths.chatBot(), label: t('chatBot'), Icon: IconMessageCircle },
    { link: paths.settings(), label: t('settings'), Icon: IconSettings },
  ]
  return (
    <ul className={links.list} data-collapsed={isCollapsed || undefined}>
      {entries.map(({ link, label, Icon }) => (
        <li key={link.to}>
          <Link {...link} className={styles.item} title={label} aria-label={label}>
            <Icon size={18} aria-hidden className={styles.icon} />
            {!isCollapsed && <span className={styles.label}>{label}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
