import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/project/project-context.ts'
import styles from './DataTabs.module.css'
import './texts.ts'

const tabs = [
  ['samples', paths.samples()],
  ['table', paths.resultTable()],
  ['variation', paths.variation()],
  ['compliance', paths.compliance()],
  ['hydrochemistry', paths.hydrochemistry()],
  ['neutralizers', paths.neutralizers()],
  ['awaitedReports', paths.awaitedReports()],
  ['campaigns', paths.campaigns()],
  ['parameters', paths.parameters()],
  ['standards', paths.standards()],
] as const
/** For administrators. */
const links = ['laboratories', paths.laboratoryLinks()] as const

/** The pages of laboratory data, one beside the other. */
export const DataTabs = () => {
  const { t } = useTranslation('data')
  const may = useMay()
  const nav = useRef<HTMLElement>(null)
  // On a phone the open one may lie beyond the edge.
  useEffect(() => {
    const open = nav.current?.querySelector('[aria-current=page]')
    open?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
  }, [])
  return (
    <nav ref={nav} className={styles.tabs} aria-label={t('pages')}>
      {[...tabs, ...(may('project:admin') ? [links] : [])].map(([key, link]) => (
        <Link
          key={key}
          {...link}
          className={styles.tab}
          // Its pages stand below it; those of the others, beside.
          activeOptions={{ exact: key !== 'neutralizers', includeSearch: false }}
        >
          {t(`page.${key}`)}
        </Link>
      ))}
    </nav>
  )
}
