import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { screenLooks } from '../../../widgets/menu/screen-looks.ts'
import styles from './MenuTree.module.css'
import links from './SideLinks.module.css'
import { UnreadLink } from './UnreadLink.tsx'
import '../../../widgets/menu/texts.ts'

/** Links that every user has beside the project's menu. */
export const SideLinks = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const { t } = useTranslation('menu')
  const entries = [
    { link: paths.chatBot(), ...screenLooks.ChatBot },
    { link: paths.settings(), ...screenLooks.ConfigView },
  ]
  return (
    <ul className={links.list} data-collapsed={isCollapsed || undefined}>
      <UnreadLink isCollapsed={isCollapsed} />
      {entries.map(({ link, label, Icon }) => (
        <li key={link.to}>
          <Link {...link} className={styles.item} title={t(label)} aria-label={t(label)}>
            <Icon size={18} aria-hidden className={styles.icon} />
            {!isCollapsed && <span className={styles.label}>{t(label)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}
