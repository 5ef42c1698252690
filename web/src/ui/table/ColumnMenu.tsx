import { ActionIcon, Button, Checkbox, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, nameOf } from './column.ts'
import styles from './DataTable.module.css'
import './texts.ts'

type ColumnMenuProps = {
  columns: readonly Column<never>[]
  shown: readonly Column<never>[]
  /** Those of them that would be shown if there were room. */
  leftOut: readonly Column<never>[]
  onChoose: (key: string, isShown: boolean) => void
  onShowAll: () => void
}

export const ColumnMenu = (props: ColumnMenuProps) => {
  const { columns, shown, leftOut, onChoose, onShowAll } = props
  const { t } = useTranslation('uiTable')
  const [isOpen, setIsOpen] = useState(false)
  const has = (some: readonly Column<never>[], key: string) => some.some((one) => one.key === key)
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
              label={nameOf(column)}
              checked={has(shown, column.key)}
              description={has(leftOut, column.key) && t('noRoom')}
              onChange={(event) => onChoose(column.key, event.currentTarget.checked)}
            />
          ))}
        </div>
        <Button variant="default" size="compact-sm" onClick={onShowAll}>
          {t('showAllColumns')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}
