import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsPhone } from '../use-is-phone.ts'
import styles from './Dialog.module.css'
import { useFocusBack } from './use-focus-back.ts'
import { useIsTopmost } from './use-is-topmost.ts'

type DialogProps = {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, the primary one first. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

/** On a phone it fills the screen. */
export const Dialog = ({ isOpen, onClose, title, children, footer, size = 'md' }: DialogProps) => {
  useFocusBack()
  const isPhone = useIsPhone()
  const isTopmost = useIsTopmost(isOpen)
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={isTopmost}
      title={title}
      size={size}
      fullScreen={isPhone && size !== 'sm'}
    >
      {children}
      {footer && <div className={styles.footer}>{footer}</div>}
    </Modal>
  )
}
