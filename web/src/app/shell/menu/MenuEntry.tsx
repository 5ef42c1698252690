import { UnstyledButton } from '@mantine/core'
import type { MenuItem } from '@puquio/contract/general'
import { isUrlAllowed } from '@puquio/domain'
import { IconChevronRight, IconFolder } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { createElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entryIcon, useEntryName } from '../../../widgets/menu/entry-look.ts'
import { isShown } from '../../../widgets/menu/is-shown.ts'
import { linkAddress } from '../../../widgets/menu/link-address.ts'
import { itemPath } from '../../../widgets/menu/item-path.ts'
import styles from './MenuTree.module.css'

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
  const label = useEntryName()(item)
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
  const { t } = useTranslation('menu')
  const label = useEntryName()(item)
  const content = (
    <>
      {createElement(entryIcon(item), iconLook)}
      {!isCollapsed && <span className={styles.label}>{label}</span>}
    </>
  )
  if (item.kind === 'link' && item.url !== null && isUrlAllowed(item.url)) {
    const name = t('external', { name: label })
    return (
      <a
        className={styles.item}
        title={name}
        aria-label={name}
        href={linkAddress(item.url)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {content}
      </a>
    )
  }
  const path = itemPath(item)
  if (path === null) return null
  return (
    <Link
      className={styles.item}
      title={label}
      aria-label={label}
      to={path}
      activeOptions={{ exact: path === '/', includeSearch: false }}
    >
      {content}
    </Link>
  )
}

const iconLook = { size: 18, 'aria-hidden': true, className: styles.icon ?? '' }
