import { Alert, Button } from '@mantine/core'
import { importBytesMax, planImportRoutes } from '@puquio/contract/plan-imports'
import { IconTableDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/download.ts'
import { useFormat } from '../../../lib/format.ts'
import { useLanguage } from '../../../lib/locale.ts'
import { useProject } from '../../../lib/project-context.ts'
import { useApi } from '../../../lib/use-api.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { useImportSearch } from '../import-search.ts'
import { useDiscard } from '../use-discard.ts'
import { useUpload } from '../use-upload.ts'
import styles from './step-parts.module.css'
import '../texts.ts'

/** The template to download, and the drop zone for the filled one. */
export const UploadStep = ({ planId }: { planId: number | null }) => {
  const { t } = useTranslation('planImports')
  const { id: projectId } = useProject()
  const language = useLanguage()
  const { send, sayNone, sending, error } = useUpload(planId)
  const href = fileHref(planImportRoutes.template, { params: { projectId }, query: { language } })
  return (
    <div className={styles.narrow}>
      <Unfinished projectId={projectId} />
      <p>{t('intro')}</p>
      <Button component="a" href={href} variant="default" leftSection={<IconTableDown size={16} />}>
        {t('template')}
      </Button>
      <div className={styles.drop}>
        <FileDrop
          label={t('file')}
          accept={['.xlsx', '.xls']}
          maxBytes={importBytesMax}
          onFiles={([file]) => file && void send(file)}
          upload={sending}
          error={error}
        />
        {/* A chosen file is sent at once; without one, this button reports that none is selected. */}
        <Button mt="md" loading={sending !== null} onClick={sayNone}>
          {t('checkFile')}
        </Button>
      </div>
    </div>
  )
}

/** Imports that were begun and not finished, from this browser or another one. */
const Unfinished = ({ projectId }: { projectId: number }) => {
  const { t } = useTranslation('planImports')
  const { day } = useFormat(useProject().timeZone)
  const { open } = useImportSearch()
  const discard = useDiscard()
  const found = useApi(planImportRoutes.unfinished, { params: { projectId } }, unfinishedOptions)
  return found.data?.imports.map(({ key, fileName, begunAt, targetPlanId }) => (
    <Alert key={key} color="gray" mb="md">
      {t('unfinished', { file: fileName, date: day(begunAt) })}
      <div className={styles.buttons}>
        <Button size="xs" onClick={() => open(key, targetPlanId)}>
          {t('goOn')}
        </Button>
        <Button size="xs" variant="default" onClick={() => void discard(key)}>
          {t('drop')}
        </Button>
      </div>
    </Alert>
  ))
}

/** Shown after returning from an import. */
const unfinishedOptions = { isQuiet: true, staleTime: 0 }
