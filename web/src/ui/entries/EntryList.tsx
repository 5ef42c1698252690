import type { Icon } from '@tabler/icons-react'
import { Link, type LinkProps } from '@tanstack/react-router'
import styles from './EntryList.module.css'

export type Entry = {
  key: string
  Icon: Icon
  link: LinkProps
  label: string
  help: string
}

type EntryListProps = {
  entries: readonly Entry[]
  /** Before the link of one is followed. */
  onOpen?: () => void
}

/** Where one can go from here, each with a line of what it is for. */
export const EntryList = ({ entries, onOpen }: EntryListProps) => (
  <ul className={styles.entries}>
    {entries.map(({ key, Icon, link, label, help }) => (
      <li key={key}>
        <Link {...link} className={styles.entry} onClick={onOpen}>
          <Icon size={20} className={styles.icon} aria-hidden />
          <span className={styles.words}>
            <strong>{label}</strong>
            <span className={styles.help}>{help}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
