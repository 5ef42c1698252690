import { ActionIcon } from '@mantine/core'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconDownload,
  IconFlipHorizontal,
  IconFlipVertical,
  IconFocusCentered,
  IconRotate,
  IconRotateClockwise,
  IconZoomIn,
  IconZoomOut,
} from '@tabler/icons-react'
import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../lib/texts/locale.ts'
import styles from './ImageViewer.module.css'
import { type View, type ViewAction, type ViewedImage, zoomStep } from './view.ts'
import { numberFormat } from '../../lib/texts/intl.ts'
import './texts.ts'

type ImageToolsProps = {
  view: View
  change: (action: ViewAction) => void
  image: ViewedImage
  stage: RefObject<HTMLElement | null>
}

export const ImageTools = ({ view, change, image, stage }: ImageToolsProps) => {
  const { t } = useTranslation('uiImage')
  const percent = numberFormat(useLocale(), { style: 'percent' })
  const isMaximized = useIsMaximized()
  const tools = [
    {
      label: t('rotateLeft'),
      Icon: IconRotate,
      act: () => change({ kind: 'rotate', quarter: -1 }),
    },
    {
      label: t('rotateRight'),
      Icon: IconRotateClockwise,
      act: () => change({ kind: 'rotate', quarter: 1 }),
    },
    {
      label: t('flipHorizontally'),
      Icon: IconFlipHorizontal,
      act: () => change({ kind: 'flip', axis: 'x' }),
    },
    {
      label: t('flipVertically'),
      Icon: IconFlipVertical,
      act: () => change({ kind: 'flip', axis: 'y' }),
    },
    {
      label: t('zoomOut'),
      Icon: IconZoomOut,
      act: () => change({ kind: 'zoom', factor: 1 / zoomStep }),
    },
    { label: t('zoomIn'), Icon: IconZoomIn, act: () => change({ kind: 'zoom', factor: zoomStep }) },
    { label: t('center'), Icon: IconFocusCentered, act: () => change({ kind: 'center' }) },
    {
      label: t(isMaximized ? 'restore' : 'maximize'),
      Icon: isMaximized ? IconArrowsMinimize : IconArrowsMaximize,
      act: () => toggleMaximized(stage.current),
    },
  ] as const
  return (
    <div className={styles.tools} role="toolbar" aria-label={t('image')}>
      <span className={styles.scale}>{percent.format(view.scale)}</span>
      {tools.map(({ label, Icon, act }) => (
        <ActionIcon key={label} aria-label={label} title={label} onClick={act}>
          <Icon size={20} />
        </ActionIcon>
      ))}
      <ActionIcon
        component="a"
        href={image.downloadHref}
        download={image.name}
        aria-label={t('download')}
        title={t('download')}
      >
        <IconDownload size={20} />
      </ActionIcon>
    </div>
  )
}

/** Phones that know no full screen show the viewer over the whole page anyway. */
export const toggleMaximized = (stage: HTMLElement | null): void =>
  void (document.fullscreenElement ? document.exitFullscreen() : stage?.requestFullscreen?.())

const useIsMaximized = (): boolean => {
  const [isMaximized, setIsMaximized] = useState(Boolean(document.fullscreenElement))
  useEffect(() => {
    const follow = () => setIsMaximized(Boolean(document.fullscreenElement))
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  return isMaximized
}
