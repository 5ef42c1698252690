import { Input } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './BoardEditor.module.css'

/** A picker of several, with what is wrong with it under it. */
export const PickFrame = ({
  error,
  children,
}: {
  error: string | undefined
  children: ReactNode
}) => (
  <Input.Wrapper error={error} className={styles.picker}>
    {children}
  </Input.Wrapper>
)
