import { TextInput } from '@mantine/core'
import {
  type DeviceProfile,
  deviceProfileInput,
  deviceProfileRoutes,
} from '@puquio/contract/modi/device-profiles'
import type { DeviceProfileFields } from '@puquio/domain'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { paths } from '../../../lib/paths.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldsOf } from '../../../ui/form/FieldPairs.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { ChannelSelect } from '../components/ChannelSelect.tsx'
import { FormSection } from '../components/FormSection.tsx'
import { LongForm } from '../components/LongForm.tsx'
import { VariableFields } from '../components/VariableFields.tsx'
import { CsvFields } from './CsvFields.tsx'
import { DecoderFields } from './DecoderFields.tsx'
import { emptyProfile, type ProfileDraft, profileDraftOf, profileOf } from './profile-draft.ts'
import './texts.ts'

/** A profile with its decoder, the tests of that beside it, and the variables of a new device. */
export const ProfileForm = ({ profile }: { profile: DeviceProfile | null }) => {
  const { t } = useTranslation('deviceProfiles')
  const { t: csv } = useTranslation('csvMapping')
  const navigate = useNavigate()
  const params = { projectId: useProject().id }
  const create = useApiMutation(deviceProfileRoutes.create)
  const edit = useApiMutation(deviceProfileRoutes.edit)
  const sendForm = useSendForm<ProfileDraft, DeviceProfile>({
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
  const { form } = sendForm
  const of = form.getInputProps
  const kind = {
    name: <TextInput {...of('name')} label={t('name')} required maxLength={100} />,
    maker: <TextInput {...of('maker')} label={t('maker')} maxLength={100} />,
    model: <TextInput {...of('model')} label={t('model')} maxLength={100} />,
    channel: <ChannelSelect {...of('channel')} label={t('channel')} />,
    intervalS: <NumberField {...of('intervalS')} label={t('interval')} unit="s" required />,
  } satisfies Record<Exclude<keyof DeviceProfileFields, 'decoder'>, ReactNode>
  return (
    <LongForm
      sendForm={sendForm}
      label={profile?.name ?? t('newProfile')}
      saveLabel={t('save')}
      cancel={
        <ButtonLink {...paths.deviceProfiles()} variant="default">
          {t('cancel')}
        </ButtonLink>
      }
    >
      <FormSection title={t('kind')}>
        <FieldsOf inputs={kind} />
      </FormSection>
      <FormSection title={t('decoder')} help={t('decoderHelp')}>
        <DecoderFields form={form} />
      </FormSection>
      <FormSection title={csv('title')} help={csv('help')}>
        <CsvFields form={form} />
      </FormSection>
      <FormSection title={t('variables')} help={t('variablesHelp')}>
        <VariableFields form={form} />
      </FormSection>
    </LongForm>
  )
}

const validate = validateWith(deviceProfileInput)
