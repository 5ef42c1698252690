import { Alert, Button } from '@mantine/core'
import { importBytesMax, planImportRoutes } from '@puquio/contract/plan-imports'
import { IconTableDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../../lib/download.ts'
import { useLanguage } from '../../../lib/locale.ts'
import { useProject } from '../../../lib/project-context.ts'
import { useApi } from '../../../lib/use-api.ts'
import { FileDrop } from '../../../ui/files/FileDrop.tsx'
import { unfinished, useImportSearch } from '../import-search.ts'
import { useDiscard } from '../use-discard.ts'
import { useUpload } from '../use-upload.ts'
import styles from './step-parts.module.css'
import '../texts.ts'

/** The template to fill in, and the place to drop it. */
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
        {/* A chosen file is sent at once: without one, this says what is missing. */}
        <Button mt="md" loading={sending !== null} onClick={sayNone}>
          {t('checkFile')}
        </Button>
      </div>
    </div>
  )
}

/** Whoever left an import and lost its address finds it here. */
const Unfinished = ({ projectId }: { projectId: number }) => {
  const { t } = useTranslation('planImports')
  const { open } = useImportSearch()
  const discard = useDiscard()
  const key = unfinished.read(projectId)
  const params = { projectId, key: key ?? '' }
  const found = useApi(
    planImportRoutes.get,
    { params },
    { enabled: key !== null, isQuiet: true, retry: false },
  )
  if (key === null || !found.data || ['saved', 'refused'].includes(found.data.state)) return null
  return (
    <Alert color="gray" mb="md">
      {t('unfinished', { file: found.data.fileName })}
      <div className={styles.buttons}>
        <Button size="xs" onClick={() => open(key)}>
          {t('goOn')}
        </Button>
        <Button size="xs" variant="default" onClick={() => void discard(key)}>
          {t('drop')}
        </Button>
      </div>
    </Alert>
  )
}
