import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { useDocument } from './document/use-document.ts'
import { useNextDocument } from './document/use-next-document.ts'
import { OpenViewer } from './OpenViewer.tsx'
import type { PdfViewerProps } from './viewer-props.ts'
import styles from './Viewer.module.css'
import './texts.ts'

export { prepareDocument } from './document/prepared-document.ts'

/** Opens the document, and says what keeps it from being shown. */
export const Viewer = (props: PdfViewerProps) => {
  const { t } = useTranslation('pdfViewer')
  const { url, nextUrl, nextPage = 1 } = props
  const { state, reopen, askAgain } = useDocument(url)
  useNextDocument(nextUrl === url ? undefined : nextUrl, nextPage, state.at === 'open')
  if (state.at === 'failed')
    return (
      <div className={styles.viewer}>
        <ErrorState
          text={t(state.problem)}
          onRetry={state.problem === 'connection' ? reopen : undefined}
        />
      </div>
    )
  if (state.at === 'opening')
    return (
      <div className={styles.viewer} aria-busy>
        <p className={styles.opening} role="status">
          <Loader size="sm" aria-hidden /> {t('opening')}
        </p>
      </div>
    )
  return <OpenViewer key={url} {...props} opened={state.opened} askAgain={askAgain} />
}
