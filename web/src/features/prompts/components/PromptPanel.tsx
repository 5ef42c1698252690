import { Textarea } from '@mantine/core'
import { type CurrentPrompt, promptRoutes, taskMax } from '@puquio/contract/commitments/prompts'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { TextDiff } from '../../../ui/diff/TextDiff.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './Prompt.module.css'
import '../texts.ts'

type PromptPanelProps = {
  current: CurrentPrompt
  instrumentId: number | null
  /** Whose it is, in words. */
  whose: string
  onClose: () => void
}

/** The text is edited and saved as a new version; what somebody else saved meanwhile is shown before it is replaced. */
export const PromptPanel = ({ current, instrumentId, whose, onClose }: PromptPanelProps) => {
  const { t } = useTranslation('prompts')
  const params = { projectId: useProject().id }
  const format = useFormat()
  const save = useApiMutation(promptRoutes.save)
  const [base, setBase] = useState({ number: current.number, task: current.task })
  const [isShowingChanges, setShowingChanges] = useState(false)
  const bodyOf = (task: string) => ({ instrumentId, task, after: base.number })
  const sendForm = useSendForm({
    initial: { task: current.task },
    validate: ({ task }) => validate(bodyOf(task)),
    send: ({ task }) => save.mutateAsync({ params, body: bodyOf(task) }),
    onRefused: async (error) => {
      if (!isProblem(error, 'CHANGED_MEANWHILE')) return undefined
      const query = instrumentId === null ? {} : { instrumentId }
      const newest = await call(promptRoutes.current, { params, query })
      setBase(newest)
      setShowingChanges(true)
      return t('savedMeanwhile', { number: newest.number })
    },
    onSaved: ({ number }) => {
      showToast({ kind: 'success', text: t('savedVersion', { number }), action: 'prompt' })
      onClose()
    },
  })
  const { task } = sendForm.form.values
  const typed = useDeferredValue(task)
  const counted = { length: format.number(task.length), max: format.number(taskMax) }
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t('editTitle', { whose })}
      submitLabel={t('saveVersion', { number: base.number + 1 })}
      isDisabled={!sendForm.isDirty}
      widthPx={860}
    >
      <Textarea
        {...sendForm.form.getInputProps('task')}
        label={t('text')}
        description={t('textHelp', counted)}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        required
        autosize
        minRows={14}
        maxRows={28}
      />
      <details
        className={styles.changes}
        open={isShowingChanges}
        onToggle={(event) => setShowingChanges(event.currentTarget.open)}
      >
        <summary>{t('changesOf')}</summary>
        {isShowingChanges && (
          <TextDiff before={base.task} after={typed.trim()} label={t('changesOf')} />
        )}
      </details>
    </FormPanel>
  )
}

const validate = validateWith(promptRoutes.save.body)
