import { Alert, Button } from '@mantine/core'
import type { InstrumentDocument } from '@puquio/contract/commitments/documents'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { storedProblemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLocale } from '../../../lib/texts/locale.ts'
import { SidePanel } from '../../../ui/dialog/SidePanel.tsx'
import { FactRows } from '../../../ui/entries/FactRows.tsx'
import { showBytes } from '../../../ui/files/show-bytes.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import { DocumentState } from './DocumentState.tsx'
import styles from './Documents.module.css'
import '../texts.ts'

type DocumentPanelProps = { document: InstrumentDocument; href: string; onClose: () => void }

/** All that is known of a document, with the hash by which its original can be told. */
export const DocumentPanel = ({ document, href, onClose }: DocumentPanelProps) => {
  const { t } = useTranslation('instruments')
  const locale = useLocale()
  const format = useFormat(useProject().timeZone)
  const { name, title, problem, pages, bytes, sha256, addedAt, addedBy, hasScript, alsoIn } =
    document
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      title={name}
      footer={
        <Button component="a" href={href} variant="default">
          {t('downloadOriginal')}
        </Button>
      }
    >
      {problem && (
        <Alert color="red" mb="md">
          {storedProblemText(problem)}
        </Alert>
      )}
      {hasScript && <Alert mb="md">{t('hasScript')}</Alert>}
      {alsoIn.length > 0 && (
        <Alert mb="md">
          {t('alsoIn')}{' '}
          {alsoIn.map((one, index) => (
            <Fragment key={one.documentId}>
              {index > 0 && ', '}
              <TextLink {...paths.instrument(one.instrumentId)}>{one.instrument}</TextLink>
            </Fragment>
          ))}
        </Alert>
      )}
      <FactRows
        facts={[
          [t('state'), <DocumentState key="state" document={document} />],
          ...(title ? [[t('ownTitle'), title] as const] : []),
          [t('pages'), format.number(pages)],
          [t('size'), showBytes(bytes, locale)],
          [t('commitments'), format.number(document.commitments)],
          [t('addedAt'), `${format.instant(addedAt)}, ${addedBy}`],
          [
            t('sha256'),
            <span key="hash" className={styles.hash}>
              {sha256}
            </span>,
          ],
        ]}
      />
    </SidePanel>
  )
}
