import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MenuTree } from '../menu/MenuTree.tsx'
import { PersonMenu } from '../person/PersonMenu.tsx'
import { ProjectSelector } from '../project/ProjectSelector.tsx'
import { SideLinks } from '../menu/SideLinks.tsx'
import styles from './SideSheet.module.css'
import '../texts.ts'

type SideSheetProps = { isOpen: boolean; onClose: () => void }

/** The side bar as a sheet over the page. */
export const SideSheet = ({ isOpen, onClose }: SideSheetProps) => {
  const { t } = useTranslation('shell')
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
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
  )
}
