import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import './texts.ts'

/** A table as files: the address of each format. */
export type TableFiles = {
  xlsx: string
  csv: string
  /** Fetches the file in place of the link, which still opens in another tab. */
  onChoose?: (format: 'xlsx' | 'csv') => void
}

type DownloadMenuProps = TableFiles & {
  /** In what the file differs from the list on screen. */
  note?: string | undefined
}

/** The entries of a menu that give a table as files. */
export const DownloadItems = ({ xlsx, csv, onChoose }: TableFiles) => {
  const { t } = useTranslation('ui')
  const choose = (format: 'xlsx' | 'csv') => (event: MouseEvent) => {
    if (!onChoose || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onChoose(format)
  }
  return (
    <>
      <Menu.Item component="a" href={xlsx} onClick={choose('xlsx')}>
        {t('downloadXlsx')}
      </Menu.Item>
      <Menu.Item component="a" href={csv} onClick={choose('csv')}>
        {t('downloadCsv')}
      </Menu.Item>
    </>
  )
}

/** A list as it is filtered, as a file. */
export const DownloadMenu = ({ note, ...files }: DownloadMenuProps) => {
  const { t } = useTranslation('ui')
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('download')} title={t('download')} size="input-xs">
          <IconDownload size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {note && <Menu.Label>{note}</Menu.Label>}
        <DownloadItems {...files} />
      </Menu.Dropdown>
    </Menu>
  )
}
