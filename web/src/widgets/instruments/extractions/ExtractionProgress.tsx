import { Button, Text } from '@mantine/core'
import { type Extraction, extractionRoutes } from '@puquio/contract/commitments/extractions'
import { extractionStateTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { ProgressLine } from '../../../ui/states/ProgressLine.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { progressOf } from './extraction-progress.ts'
import styles from './Extractions.module.css'
import './texts.ts'

/** How far a run is, live, with the way to cancel it; nothing once it has ended. */
export const ExtractionProgress = ({ run }: { run: Extraction }) => {
  const { t } = useTranslation('extractions')
  const [language, format] = [useLanguage(), useFormat()]
  const params = { projectId: useProject().id, extractionId: run.id }
  const mayCancel = useMay()(extractionRoutes.cancel.access)
  const cancel = useApiMutation(extractionRoutes.cancel)
  const progress = progressOf(run)
  if (progress === null) return null
  const { name } = run.instrument
  const askToCancel = async () => {
    const asked = {
      title: t('cancelTitle', { name }),
      text: t('cancelText'),
      confirmLabel: t('cancelRun'),
      cancelLabel: t('keepRunning'),
      isDanger: true,
    }
    if (!(await confirm(asked))) return
    await toastOutcome(cancel.mutateAsync({ params }), {
      done: t('cancelled', { name }),
      action: 'extraction',
    })
  }
  return (
    <div className={styles.progress}>
      <ProgressLine
        label={
          progress.total === 0 && progress.state !== 'queued'
            ? extractionStateTerms[progress.state][language]
            : t(`progress.${progress.state}`, {
                done: format.number(progress.done),
                total: format.number(progress.total),
              })
        }
        ratio={progress.ratio}
      />
      <div className={styles.under}>
        <Text size="sm" c="dimmed">
          {t('mayLeave')}
        </Text>
        {mayCancel && (
          <Button
            variant="default"
            size="xs"
            loading={cancel.isPending}
            onClick={() => void askToCancel()}
          >
            {t('cancelRun')}
          </Button>
        )}
      </div>
    </div>
  )
}
