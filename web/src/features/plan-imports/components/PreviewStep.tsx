import { Alert, Button } from '@mantine/core'
import { type PlanImport, planImportRoutes } from '@puquio/contract/plan-imports'
import { badCellsMax } from '@puquio/domain'
import { IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/api/download.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { Preview } from '../preview/Preview.tsx'
import { useDiscard } from '../use-discard.ts'
import { ImportFacts } from './ImportFacts.tsx'
import { ImportNotes } from './ImportNotes.tsx'
import { SaveForm } from './SaveForm.tsx'
import styles from './step-parts.module.css'
import '../texts.ts'

/** The file's rows, its bad cells to correct, and the form that saves. */
export const PreviewStep = ({ one }: { one: PlanImport }) => {
  const { t } = useTranslation('planImports')
  const { number } = useFormat()
  const { id: projectId } = useProject()
  const language = useLanguage()
  const discard = useDiscard()
  const count = one.badCellCount
  const isTooMany = !one.isCorrectable
  const errors = fileHref(planImportRoutes.errors, {
    params: { projectId, key: one.key },
    query: { language },
  })
  return (
    <>
      <ImportFacts one={one} />
      {count > 0 && (
        <Alert color={isTooMany ? 'red' : 'yellow'} role="alert" mb="md">
          {one.isFromCommitments
            ? t('toFillIn', { count, shown: number(count) })
            : t(isTooMany ? 'manyErrors' : 'fewErrors', {
                found: number(count),
                limit: badCellsMax,
              })}
          <div className={styles.buttons}>
            <Button
              component="a"
              href={errors}
              size="xs"
              variant="default"
              leftSection={<IconDownload size={16} />}
            >
              {t(one.isFromCommitments ? 'downloadRows' : 'downloadErrors')}
            </Button>
            {isTooMany && (
              <Button size="xs" variant="default" onClick={() => void discard(one.key)}>
                {t('anotherFile')}
              </Button>
            )}
          </div>
        </Alert>
      )}
      <Preview one={one} isCorrectable={!isTooMany} />
      <ImportNotes one={one} />
      {count === 0 && <SaveForm one={one} />}
      {!isTooMany && (
        <div className={styles.buttons}>
          <Button variant="default" onClick={() => void discard(one.key)}>
            {t('anotherFile')}
          </Button>
        </div>
      )}
    </>
  )
}
