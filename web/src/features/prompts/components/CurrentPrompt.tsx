import { Button, Skeleton } from '@mantine/core'
import { type CurrentPrompt as Current, promptRoutes } from '@puquio/contract/commitments/prompts'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import styles from './Prompt.module.css'
import '../texts.ts'

type CurrentPromptProps = { current: Current | undefined; instrumentId: number | null }

/** The text that holds, and whose it is. */
export const CurrentPrompt = ({ current, instrumentId }: CurrentPromptProps) => {
  const { t } = useTranslation('prompts')
  if (!current) return <Skeleton height={320} />
  const { source, number } = current
  const holds =
    instrumentId !== null && source !== 'instrument'
      ? t(`holdsHere.${source}`)
      : t(`holds.${source}`, { number })
  const isOwn = source === (instrumentId === null ? 'project' : 'instrument')
  return (
    <>
      <div className={styles.line}>
        <p className={styles.holds}>{holds}</p>
        {isOwn && <GoBack current={current} instrumentId={instrumentId} />}
      </div>
      <div className={styles.text} role="region" aria-label={t('text')}>
        {current.task}
      </div>
    </>
  )
}

/** Leaves a prompt of its own for the one that holds without it. */
const GoBack = ({ current, instrumentId }: { current: Current; instrumentId: number | null }) => {
  const { t } = useTranslation('prompts')
  const params = { projectId: useProject().id }
  const mayEdit = useMay()(promptRoutes.save.access)
  const save = useApiMutation(promptRoutes.save)
  if (!mayEdit) return null
  const label = current.without.source === 'project' ? t('toProject') : t('toProduct')
  const goBack = async () => {
    const asked = { title: label, text: t('goBackText'), confirmLabel: label }
    if (!(await confirm(asked))) return
    const body = { instrumentId, task: null, after: current.number }
    await toastOutcome(save.mutateAsync({ params, body }), {
      done: ({ number }) => t('savedVersion', { number }),
      action: 'prompt',
    })
  }
  return (
    <Button variant="default" size="xs" loading={save.isPending} onClick={() => void goBack()}>
      {label}
    </Button>
  )
}
