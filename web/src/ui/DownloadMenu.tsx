import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import './texts.ts'

type DownloadMenuProps = {
  xlsx: string
  csv: string
  /** In what the file differs from the list on screen. */
  note?: string | undefined
}

/** A list as it is filtered, as a file: the address of each format. */
export const DownloadMenu = ({ xlsx, csv, note }: DownloadMenuProps) => {
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
        <Menu.Item component="a" href={xlsx}>
          {t('downloadXlsx')}
        </Menu.Item>
        <Menu.Item component="a" href={csv}>
          {t('downloadCsv')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
