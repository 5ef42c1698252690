import { ActionIcon, Box, Button, Modal } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { labels } from '../labels.ts'
import { ImageTools, toggleMaximized } from './ImageTools.tsx'
import styles from './ImageViewer.module.css'
import {
  changeView,
  freshView,
  isFitted,
  transformOf,
  type ViewAction,
  type ViewedImage,
  zoomStep,
} from './view.ts'
import { useGestures } from './use-gestures.ts'
import './texts.ts'

type ImageViewerProps = {
  images: readonly ViewedImage[]
  /** Which one is open; null closes the viewer. */
  index: number | null
  onIndexChange: (index: number | null) => void
}

/** Looks at images over the whole page: turn, mirror, resize, centre, maximise, download. */
export const ImageViewer = ({ images, index, onIndexChange }: ImageViewerProps) => {
  const { t } = useTranslation('uiImage')
  const image = index === null ? undefined : images[index]
  if (index === null || image === undefined) return null
  const close = () => onIndexChange(null)
  return (
    <Modal.Root opened onClose={close} fullScreen>
      <Modal.Content aria-label={image.name} className={styles.frame}>
        <Stage
          key={image.src}
          image={image}
          at={images.length > 1 ? t('position', { at: index + 1, count: images.length }) : null}
          onClose={close}
          onPrevious={index > 0 ? () => onIndexChange(index - 1) : undefined}
          onNext={index < images.length - 1 ? () => onIndexChange(index + 1) : undefined}
        />
      </Modal.Content>
    </Modal.Root>
  )
}

type StageProps = {
  image: ViewedImage
  /** Which one of them it is, where there are several. */
  at: string | null
  onClose: () => void
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
}

const Stage = ({ image, at, onClose, onPrevious, onNext }: StageProps) => {
  const { t, i18n } = useTranslation('uiImage')
  const [view, change] = useReducer(changeView, freshView)
  const [isBroken, setIsBroken] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const gestures = useGestures({ area, view, change, onPrevious, onNext })
  const closeLabel = labels.close[i18n.language as keyof typeof labels.close]

  const press = (event: KeyboardEvent) => {
    const action = event.shiftKey ? panActions[event.key] : keyActions[event.key]
    if (action) change(action)
    else if (event.key === 'f') toggleMaximized(stage.current)
    else if (event.key === 'ArrowLeft') onPrevious?.()
    else if (event.key === 'ArrowRight') onNext?.()
    else return
    event.preventDefault()
  }
  return (
    <Box ref={stage} className={styles.stage} onKeyDown={press}>
      <div className={styles.head}>
        <span className={styles.name}>{image.name}</span>
        {at !== null && <span className={styles.position}>{at}</span>}
        <Button
          variant="default"
          size="compact-sm"
          disabled={isFitted(view)}
          onClick={() => change({ kind: 'fit' })}
        >
          {t('fit')}
        </Button>
        <ImageTools view={view} change={change} image={image} stage={stage} />
        <ActionIcon aria-label={closeLabel} title={closeLabel} onClick={onClose}>
          <IconX size={20} />
        </ActionIcon>
      </div>
      <div
        className={styles.area}
        ref={area}
        {...gestures}
        onDoubleClick={() => change({ kind: 'fit' })}
      >
        {isBroken ? (
          <p className={styles.broken}>{t('imageNotShown')}</p>
        ) : (
          <img
            src={image.src}
            alt={image.name}
            className={styles.image}
            draggable={false}
            style={{ transform: transformOf(view) }}
            onError={() => setIsBroken(true)}
          />
        )}
      </div>
      {onPrevious && (
        <ActionIcon
          className={styles.previous}
          aria-label={t('previousImage')}
          title={t('previousImage')}
          variant="default"
          size="lg"
          onClick={onPrevious}
        >
          <IconChevronLeft size={20} />
        </ActionIcon>
      )}
      {onNext && (
        <ActionIcon
          className={styles.next}
          aria-label={t('nextImage')}
          title={t('nextImage')}
          variant="default"
          size="lg"
          onClick={onNext}
        >
          <IconChevronRight size={20} />
        </ActionIcon>
      )}
    </Box>
  )
}

const panPx = 40
/** With Shift, since the arrows alone turn the page. */
const panActions: Readonly<Record<string, ViewAction>> = {
  ArrowLeft: { kind: 'move', dxPx: panPx, dyPx: 0 },
  ArrowRight: { kind: 'move', dxPx: -panPx, dyPx: 0 },
  ArrowUp: { kind: 'move', dxPx: 0, dyPx: panPx },
  ArrowDown: { kind: 'move', dxPx: 0, dyPx: -panPx },
  '+': { kind: 'zoom', factor: zoomStep },
}

const keyActions: Readonly<Record<string, ViewAction>> = {
  '+': { kind: 'zoom', factor: zoomStep },
  '-': { kind: 'zoom', factor: 1 / zoomStep },
  '0': { kind: 'reset' },
  c: { kind: 'center' },
  r: { kind: 'rotate', quarter: 1 },
  l: { kind: 'rotate', quarter: -1 },
  h: { kind: 'flip', axis: 'x' },
  v: { kind: 'flip', axis: 'y' },
}
