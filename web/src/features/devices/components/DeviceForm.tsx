import { Button, Checkbox, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import {
  type Device,
  type DeviceInput,
  deviceInput,
  deviceRoutes,
} from '@puquio/contract/modi/devices'
import { deviceChannels, deviceChannelTerms, graceOfChannelS } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs, WideField } from '../../../ui/form/FieldPairs.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import { cloneOf, draftOf, emptyDevice } from './device-draft.ts'
import { FormSection } from './FormSection.tsx'
import { ProfilePicker } from './ProfilePicker.tsx'
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
  const language = useLanguage()
  const project = useProject()
  const today = useToday(project.timeZone)
  const navigate = useNavigate()
  const create = useApiMutation(deviceRoutes.create)
  const edit = useApiMutation(deviceRoutes.edit)
  const params = { projectId: project.id }
  const sendForm = useSendForm<DeviceInput, Device>({
    initial: device ? draftOf(device) : cloned ? cloneOf(cloned) : emptyDevice(today),
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
  const { form, formProps, problem, isSending } = sendForm
  const graceMinutes = graceOfChannelS[form.values.channel] / 60
  return (
    <form {...formProps} aria-label={device?.name ?? t('newDevice')}>
      <FormProblem problem={problem} />
      <Stack gap="lg">
        <FormSection title={t('identity')}>
          <FieldPairs>
            <TextInput
              {...form.getInputProps('serial')}
              label={t('serial')}
              required
              maxLength={60}
            />
            <TextInput {...form.getInputProps('name')} label={t('name')} required maxLength={100} />
            <TextInput
              {...form.getInputProps('fieldNumber')}
              label={t('fieldNumber')}
              maxLength={60}
            />
            <TextInput {...form.getInputProps('group')} label={t('group')} maxLength={60} />
            <DateField
              {...form.getInputProps('installedOn')}
              label={t('installedOn')}
              today={today}
              required
            />
            <Checkbox
              {...form.getInputProps('alarmsEnabled', { type: 'checkbox' })}
              label={t('alarmsEnabled')}
              mt="lg"
            />
            <WideField>
              <Textarea
                {...form.getInputProps('note')}
                label={t('note')}
                maxLength={2000}
                autosize
                minRows={2}
              />
            </WideField>
          </FieldPairs>
        </FormSection>
        <FormSection title={t('place')} help={t('placeHelp')}>
          <FieldPairs>
            <StationPicker {...form.getInputProps('stationId')} label={t('station')} isClearable />
            <NumberField
              {...form.getInputProps('terrainLevelM')}
              label={t('terrainLevel')}
              unit={t('masl')}
            />
            <NumberField {...form.getInputProps('latitudeDeg')} label={t('latitude')} unit="°" />
            <NumberField {...form.getInputProps('longitudeDeg')} label={t('longitude')} unit="°" />
            <NumberField
              {...form.getInputProps('probeLengthM')}
              label={t('probeLength')}
              unit="m"
            />
            <NumberField {...form.getInputProps('heightM')} label={t('height')} unit="m" />
            <TextInput
              {...form.getInputProps('battery')}
              label={t('battery')}
              description={t('batteryHelp')}
              maxLength={60}
            />
          </FieldPairs>
        </FormSection>
        <FormSection title={t('reporting')}>
          <FieldPairs>
            <NativeSelect
              {...form.getInputProps('channel')}
              label={t('channel')}
              data={deviceChannels.map((value) => ({
                value,
                label: deviceChannelTerms[value][language],
              }))}
            />
            <ProfilePicker form={form} isNew={device === null} />
            <TextInput
              {...form.getInputProps('externalKey')}
              label={t('externalKey')}
              description={t('externalKeyHelp')}
              maxLength={64}
            />
            <NumberField
              {...form.getInputProps('intervalS')}
              label={t('interval')}
              unit="s"
              required
            />
            <NumberField
              {...form.getInputProps('graceS')}
              label={t('grace')}
              unit="s"
              description={t('graceHelp', { minutes: graceMinutes })}
            />
          </FieldPairs>
        </FormSection>
        <FormSection title={t('relays')} help={t('relaysHelp')}>
          <FieldPairs>
            <TextInput {...form.getInputProps('relay1')} label={t('relay1')} maxLength={60} />
            <TextInput {...form.getInputProps('relay2')} label={t('relay2')} maxLength={60} />
          </FieldPairs>
        </FormSection>
        <FormSection title={t('variables')} help={t('variablesHelp')}>
          <VariableFields form={form} />
        </FormSection>
        <Group>
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
          <ButtonLink {...paths.devices()} variant="default">
            {t('cancel')}
          </ButtonLink>
        </Group>
      </Stack>
    </form>
  )
}

const validate = validateWith(deviceInput)
