import { Alert, Button } from '@mantine/core'
import { IconLayoutSidebar, IconSearch } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { Opened } from './document/use-document.ts'
import { FindBar } from './find/FindBar.tsx'
import { useFind } from './find/use-find.ts'
import { useFoundMarks } from './find/use-found-marks.ts'
import type { Turn } from './layout.ts'
import { followLink } from './pages/follow-link.ts'
import type { LinkTarget } from './pages/page-links.ts'
import { Pages } from './pages/Pages.tsx'
import { createRenderQueue } from './pages/render-queue.ts'
import { useGestures } from './pages/use-gestures.ts'
import { useNextPage } from './pages/use-next-page.ts'
import { type Goal, usePages } from './pages/use-pages.ts'
import { usePlace } from './pages/use-place.ts'
import { useSelecting, useSelection } from './pages/use-selection.ts'
import type { PdfViewerProps } from './viewer-props.ts'
import { Side } from './side/Side.tsx'
import { useOutline } from './side/use-outline.ts'
import { Tool } from './Tool.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { useFindKey, useKeys } from './use-keys.ts'
import { useMarks } from './use-marks.ts'
import styles from './Viewer.module.css'

type OpenViewerProps = PdfViewerProps & { opened: Opened; askAgain: (() => void) | null }

export const OpenViewer = (props: OpenViewerProps) => {
  const {
    opened,
    askAgain,
    name,
    url,
    downloadUrl = url,
    areas,
    nextPage,
    nextUrl = url,
    onSelect,
    actions,
  } = props
  const { pdf, firstPage } = opened
  const { t } = useTranslation('pdfViewer')
  const isPhone = useIsPhone()
  const root = useRef<HTMLDivElement>(null)
  const full = useFullScreen()
  const [turn, setTurn] = useState<Turn>(0)
  const [queue] = useState(createRenderQueue)
  const [isSideOpen, setIsSideOpen] = useState(false)
  const [isFinding, setIsFinding] = useState(false)
  const { page, onPage, goes } = usePlace(props)
  const view = usePages({ count: pdf.numPages, firstPage, turn, onPage })
  const { sizes, go } = view
  goes(go)
  useNextPage(pdf, nextUrl === url ? nextPage : undefined)
  useGestures(view)
  useSelecting(view.scroller)
  useSelection(view.scroller, onSelect)
  const outline = useOutline(pdf, isSideOpen)

  const find = useFind(pdf, view.current, ({ page: at }) => {
    // On a page that is held the result itself is brought into sight, once it is marked.
    if (!view.held.includes(at)) go({ page: at })
  })
  const found = useFoundMarks(find, isFinding, go)
  const marks = useMarks({ areas, sizes, turn, found: found.marks })
  const openFind = () => setIsFinding(true)
  const closeFind = () => {
    setIsFinding(false)
    view.scroller.current?.focus()
  }
  useKeys({ root, view, page, turn, setTurn, onFind: openFind })
  useFindKey(openFind)
  const onLink = useCallback(
    (target: LinkTarget) => void followLink(pdf, target, go, t),
    [pdf, go, t],
  )
  const goFromSide = (goal: Goal) => {
    if (isPhone) setIsSideOpen(false)
    go(goal)
  }

  return (
    <div ref={root} className={styles.viewer} data-full={full.isFull || undefined}>
      <Toolbar
        view={view}
        page={page}
        count={pdf.numPages}
        turn={turn}
        onTurn={setTurn}
        isFull={full.isFull}
        onFull={full.toggle}
        download={{ href: downloadUrl, name }}
        lead={
          <div className={styles.group}>
            <Tool
              label={t('panel')}
              Icon={IconLayoutSidebar}
              act={() => setIsSideOpen(!isSideOpen)}
              isOn={isSideOpen}
            />
            <Tool
              label={t('find')}
              Icon={IconSearch}
              act={isFinding ? closeFind : openFind}
              isOn={isFinding}
            />
          </div>
        }
        actions={actions}
      />
      {isFinding && <FindBar find={find} count={pdf.numPages} onClose={closeFind} />}
      {askAgain && (
        <Alert color="yellow" className={styles.notice ?? ''}>
          {t('partMissing')}{' '}
          <Button size="compact-xs" variant="default" onClick={askAgain}>
            {t('askAgain')}
          </Button>
        </Alert>
      )}
      <div className={styles.body}>
        {isSideOpen && (
          <Side
            pdf={pdf}
            outline={outline}
            sizes={sizes}
            turn={turn}
            queue={queue}
            page={page}
            go={goFromSide}
          />
        )}
        <Pages
          pdf={pdf}
          name={name}
          view={view}
          turn={turn}
          queue={queue}
          marks={marks}
          onWords={found.onWords}
          onLink={onLink}
        />
      </div>
    </div>
  )
}
