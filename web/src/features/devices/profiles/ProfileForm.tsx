import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import {
  type DeviceProfile,
  deviceProfileInput,
  deviceProfileRoutes,
} from '@puquio/contract/modi/device-profiles'
import { deviceChannels, deviceChannelTerms } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormProblem } from '../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { FormSection } from '../components/FormSection.tsx'
import { VariableFields } from '../components/VariableFields.tsx'
import { DecoderFields } from './DecoderFields.tsx'
import { emptyProfile, type ProfileDraft, profileDraftOf, profileOf } from './profile-draft.ts'
import './texts.ts'

/** A profile with its decoder, the tests of that beside it, and the variables of a new device. */
export const ProfileForm = ({ profile }: { profile: DeviceProfile | null }) => {
  const { t } = useTranslation('deviceProfiles')
  const language = useLanguage()
  const navigate = useNavigate()
  const params = { projectId: useProject().id }
  const create = useApiMutation(deviceProfileRoutes.create)
  const edit = useApiMutation(deviceProfileRoutes.edit)
  const { form, formProps, problem, isSending } = useSendForm<ProfileDraft, DeviceProfile>({
    initial: profile ? profileDraftOf(profile) : emptyProfile,
    validate: (draft) => validate(profileOf(draft)),
    send: (draft) =>
      profile
        ? edit.mutateAsync({
            params: { ...params, deviceProfileId: profile.id },
            body: { ...profileOf(draft), version: profile.version },
          })
        : create.mutateAsync({ params, body: profileOf(draft) }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: ({ id, name }) => {
      showToast({ kind: 'success', text: t('saved', { name }), action: 'device-profile' })
      void navigate(paths.deviceProfile(id))
    },
  })
  return (
    <form {...formProps} aria-label={profile?.name ?? t('newProfile')}>
      <FormProblem problem={problem} />
      <Stack gap="lg">
        <FormSection title={t('kind')}>
          <FieldPairs>
            <TextInput {...form.getInputProps('name')} label={t('name')} required maxLength={100} />
            <TextInput {...form.getInputProps('maker')} label={t('maker')} maxLength={100} />
            <TextInput {...form.getInputProps('model')} label={t('model')} maxLength={100} />
            <NativeSelect
              {...form.getInputProps('channel')}
              label={t('channel')}
              data={deviceChannels.map((value) => ({
                value,
                label: deviceChannelTerms[value][language],
              }))}
            />
            <NumberField
              {...form.getInputProps('intervalS')}
              label={t('interval')}
              unit="s"
              required
            />
          </FieldPairs>
        </FormSection>
        <FormSection title={t('decoder')} help={t('decoderHelp')}>
          <DecoderFields form={form} />
        </FormSection>
        <FormSection title={t('variables')} help={t('variablesHelp')}>
          <VariableFields form={form} />
        </FormSection>
        <Group>
          <Button type="submit" loading={isSending}>
            {t('save')}
          </Button>
          <ButtonLink {...paths.deviceProfiles()} variant="default">
            {t('cancel')}
          </ButtonLink>
        </Group>
      </Stack>
    </form>
  )
}

const validate = validateWith(deviceProfileInput)
