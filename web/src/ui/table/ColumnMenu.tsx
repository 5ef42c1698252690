import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from './column.ts'
import styles from './DataTable.module.css'
import './texts.ts'

type ColumnMenuProps = {
  columns: readonly Column<never>[]
  shown: readonly Column<never>[]
  onChoose: (key: string, isShown: boolean) => void
  onShowAll: () => void
}

export const ColumnMenu = ({ columns, shown, onChoose, onShowAll }: ColumnMenuProps) => {
  const { t } = useTranslation('uiTable')
  const [isOpen, setIsOpen] = useState(false)
  const isShown = (key: string) => shown.some((column) => column.key === key)
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      trapFocus
      // Of a low window it takes what is left below the button, and scrolls.
      middlewares={{ flip: true, shift: true, size: true }}
      withinPortal
      shadow="md"
    >
      <Popover.Target>
        <ActionIcon
          aria-label={t('columns')}
          title={t('columns')}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconColumns3 size={16} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns')} className={styles.columnMenu ?? ''}>
        <div className={styles.columns}>
          {columns.slice(1).map((column) => (
            <Checkbox
              key={column.key}
              size="xs"
              label={column.head}
              checked={isShown(column.key)}
              onChange={(event) => onChoose(column.key, event.currentTarget.checked)}
            />
          ))}
          <Button variant="default" size="compact-sm" onClick={onShowAll}>
            {t('showAllColumns')}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
