import { Text, TextInput } from '@mantine/core'
import {
  alarmRuleEdit,
  alarmRuleInput,
  type AlarmRuleRow,
  alarmRuleRoutes,
} from '@puquio/contract/modi/alarm-rules'
import { clearingSentence, ruleSentence } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { fieldErrorsOf, validateWith } from '../../../lib/form.ts'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { DeviceVariable, useDevice } from './DeviceVariable.tsx'
import { draftOf, fieldOf, newDraft, readCondition, type RuleDraft, ruleOf } from './rule-draft.ts'
import { TellingFields } from './TellingFields.tsx'
import { Trial } from './Trial.tsx'
import './texts.ts'

type RulePanelProps = { rule: AlarmRuleRow | null; deviceId: number | null; onClose: () => void }

/** A rule with its sentence as one types; null makes a new one. */
export const RulePanel = ({ rule, deviceId, onClose }: RulePanelProps) => {
  const { t } = useTranslation('alarmRules')
  const language = useLanguage()
  const params = { projectId: useProject().id }
  const create = useApiMutation(alarmRuleRoutes.create)
  const edit = useApiMutation(alarmRuleRoutes.edit)
  const sendForm = useSendForm<RuleDraft, AlarmRuleRow>({
    initial: rule ? draftOf(rule) : newDraft(deviceId),
    validate: (draft) =>
      atFields(
        rule
          ? validateEdit({ ...ruleOf(draft), version: rule.version })
          : {
              ...(draft.deviceId === null && {
                deviceId: fieldText({ code: 'required', params: {} }),
              }),
              ...validateNew({ ...ruleOf(draft), variableId: draft.variableId }),
            },
      ),
    send: (draft) =>
      rule
        ? edit.mutateAsync({
            params: { ...params, ruleId: rule.id },
            body: { ...ruleOf(draft), version: rule.version },
          })
        : create.mutateAsync({
            params,
            body: { ...ruleOf(draft), variableId: draft.variableId ?? 0 },
          }),
    errorsOf: (error) => atFields(fieldErrorsOf(error)),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      showToast({ kind: 'success', text: t('saved'), action: 'alarm-rule' })
      onClose()
    },
  })
  const { form } = sendForm
  const device = useDevice(form.values.deviceId)
  const variable = device?.variables.find(({ id }) => id === form.values.variableId)
  const condition = readCondition(form.values)
  const watched = condition && device && { ...condition, intervalS: device.intervalS }
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={rule ? t('edit') : t('add')}
      submitLabel={t('save')}
      widthPx={640}
    >
      {rule ? (
        <Text size="sm">
          {rule.device.name}: {rule.variable.name}
        </Text>
      ) : (
        <DeviceVariable form={form} />
      )}
      <TextInput
        {...form.getInputProps('name')}
        label={t('name')}
        description={t('nameHelp')}
        maxLength={100}
      />
      <ConditionFields form={form} unit={variable?.unit ?? rule?.variable.unit ?? ''} />
      {watched && variable && (
        <Text size="sm" role="status">
          {t('raisedWhen')}: <strong>{ruleSentence(watched, variable, language)}</strong>.{' '}
          {t('clearedWhen')}: {clearingSentence(watched, variable, language)}.
        </Text>
      )}
      <Trial draft={form.values} />
      <TellingFields form={form} />
    </FormPanel>
  )
}

const validateNew = validateWith(alarmRuleInput)
const validateEdit = validateWith(alarmRuleEdit)

const atFields = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, text]) => [fieldOf(path), text]))
