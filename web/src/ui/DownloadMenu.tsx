import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import './texts.ts'

type DownloadMenuProps = {
  xlsx: string
  csv: string
  /** In what the file differs from the list on screen. */
  note?: string | undefined
  /** Fetches the file in place of the link, which still opens in another tab. */
  onChoose?: (format: 'xlsx' | 'csv') => void
}

/** A list as it is filtered, as a file: the address of each format. */
export const DownloadMenu = ({ xlsx, csv, note, onChoose }: DownloadMenuProps) => {
  const { t } = useTranslation('ui')
  const choose = (format: 'xlsx' | 'csv') => (event: MouseEvent) => {
    if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(format)
  }
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('download')} title={t('download')} size="input-xs">
          <IconDownload size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {note && <Menu.Label>{note}</Menu.Label>}
        <Menu.Item component="a" href={xlsx} onClick={choose('xlsx')}>
          {t('downloadXlsx')}
        </Menu.Item>
        <Menu.Item component="a" href={csv} onClick={choose('csv')}>
          {t('downloadCsv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
