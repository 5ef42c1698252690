import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './ConfigLinks.module.css'
import { useConfigLinks } from '../use-config-links.ts'
import '../texts.ts'

/** The screens of administration that the reader may open. */
export const ConfigLinks = () => {
  const { t } = useTranslation('settings')
  const links = useConfigLinks()
  if (links.length === 0) return null
  return (
    <nav aria-label={t('administration')}>
      <ul className={styles.links}>
        {links.map(({ link, label, help }) => (
          <li key={link.to}>
            <Link {...link} className={styles.link}>
              <strong>{label}</strong>
              <span className={styles.help}>{help}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
