import { Checkbox, Stack } from '@mantine/core'
import { type AlarmRuleRow, alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { useDevice, useDevices } from './DeviceVariable.tsx'
import './texts.ts'

type Values = { deviceId: number | null; variableIds: number[] }

/** Gives other variables the same rule. */
export const CopyDialog = ({ rule, onClose }: { rule: AlarmRuleRow; onClose: () => void }) => {
  const { t } = useTranslation('alarmRules')
  const params = { projectId: useProject().id, ruleId: rule.id }
  const copy = useApiMutation(alarmRuleRoutes.copy)
  const sendForm = useSendForm<Values, { made: number }>({
    initial: { deviceId: rule.device.id, variableIds: [] },
    validate: validateWith(alarmRuleRoutes.copy.body),
    send: ({ variableIds }) => copy.mutateAsync({ params, body: { variableIds } }),
    onSaved: ({ made }) => {
      showToast({ kind: 'success', text: t('copied', { count: made }), action: 'alarm-rule' })
      onClose()
    },
  })
  const { form } = sendForm
  const devices = useDevices()
  const variables = useDevice(form.values.deviceId)?.variables ?? []
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('copy')} submitLabel={t('copy')}>
      <p>{t('copyHelp')}</p>
      <ComboField
        {...form.getInputProps('deviceId')}
        label={t('device')}
        required
        options={devices.map(({ id, serial, name }) => ({ key: id, code: serial, name }))}
        onChange={(deviceId) => form.setValues({ deviceId, variableIds: [] })}
      />
      <Checkbox.Group
        label={t('variable')}
        value={form.values.variableIds.map(String)}
        error={form.errors['variableIds']}
        onChange={(chosen) => form.setFieldValue('variableIds', chosen.map(Number))}
      >
        <Stack gap={6} mt={4}>
          {variables
            .filter(({ id }) => id !== rule.variable.id)
            .map(({ id, name }) => (
              <Checkbox key={id} value={String(id)} label={name} />
            ))}
        </Stack>
      </Checkbox.Group>
    </FormDialog>
  )
}
