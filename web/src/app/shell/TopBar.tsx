import { ActionIcon, Drawer } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProjectContext } from '../../lib/project-context.ts'
import { MenuTree } from './MenuTree.tsx'
import { PersonMenu } from './PersonMenu.tsx'
import { ProjectSelector } from './ProjectSelector.tsx'
import { SideLinks } from './SideLinks.tsx'
import styles from './TopBar.module.css'
import './texts.ts'

/** On phones and narrow windows: one line, and the side bar as a sheet. */
export const TopBar = () => {
  const { t } = useTranslation('shell')
  const { project } = useProjectContext()
  const [isOpen, setIsOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => setIsOpen(false), [pathname, project?.id])
  return (
    <header className={styles.bar}>
      <ActionIcon
        size="lg"
        aria-label={t('openMenu')}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <span className={styles.project}>{project?.name ?? 'Puquio'}</span>
      <Drawer
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        position="left"
        size={300}
        title={t('sideBar')}
        classNames={{ body: styles.sheet ?? '', content: styles.content ?? '' }}
      >
        <ProjectSelector isCollapsed={false} />
        <MenuTree isCollapsed={false} />
        <SideLinks isCollapsed={false} />
        <div className={styles.foot}>
          <PersonMenu isCollapsed={false} />
        </div>
      </Drawer>
    </header>
  )
}
