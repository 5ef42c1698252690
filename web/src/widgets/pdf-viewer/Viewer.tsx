import { Loader } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { useDocument } from './document/use-document.ts'
import { OpenViewer } from './OpenViewer.tsx'
import type { PdfViewerProps } from './viewer-props.ts'
import styles from './Viewer.module.css'
import './texts.ts'

/** Opens the document, and says what keeps it from being shown. */
export const Viewer = (props: PdfViewerProps) => {
  const { t } = useTranslation('pdfViewer')
  const { state, reopen, askAgain } = useDocument(props.url)
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
  return <OpenViewer key={props.url} {...props} opened={state.opened} askAgain={askAgain} />
}
