import { ActionIcon } from '@mantine/core'
import {
  IconArrowAutofitWidth,
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconChevronDown,
  IconChevronUp,
  IconDownload,
  IconFileText,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { numberFormat } from '../../lib/texts/intl.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { type Turn, zoomStep } from './layout.ts'
import { PageNumber } from './PageNumber.tsx'
import type { PagesView } from './pages/use-pages.ts'
import { Tool } from './Tool.tsx'
import { nextTurn } from './use-keys.ts'
import styles from './Viewer.module.css'

type ToolbarProps = {
  view: PagesView
  page: number
  count: number
  turn: Turn
  onTurn: (turn: Turn) => void
  isFull: boolean
  onFull: () => void
  download: { href: string; name: string }
  /** What opens the panel and the search. */
  lead?: ReactNode
  actions: ReactNode
}

export const Toolbar = (props: ToolbarProps) => {
  const { view, page, count, turn, onTurn, isFull, onFull, download, lead, actions } = props
  const { t } = useTranslation('pdfViewer')
  const percent = numberFormat(useLocale(), { style: 'percent', maximumFractionDigits: 0 })
  const isNarrow = useIsPhone()
  const { go, zoom, wish, zoomTo, fit } = view
  const pages = [
    {
      label: t('previousPage'),
      Icon: IconChevronUp,
      act: () => go({ page: page - 1 }),
      isOff: page <= 1,
    },
    {
      label: t('nextPage'),
      Icon: IconChevronDown,
      act: () => go({ page: page + 1 }),
      isOff: page >= count,
    },
  ]
  const zooms = [
    { label: t('zoomOut'), Icon: IconZoomOut, act: () => zoomTo(zoomStep(zoom, false)) },
    { label: t('zoomIn'), Icon: IconZoomIn, act: () => zoomTo(zoomStep(zoom, true)) },
  ]
  const others = [
    {
      label: t('fitWidth'),
      Icon: IconArrowAutofitWidth,
      act: () => fit('width'),
      isOn: wish === 'width',
    },
    { label: t('fitPage'), Icon: IconFileText, act: () => fit('page'), isOn: wish === 'page' },
    { label: t('rotate'), Icon: IconRotateClockwise, act: () => onTurn(nextTurn(turn)) },
    {
      label: t(isFull ? 'leaveFullScreen' : 'fullScreen'),
      Icon: isFull ? IconArrowsMinimize : IconArrowsMaximize,
      act: onFull,
    },
  ]
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('tools')}>
      {lead}
      <div className={styles.group}>
        {!isNarrow && pages.map((tool) => <Tool key={tool.label} {...tool} />)}
        <PageNumber page={page} count={count} onGo={(to) => go({ page: to })} />
      </div>
      <div className={styles.group}>
        {zooms.map((tool) => (
          <Tool key={tool.label} {...tool} />
        ))}
        {!isNarrow && <span className={styles.zoom}>{percent.format(zoom)}</span>}
      </div>
      {isNarrow ? (
        <ActionMenu
          label={t('more')}
          actions={[
            ...[...pages, ...others].map(({ label, Icon, act }) => ({
              label,
              icon: <Icon size={16} />,
              onSelect: act,
            })),
            { label: t('download'), icon: <IconDownload size={16} />, href: download.href },
          ]}
        />
      ) : (
        <div className={styles.group}>
          {others.map((tool) => (
            <Tool key={tool.label} {...tool} />
          ))}
          <ActionIcon
            component="a"
            href={download.href}
            download={download.name}
            aria-label={t('download')}
            title={t('download')}
          >
            <IconDownload size={20} />
          </ActionIcon>
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
