import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { DownloadItems, type TableFiles } from '../../ui/DownloadMenu.tsx'
import { savePng, saveSvg } from './save-figure.ts'
import './texts.ts'

type FigureMenuProps = {
  name: string
  /** Draws it for paper. */
  draw: () => string
  /** Its data as files. */
  data?: TableFiles
}

/** A figure as a file, and what it shows as a table. */
export const FigureMenu = ({ name, draw, data }: FigureMenuProps) => {
  const { t } = useTranslation('figures')
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('download')} title={t('download')} size="input-xs">
          <IconDownload size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => saveSvg(draw(), name)}>{t('downloadSvg')}</Menu.Item>
        <Menu.Item onClick={() => void savePng(draw(), name)}>{t('downloadPng')}</Menu.Item>
        {data && <DownloadItems {...data} />}
      </Menu.Dropdown>
    </Menu>
  )
}
