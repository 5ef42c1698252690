import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './SidePanel.module.css'
import { useFocusBack } from './use-focus-back.ts'
import { useIsTopmost } from './use-is-topmost.ts'

type SidePanelProps = {
  isOpen: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  widthPx?: number
}

/** A form or details beside the page, e.g. the follow-up of a row; on a phone over all of it. */
export const SidePanel = ({
  isOpen,
  onClose,
  title,
  children,
  footer,
  widthPx = 560,
}: SidePanelProps) => {
  useFocusBack()
  const isTopmost = useIsTopmost(isOpen)
  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={isTopmost}
      position="right"
      size={widthPx}
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content>
        <div className={styles.panel}>
          <Drawer.Header className={styles.head}>
            <Drawer.Title className={styles.title}>{title}</Drawer.Title>
            <Drawer.CloseButton />
          </Drawer.Header>
          <Drawer.Body className={styles.body}>{children}</Drawer.Body>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </Drawer.Content>
    </Drawer.Root>
  )
}
