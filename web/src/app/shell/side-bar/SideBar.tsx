import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useStore } from '../../../lib/store.ts'
import { PaletteButton } from '../../palette/PaletteButton.tsx'
import { MenuTree } from '../menu/MenuTree.tsx'
import { PersonMenu } from '../person/PersonMenu.tsx'
import { ProjectSelector } from '../project/ProjectSelector.tsx'
import { SideLinks } from '../menu/SideLinks.tsx'
import styles from './SideBar.module.css'
import { isSideBarCollapsed } from './side-bar-width.ts'
import '../texts.ts'

export const SideBar = () => {
  const { t } = useTranslation('shell')
  const isCollapsed = useStore(isSideBarCollapsed)
  const Icon = isCollapsed ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse
  const label = t(isCollapsed ? 'expand' : 'collapse')
  return (
    <aside
      className={styles.bar}
      data-collapsed={isCollapsed || undefined}
      aria-label={t('sideBar')}
    >
      <ProjectSelector isCollapsed={isCollapsed} />
      <PaletteButton isCollapsed={isCollapsed} />
      <MenuTree isCollapsed={isCollapsed} />
      <SideLinks isCollapsed={isCollapsed} />
      <div className={styles.foot}>
        <PersonMenu isCollapsed={isCollapsed} />
        <ActionIcon
          aria-label={label}
          title={label}
          aria-expanded={!isCollapsed}
          onClick={() => isSideBarCollapsed.set(!isCollapsed)}
        >
          <Icon size={18} />
        </ActionIcon>
      </div>
    </aside>
  )
}
