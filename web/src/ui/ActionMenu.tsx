import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

export type Action = {
  label: string
  icon?: ReactNode
  onSelect?: () => void
  /** Opens an address instead, as for a download. */
  href?: string
  isDanger?: boolean
  isDisabled?: boolean
}

type ActionMenuProps = {
  /** Accessible name, e.g. 'Actions of P-12'. */
  label: string
  actions: readonly Action[]
  tabIndex?: number
}

/** A button of three dots. The menu itself is made when first opened: a table has a hundred of them. */
export const ActionMenu = ({ label, actions, tabIndex }: ActionMenuProps) => {
  const [isMade, setIsMade] = useState(false)
  const button = (
    <ActionIcon
      aria-label={label}
      aria-haspopup="menu"
      title={label}
      {...(tabIndex === undefined ? {} : { tabIndex })}
      onClick={() => setIsMade(true)}
      data-action-menu
    >
      <IconDots size={18} />
    </ActionIcon>
  )
  if (actions.length === 0) return null
  if (!isMade) return button
  return (
    <Menu defaultOpened>
      <Menu.Target>{button}</Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => (
          <ActionItem key={action.label} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const ActionItem = ({ action }: { action: Action }) => {
  const look = {
    leftSection: action.icon,
    disabled: action.isDisabled ?? false,
    ...(action.isDanger ? { c: 'var(--danger)' } : {}),
  }
  return action.href === undefined ? (
    <Menu.Item {...look} {...(action.onSelect ? { onClick: action.onSelect } : {})}>
      {action.label}
    </Menu.Item>
  ) : (
    <Menu.Item component="a" href={action.href} {...look}>
      {action.label}
    </Menu.Item>
  )
}
