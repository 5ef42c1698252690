import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import menu from '../shell/menu/MenuTree.module.css'
import styles from './PaletteButton.module.css'
import { openPalette } from './palette-state.ts'
import '../shell/texts.ts'

const keys = /Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K'

/** In the side bar: opens the command palette, and says by which keys it opens, too. */
export const PaletteButton = ({ isCollapsed }: { isCollapsed: boolean }) => {
  const { t } = useTranslation('shell')
  return (
    <div className={styles.place} data-collapsed={isCollapsed || undefined}>
      <UnstyledButton
        className={menu.item}
        title={`${t('goTo')} (${keys})`}
        {...(isCollapsed ? { 'aria-label': t('goTo') } : {})}
        aria-haspopup="dialog"
        onClick={openPalette}
      >
        <IconSearch size={18} aria-hidden className={menu.icon} />
        {!isCollapsed && (
          <>
            <span className={menu.label}>{t('goTo')}</span>
            <kbd className={styles.keys}>{keys}</kbd>
          </>
        )}
      </UnstyledButton>
    </div>
  )
}

/** On phones and narrow windows, in the top bar. */
export const PaletteIcon = () => {
  const { t } = useTranslation('shell')
  return (
    <ActionIcon size="lg" aria-label={t('goTo')} aria-haspopup="dialog" onClick={openPalette}>
      <IconSearch size={20} />
    </ActionIcon>
  )
}
