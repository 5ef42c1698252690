import { Stack, Text, TextInput } from '@mantine/core'
import {
  laboratoryLinkCreation,
  laboratoryLinkRoutes as routes,
} from '@puquio/contract/laboratory/laboratory-links'
import { addDays, screens } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { SecretDialog } from '../../../ui/secrets/SecretDialog.tsx'
import { StationFilter } from '../../../widgets/pickers/StationPicker.tsx'
import '../texts.ts'

type LinkFormProps = { laboratories: readonly string[]; onClose: () => void }

const usualDays = 90

/** The secret is a fragment, which browsers send to no server. */
const addressOf = (secret: string) =>
  `${window.location.origin}${screens.LaboratoryHandIn.path}#${secret}`

/** Makes a link for one laboratory, and shows it this once. */
export const LinkForm = ({ laboratories, onClose }: LinkFormProps) => {
  const { t } = useTranslation('laboratoryLinks')
  const project = useProject()
  const today = useToday(project.timeZone)
  const create = useApiMutation(routes.create)
  const [made, setMade] = useState<{ secret: string; laboratory: string } | null>(null)
  const noStations: number[] = []
  const sendForm = useSendForm({
    initial: {
      laboratory: '',
      label: '',
      until: addDays(today, usualDays),
      stationIds: noStations,
      campaign: '',
    },
    validate: validateWith(laboratoryLinkCreation),
    send: (body) => create.mutateAsync({ params: { projectId: project.id }, body }),
    onSaved: ({ secret, made: { laboratory } }) => setMade({ secret, laboratory }),
  })
  const { form } = sendForm
  if (made)
    return (
      <SecretDialog
        title={t('made')}
        label={t('link')}
        secret={addressOf(made.secret)}
        note={t('sendIt', { laboratory: made.laboratory })}
        onClose={onClose}
      />
    )
  return (
    <FormDialog sendForm={sendForm} title={t('make')} submitLabel={t('make')} onClose={onClose}>
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('laboratory')}
          label={t('laboratory')}
          description={t('laboratoryHelp')}
          required
          maxLength={200}
          list="laboratory-names"
        />
        <datalist id="laboratory-names">
          {laboratories.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <TextInput
          {...form.getInputProps('label')}
          label={t('label')}
          description={t('labelHelp')}
          maxLength={100}
        />
        <DateField
          {...form.getInputProps('until')}
          label={t('until')}
          description={t('untilHelp')}
          today={today}
          required
        />
        <div>
          <StationFilter
            label={t('stations')}
            value={form.values.stationIds}
            onChange={(ids) => form.setFieldValue('stationIds', ids)}
          />
          <Text size="xs" c="dimmed" mt={4}>
            {t(form.values.stationIds.length === 0 ? 'allStations' : 'stationsHelp')}
          </Text>
        </div>
        <TextInput
          {...form.getInputProps('campaign')}
          label={t('campaign')}
          description={t('campaignHelp')}
          maxLength={100}
        />
      </Stack>
    </FormDialog>
  )
}
