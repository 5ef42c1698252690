import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import styles from '../data/DataTabs.module.css'
import './texts.ts'

const tabs = [
  ['instruments', paths.instruments()],
  ['commitments', paths.commitments()],
  ['tasks', paths.commitmentTasks()],
  ['correctiveActions', paths.correctiveActions()],
  ['packs', paths.evidencePacks()],
] as const

/** The pages of environmental instruments, one beside the other. */
export const InstrumentTabs = () => {
  const { t } = useTranslation('instrumentTabs')
  const nav = useRef<HTMLElement>(null)
  // On a phone the open one may lie beyond the edge.
  useEffect(() => {
    const open = nav.current?.querySelector('[aria-current=page]')
    open?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
  }, [])
  return (
    <nav ref={nav} className={styles.tabs} aria-label={t('pages')}>
      {tabs.map(([key, link]) => (
        <Link
          key={key}
          {...link}
          className={styles.tab}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {t(`page.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
