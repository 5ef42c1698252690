import { UnstyledButton } from '@mantine/core'
import type { MenuItem } from '@puquio/contract/general'
import { isScreen, isUrlAllowed } from '@puquio/domain'
import { IconChevronRight, IconExternalLink, IconFile, IconFolder } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isShown } from './is-shown.ts'
import { screenLooks } from './screen-looks.ts'
import { screenPath } from './screen-path.ts'
import styles from './MenuTree.module.css'
import '../texts.ts'

type MenuEntryProps = { item: MenuItem; isCollapsed: boolean }

export const MenuEntry = ({ item, isCollapsed }: MenuEntryProps) => (
  <li>
    {item.kind === 'folder' ? (
      <Folder item={item} isCollapsed={isCollapsed} />
    ) : (
      <Leaf item={item} isCollapsed={isCollapsed} />
    )}
  </li>
)

const Folder = ({ item, isCollapsed }: MenuEntryProps) => {
  const label = useLabel(item)
  const [isOpen, setIsOpen] = useState(true)
  // The bar of icons has no room for a tree: it shows all leaves in one list.
  if (isCollapsed) return <Children item={item} isCollapsed />
  return (
    <>
      <UnstyledButton
        className={styles.item}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconFolder size={18} aria-hidden className={styles.icon} />
        <span className={styles.label}>{label}</span>
        <IconChevronRight
          size={16}
          aria-hidden
          className={styles.arrow}
          data-open={isOpen || undefined}
        />
      </UnstyledButton>
      {isOpen && <Children item={item} isCollapsed={false} />}
    </>
  )
}

const Children = ({ item, isCollapsed }: MenuEntryProps) => (
  <ul className={styles.children}>
    {item.children
      .filter((child) => isShown(child))
      .map((child) => (
        <MenuEntry key={child.id} item={child} isCollapsed={isCollapsed} />
      ))}
  </ul>
)

const Leaf = ({ item, isCollapsed }: MenuEntryProps) => {
  const label = useLabel(item)
  const content = (
    <>
      {createElement(item.kind === 'link' ? IconExternalLink : iconOf(item), iconLook)}
      {!isCollapsed && <span className={styles.label}>{label}</span>}
    </>
  )
  const names = { className: styles.item, title: label, 'aria-label': label }
  if (item.kind === 'link' && item.url !== null && isUrlAllowed(item.url)) {
    return (
      <a {...names} href={linkAddress(item.url)} target="_blank" rel="noopener noreferrer">
        {content}
      </a>
    )
  }
  const path = screenPath(item.alias)
  if (path === null) return null
  return (
    <Link {...names} to={path} activeOptions={{ exact: path === '/', includeSearch: false }}>
      {content}
    </Link>
  )
}

const iconLook = { size: 18, 'aria-hidden': true, className: styles.icon ?? '' }

/** The URL rule allows addresses without a scheme. */
const linkAddress = (url: string): string => (/^https?:/i.test(url) ? url : `https://${url}`)

const lookOf = ({ alias }: MenuItem) => (isScreen(alias) ? screenLooks[alias] : null)
const iconOf = (item: MenuItem) => lookOf(item)?.Icon ?? IconFile

/** The screen's own name for default entries, the typed label for those that the project added. */
const useLabel = (item: MenuItem): string => {
  const { t } = useTranslation('shell')
  const look = item.label.startsWith('menu.') ? lookOf(item) : null
  return look ? t(look.label) : item.label
}
