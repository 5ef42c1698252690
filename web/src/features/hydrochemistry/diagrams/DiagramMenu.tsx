import { ActionIcon, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { savePng, saveSvg } from '../../../widgets/figures/save-figure.ts'
import '../texts.ts'

/** The diagram that is shown as a file, drawn for paper. */
export const DiagramMenu = ({ name, draw }: { name: string; draw: () => string }) => {
  const { t } = useTranslation('hydrochemistry')
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
      </Menu.Dropdown>
    </Menu>
  )
}
