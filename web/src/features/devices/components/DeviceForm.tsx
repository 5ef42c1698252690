import {
  type Device,
  type DeviceInput,
  deviceInput,
  deviceRoutes,
} from '@puquio/contract/modi/devices'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FieldsOf } from '../../../ui/form/FieldPairs.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { cloneOf, draftOf, emptyDevice } from './device-draft.ts'
import { deviceInputs } from './device-inputs.tsx'
import { FormSection } from './FormSection.tsx'
import { LongForm } from './LongForm.tsx'
import { VariableFields } from './VariableFields.tsx'
import '../form-texts.ts'

type DeviceFormProps = {
  /** Null makes a new one. */
  device: Device | null
  /** Which a new one begins as. */
  cloned?: Device | null
}

/** A device with its variables, grouped as a person fills it in. */
export const DeviceForm = ({ device, cloned = null }: DeviceFormProps) => {
  const { t } = useTranslation('deviceForm')
  const project = useProject()
  const today = useToday(project.timeZone)
  const navigate = useNavigate()
  const create = useApiMutation(deviceRoutes.create)
  const edit = useApiMutation(deviceRoutes.edit)
  const params = { projectId: project.id }
  const sendForm = useSendForm<DeviceInput, Device>({
    initial: device ? draftOf(device) : cloned ? cloneOf(cloned, today) : emptyDevice(today),
    validate,
    send: (body) =>
      device
        ? edit.mutateAsync({
            params: { ...params, deviceId: device.id },
            body: { ...body, version: device.version },
          })
        : create.mutateAsync({ params, body }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: (saved) => {
      const text = t(device ? 'saved' : 'added', { name: saved.name })
      showToast({ kind: 'success', text, action: 'device' })
      // A new one is given its token next.
      void navigate(device ? paths.devices() : paths.deviceRecords(saved.id, 'connection'))
    },
  })
  const { form } = sendForm
  const inputs = deviceInputs({ form, t, today, deviceId: device?.id ?? null })
  return (
    <LongForm
      sendForm={sendForm}
      label={device?.name ?? t('newDevice')}
      saveLabel={t('save')}
      cancel={
        <ButtonLink {...paths.devices()} variant="default">
          {t('cancel')}
        </ButtonLink>
      }
    >
      <FormSection title={t('identity')}>
        <FieldsOf inputs={inputs.identity} />
      </FormSection>
      <FormSection title={t('place')} help={t('placeHelp')}>
        <FieldsOf inputs={inputs.place} />
      </FormSection>
      <FormSection title={t('reporting')}>
        <FieldsOf inputs={inputs.reporting} />
      </FormSection>
      <FormSection title={t('relays')} help={t('relaysHelp')}>
        <FieldsOf inputs={inputs.relays} />
      </FormSection>
      <FormSection title={t('variables')} help={t('variablesHelp')}>
        <VariableFields form={form} />
      </FormSection>
    </LongForm>
  )
}

const validate = validateWith(deviceInput)
