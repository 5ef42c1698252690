import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useConfigSections } from '../use-config-sections.ts'
import styles from './Overview.module.css'

/** All that the reader may set, apart for the own account, the open project and the system. */
export const Overview = () =>
  useConfigSections().map(({ key, title, entries }) => (
    <nav key={key} className={styles.section} aria-labelledby={`settings-${key}`}>
      <Title order={2} size="h4" id={`settings-${key}`} className={styles.title}>
        {title}
      </Title>
      <ul className={styles.entries}>
        {entries.map(({ key: entry, Icon, link, label, help }) => (
          <li key={entry}>
            <Link {...link} className={styles.entry}>
              <Icon size={20} className={styles.icon} aria-hidden />
              <span className={styles.words}>
                <strong>{label}</strong>
                <span className={styles.help}>{help}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
