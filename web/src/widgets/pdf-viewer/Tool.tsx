import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import styles from './Viewer.module.css'

type ToolProps = {
  label: string
  Icon: Icon
  act: () => void
  /** Whether what it chooses is chosen, or what it opens is open. */
  isOn?: boolean
  isOff?: boolean
}

export const Tool = ({ label, Icon: Sign, act, isOn, isOff }: ToolProps) => (
  <ActionIcon
    aria-label={label}
    title={label}
    aria-pressed={isOn}
    data-on={isOn || undefined}
    className={styles['tool'] ?? ''}
    disabled={isOff ?? false}
    onClick={act}
  >
    <Sign size={20} />
  </ActionIcon>
)
