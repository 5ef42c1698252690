import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { laterPart } from '../../lib/later-part.ts'
import { useProjectContext } from '../../lib/project/project-context.ts'
import { PaletteIcon } from '../palette/PaletteButton.tsx'
import { UnreadIcon } from './menu/UnreadLink.tsx'
import styles from './TopBar.module.css'
import './texts.ts'

const SideSheet = laterPart(async () => (await import('./side-bar/SideSheet.tsx')).SideSheet)

/** On phones and narrow windows: one line, and the side bar as a sheet. */
export const TopBar = () => {
  const { t } = useTranslation('shell')
  const { project } = useProjectContext()
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => setIsOpen(false), [pathname, project?.id])
  return (
    <header className={styles.bar}>
      <ActionIcon
        size="lg"
        aria-label={t('openMenu')}
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(true)
          setWasOpened(true)
        }}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <span className={styles.project}>{project?.name ?? 'Puquio'}</span>
      <PaletteIcon />
      <UnreadIcon />
      {/* Its file is not one of the first page's. */}
      {wasOpened && (
        <Suspense fallback={null}>
          <SideSheet isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </header>
  )
}
