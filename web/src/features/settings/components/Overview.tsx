import { Title } from '@mantine/core'
import { EntryList } from '../../../ui/entries/EntryList.tsx'
import { useConfigSections } from '../use-config-sections.ts'
import styles from './Overview.module.css'

/** All that the reader may set, apart for the own account, the open project and the system. */
export const Overview = () =>
  useConfigSections().map(({ key, title, entries }) => (
    <nav key={key} className={styles.section} aria-labelledby={`settings-${key}`}>
      <Title order={2} size="h4" id={`settings-${key}`} className={styles.title}>
        {title}
      </Title>
      <EntryList entries={entries} />
    </nav>
  ))
