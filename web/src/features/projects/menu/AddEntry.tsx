import { Button, Menu } from '@mantine/core'
import type { ListedBoard } from '@puquio/contract/boards/boards'
import { type MenuScreen, defaultMenu } from '@puquio/domain'
import { IconPlus } from '@tabler/icons-react'
import { createElement } from 'react'
import { useTranslation } from 'react-i18next'
import { entryIcon, useEntryName } from '../../../widgets/menu/entry-look.ts'
import { screenLooks } from '../../../widgets/menu/screen-looks.ts'
import { blank, type DraftEntry, newKey } from './draft.ts'
import '../texts.ts'

type AddEntryProps = {
  isFull: boolean
  boards: readonly ListedBoard[]
  onAdd: (entry: DraftEntry) => void
}

/** A folder, a link, a board of the project, or one of the screens that exist. */
export const AddEntry = ({ isFull, boards, onAdd }: AddEntryProps) => {
  const { t } = useTranslation('projects')
  const nameOf = useEntryName()
  const entries: Omit<DraftEntry, 'key'>[] = [
    { ...blank, kind: 'folder', label: t('newFolder') },
    { ...blank, kind: 'link', label: t('newLink'), url: '' },
    ...boards.map(({ id, label }) => ({ ...blank, kind: 'board' as const, label, boardId: id })),
    ...defaultMenu
      .filter((screen) => screenLooks[screen] !== null)
      .map((screen) => ({ ...blank, ...screenEntry(screen) })),
  ]
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconPlus size={16} />} disabled={isFull}>
          {t('addEntry')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {entries.map((entry) => (
          <Menu.Item
            key={`${entry.kind} ${entry.boardId ?? entry.label}`}
            leftSection={createElement(entryIcon(entry), { size: 18 })}
            onClick={() => onAdd({ ...entry, key: newKey() })}
          >
            {nameOf(entry)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

const screenEntry = (screen: MenuScreen) => ({
  kind: 'screen' as const,
  label: `menu.${screen}`,
  alias: screen,
})
