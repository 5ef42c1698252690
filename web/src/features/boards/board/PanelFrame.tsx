import { Button, Skeleton } from '@mantine/core'
import type { BoardFilters, BoardPanel } from '@puquio/contract/boards/panels'
import { panelKindTerms } from '@puquio/contract/terms/boards/terms'
import {
  Component,
  createElement,
  type ReactNode,
  Suspense,
  useContext,
  useId,
  useRef,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { PanelOfKind, PanelRoomContext } from '../../../widgets/boards/panel.ts'
import styles from './BoardView.module.css'
import { usePanelRoom } from './use-panel-room.ts'
import './texts.ts'

type PanelFrameProps = {
  panel: BoardPanel
  filters: BoardFilters
  /** On another page of a wall. */
  isHidden?: boolean
}

/** One panel in its place, under its title; what fails in it leaves the others alone. */
export const PanelFrame = ({ panel, filters, isHidden = false }: PanelFrameProps) => {
  const language = useLanguage()
  const Panel = useContext(PanelOfKind)
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const room = usePanelRoom(content)
  const { kind, title, width, height, settings } = panel
  return (
    <div
      className={`${styles.panel} ${styles[height]}`}
      data-width={width}
      data-kind={kind}
      hidden={isHidden}
    >
      <h2 id={titleId} className={styles.title}>
        {title === '' ? panelKindTerms[kind][language] : title}
      </h2>
      {/* It scrolls, and so is reached by keyboard. */}
      <div
        ref={content}
        className={styles.content}
        data-panel-content
        role="region"
        aria-labelledby={titleId}
        tabIndex={0}
      >
        <FailsAlone>
          <Suspense fallback={<Skeleton height="100%" mih={120} />}>
            <PanelRoomContext value={room}>
              {Panel && createElement(Panel, { kind, settings, filters, height })}
            </PanelRoomContext>
          </Suspense>
        </FailsAlone>
      </div>
    </div>
  )
}

/** What fails while it is drawn says so in its own place. */
class FailsAlone extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? (
      <Failed onRetry={() => this.setState({ hasFailed: false })} />
    ) : (
      this.props.children
    )
  }
}

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('boardView')
  return (
    <div role="alert">
      <p>{t('panelFailed')}</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        {t('again')}
      </Button>
    </div>
  )
}
