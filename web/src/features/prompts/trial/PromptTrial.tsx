import { Alert, Button, Text, Textarea } from '@mantine/core'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import {
  type PromptTrial as Trial,
  promptTrialRoutes,
  type TrialSide,
} from '@puquio/contract/commitments/prompt-trials'
import { type CurrentPrompt, taskMax } from '@puquio/contract/commitments/prompts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import {
  keyOfPrompt,
  promptOfKey,
  usePromptOptions,
} from '../../../widgets/instruments/prompts/use-prompt-options.ts'
import { TrialOutcome } from './TrialOutcome.tsx'
import styles from './Trial.module.css'
import './texts.ts'

const rules = 'rules'
const unsaved = 'text'
const sideOf = (key: string, task: string): TrialSide => {
  if (key === rules) return { by: 'rules' }
  return key === unsaved ? { by: 'text', task } : { by: 'version', ...promptOfKey(key) }
}

type Values = {
  instrumentId: number | null
  documentId: number | null
  fromPage: number | null
  toPage: number | null
  /** Null until somebody chooses: what is in force. */
  one: string | null
  other: string
  /** A text that nobody saved. */
  task: string
}
type PromptTrialProps = {
  instruments: readonly { key: number; name: string }[]
  instrumentId: number | null
  current: CurrentPrompt
}

/** Two versions, or a text before it is one, asked about the same pages, their results one beside the other. */
export const PromptTrial = ({ instruments, instrumentId, current }: PromptTrialProps) => {
  const { t } = useTranslation('promptTrial')
  const params = { projectId: useProject().id }
  const start = useApiMutation(promptTrialRoutes.start)
  const [begun, setBegun] = useState<Trial | null>(null)
  const hasModel = current.model !== null
  const bodyOf = ({ documentId, fromPage, toPage, one, other, task }: Values) => ({
    documentId: documentId ?? 0,
    fromPage: fromPage ?? 0,
    toPage: toPage ?? 0,
    sides: [sideOf(one ?? inForce, task), sideOf(other, task)],
  })
  const { form, formProps, problem, isSending } = useSendForm<Values, Trial>({
    initial: {
      instrumentId,
      documentId: null,
      fromPage: 1,
      toPage: 1,
      one: null,
      other: rules,
      task: current.task,
    },
    validate: (values) => validate(bodyOf(values)),
    send: (values) => start.mutateAsync({ params, body: bodyOf(values) }),
    onSaved: setBegun,
    isGuarded: false,
  })
  const chosen = form.values.instrumentId
  const documents = useApi(
    documentRoutes.list,
    { params: { ...params, instrumentId: chosen ?? 0 } },
    { enabled: chosen !== null },
  ).data
  const versions = usePromptOptions(chosen)
  // The newest one of where it comes from.
  const ofSource = versions.find(({ key }) => key.startsWith(`${current.source}:`))?.key
  const inForce = hasModel ? (ofSource ?? keyOfPrompt({ source: 'product', number: 0 })) : rules
  const sides = [
    ...(hasModel ? [...versions, { key: unsaved, name: t('unsaved') }] : []),
    { key: rules, name: t('rules') },
  ]
  const one = form.values.one ?? inForce
  const isTyping = one === unsaved || form.values.other === unsaved
  const trial = useApi(
    promptTrialRoutes.get,
    { params: { ...params, trialId: begun?.id ?? 0 } },
    { enabled: begun !== null, isQuiet: true },
  ).data
  const isRunning = begun !== null && trial?.state !== 'done' && trial?.state !== 'failed'
  return (
    <form {...formProps} aria-label={t('run')}>
      <Text size="sm" mb="sm">
        {t('help')}
      </Text>
      <FormProblem problem={problem} />
      <div className={styles.fields}>
        <ComboField
          label={t('instrument')}
          options={instruments}
          value={chosen}
          onChange={(id) => form.setValues({ instrumentId: id, documentId: null })}
          required
        />
        <ComboField
          {...form.getInputProps('documentId')}
          label={t('document')}
          options={(documents ?? [])
            .filter(({ state }) => state === 'ready')
            .map(({ id, name }) => ({ key: id, name }))}
          required
        />
        <NumberField {...form.getInputProps('fromPage')} label={t('fromPage')} min={1} required />
        <NumberField {...form.getInputProps('toPage')} label={t('toPage')} min={1} required />
        <ComboField
          {...form.getInputProps('one')}
          value={one}
          label={t('one')}
          options={sides}
          required
        />
        <ComboField {...form.getInputProps('other')} label={t('other')} options={sides} required />
      </div>
      {isTyping && (
        <Textarea
          {...form.getInputProps('task')}
          label={t('unsaved')}
          description={t('unsavedHelp')}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          required
          maxLength={taskMax}
          autosize
          minRows={8}
          maxRows={20}
          mb="sm"
        />
      )}
      <Button type="submit" loading={isSending || isRunning}>
        {t('run')}
      </Button>
      <div role="status">
        {isRunning && (
          <Text size="sm" mt="xs">
            {t('running')}
          </Text>
        )}
        {trial?.state === 'failed' && (
          <Alert color="red" mt="xs">
            {t('failed')}
          </Alert>
        )}
      </div>
      {trial?.outcomes && (
        <div className={styles.outcomes}>
          {trial.outcomes.map((outcome, at) => (
            <TrialOutcome key={at} outcome={outcome} documentId={trial.documentId} />
          ))}
        </div>
      )}
    </form>
  )
}

const validate = validateWith(promptTrialRoutes.start.body)
