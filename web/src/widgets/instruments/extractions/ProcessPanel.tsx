import { Alert, Radio, Stack, Text } from '@mantine/core'
import { documentRoutes } from '@puquio/contract/commitments/documents'
import {
  type Extraction,
  type ExtractionMethod,
  extractionRoutes,
} from '@puquio/contract/commitments/extractions'
import { promptRoutes } from '@puquio/contract/commitments/prompts'
import { modelFailureTerms } from '@puquio/contract/terms'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { promptOfKey, usePromptOptions } from '../prompts/use-prompt-options.ts'
import { DocumentChoice } from './DocumentChoice.tsx'
import { Estimate } from './Estimate.tsx'
import './texts.ts'

type Values = {
  /** Null: all that can be read. */
  documentIds: number[] | null
  /** Null: by the model, where there is one. */
  method: ExtractionMethod | null
  prompt: string
}
const current = 'current'

type ProcessPanelProps = {
  instrument: { id: number; name: string }
  /** Chosen at first; without them all that can be read. */
  documentIds?: readonly number[] | undefined
  onStarted?: (run: Extraction) => void
  onClose: () => void
}

/** "Process commitments": which documents, how, by which prompt, and what that would cost. */
export const ProcessPanel = (props: ProcessPanelProps) => {
  const { instrument, documentIds, onStarted, onClose } = props
  const { t } = useTranslation('extractions')
  const language = useLanguage()
  const params = { projectId: useProject().id, instrumentId: instrument.id }
  const documents = useApi(documentRoutes.list, { params }).data
  const holding = useApi(promptRoutes.current, { params, query: { instrumentId: instrument.id } })
  const model = holding.data?.model
  const start = useApiMutation(extractionRoutes.start)
  const versions = usePromptOptions(instrument.id)
  const ready = (documents ?? []).filter(({ state }) => state === 'ready').map(({ id }) => id)
  const chosenOf = ({ documentIds: ids }: Values) => ids ?? ready
  const methodOf = ({ method }: Values) => method ?? (model ? 'model' : 'rules')
  const sendForm = useSendForm<Values, Extraction>({
    initial: { documentIds: documentIds ? [...documentIds] : null, method: null, prompt: current },
    validate: (values) =>
      chosenOf(values).length === 0 ? { documentIds: t('chooseDocument') } : {},
    send: (values) =>
      start.mutateAsync({
        params,
        body: {
          documentIds: chosenOf(values),
          method: methodOf(values),
          prompt:
            methodOf(values) === 'rules' || values.prompt === current
              ? null
              : promptOfKey(values.prompt),
        },
      }),
    onSaved: (run) => {
      const text = t('started', { name: instrument.name })
      showToast({ kind: 'success', text, action: 'extraction' })
      onStarted?.(run)
      onClose()
    },
    isGuarded: false,
  })
  const { form } = sendForm
  const [chosen, method] = [chosenOf(form.values), methodOf(form.values)]
  const estimate = useApi(
    extractionRoutes.estimate,
    {
      params,
      query: {
        documents: chosen,
        method,
        ...(method === 'rules' || form.values.prompt === current
          ? {}
          : promptOfKey(form.values.prompt)),
      },
    },
    { enabled: chosen.length > 0 && holding.isSuccess, isKeepingPrevious: true, isQuiet: true },
  )
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={`${t('process')}: ${instrument.name}`}
      submitLabel={t('start')}
      isDisabled={chosen.length === 0}
    >
      {documents?.length === 0 ? (
        <Alert color="yellow">{t('noDocuments')}</Alert>
      ) : (
        <DocumentChoice
          documents={documents ?? []}
          chosen={chosen}
          onChange={(ids) => form.setFieldValue('documentIds', ids)}
          error={form.errors['documentIds'] ? t('chooseDocument') : undefined}
        />
      )}
      <Radio.Group
        label={t('method')}
        value={method}
        onChange={(value) => form.setFieldValue('method', value === 'model' ? 'model' : 'rules')}
      >
        <Stack gap="xs" mt={4}>
          <Radio
            value="model"
            disabled={!model}
            label={t('withModel', { model: model ?? '–' })}
            description={
              holding.isSuccess && !model
                ? modelFailureTerms['not-configured'][language]
                : t('withModelHelp')
            }
          />
          <Radio value="rules" label={t('withRules')} description={t('withRulesHelp')} />
        </Stack>
      </Radio.Group>
      {method === 'model' && (
        <ComboField
          label={t('prompt')}
          options={[{ key: current, name: t('currentPrompt') }, ...versions]}
          value={form.values.prompt}
          onChange={(key) => form.setFieldValue('prompt', key ?? current)}
          isClearable={false}
        />
      )}
      {chosen.length > 0 &&
        (estimate.error ? (
          <Alert color="red" role="alert">
            {problemText(estimate.error)}
          </Alert>
        ) : (
          <Estimate estimate={estimate.data} method={method} />
        ))}
      <Text size="sm" c="dimmed">
        {t('keepsVerified')}
      </Text>
    </FormPanel>
  )
}
