import { Breadcrumbs, UnstyledButton } from '@mantine/core'
import type { ContainerFolder } from '@puquio/contract/containers'
import { IconFolder } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Action, ActionMenu } from '../../../ui/ActionMenu.tsx'
import { folderPath } from '../folder-tree.ts'
import styles from './FolderBar.module.css'
import '../texts.ts'

type FolderBarProps = {
  folders: readonly ContainerFolder[]
  /** Null at the top. */
  folder: number | null
  onEnter: (folder: number | null) => void
  actions: (folder: ContainerFolder) => readonly Action[]
}

/** Where one is, and the folders right there. */
export const FolderBar = ({ folders, folder, onEnter, actions }: FolderBarProps) => {
  const { t } = useTranslation('containers')
  const path = folderPath(folders, folder)
  const inside = folders.filter(({ parentId }) => parentId === folder)
  return (
    <>
      {path.length > 0 && (
        <nav aria-label={t('path')} className={styles.path}>
          <Breadcrumbs separatorMargin={4}>
            <UnstyledButton className={styles.step} onClick={() => onEnter(null)}>
              {t('top')}
            </UnstyledButton>
            {path.slice(0, -1).map(({ id, name }) => (
              <UnstyledButton key={id} className={styles.step} onClick={() => onEnter(id)}>
                {name}
              </UnstyledButton>
            ))}
            <span aria-current="location">{path.at(-1)?.name}</span>
          </Breadcrumbs>
        </nav>
      )}
      {inside.length > 0 && (
        <ul className={styles.folders} aria-label={t('folders')}>
          {inside.map((one) => (
            <li key={one.id} className={styles.folder}>
              <UnstyledButton className={styles.open} onClick={() => onEnter(one.id)}>
                <IconFolder size={20} stroke={1.5} className={styles.icon} aria-hidden />
                <span className={styles.words}>
                  <span className={styles.name}>{one.name}</span>
                  <span className={styles.count}>{t('items', { count: one.items })}</span>
                </span>
              </UnstyledButton>
              <ActionMenu label={t('actionsOf', { name: one.name })} actions={actions(one)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
