import { Checkbox, NativeSelect, Stack, TextInput } from '@mantine/core'
import { networkRoutes, networkTokenInput } from '@puquio/contract/modi/networks'
import { type NetworkWay, networkWays, networkWayTerms } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import '../texts.ts'

/** A token that was just made, with what it is for. */
export type MadeNetwork = { secret: string; wayIn: NetworkWay }
type NetworkFormProps = { onMade: (made: MadeNetwork) => void; onClose: () => void }

const initial: z.input<typeof networkTokenInput> = {
  name: '',
  wayIn: networkWays[0],
  mustBeSigned: false,
}
const maySign = (way: NetworkWay) => way === 'rockblock' || way === 'rock7'

/** Makes a token for a network. */
export const NetworkForm = ({ onMade, onClose }: NetworkFormProps) => {
  const { t } = useTranslation('networks')
  const language = useLanguage()
  const project = useProject()
  const create = useApiMutation(networkRoutes.create)
  const sendForm = useSendForm({
    initial,
    validate: validateWith(networkTokenInput),
    send: (body) => create.mutateAsync({ params: { projectId: project.id }, body }),
    onSaved: ({ secret, made: { wayIn } }) => onMade({ secret, wayIn }),
  })
  const { form } = sendForm
  return (
    <FormDialog sendForm={sendForm} title={t('add')} submitLabel={t('add')} onClose={onClose}>
      <Stack gap="md">
        <NativeSelect
          label={t('kind')}
          value={form.values.wayIn}
          onChange={({ currentTarget: { value } }) => {
            const wayIn = networkWays.find((one) => one === value) ?? networkWays[0]
            form.setFieldValue('wayIn', wayIn)
            if (!maySign(wayIn)) form.setFieldValue('mustBeSigned', false)
          }}
          data={networkWays.map((way) => ({ value: way, label: networkWayTerms[way][language] }))}
        />
        <TextInput
          {...form.getInputProps('name')}
          label={t('name')}
          description={t('nameHelp')}
          required
          maxLength={100}
        />
        {maySign(form.values.wayIn) && (
          <Checkbox
            {...form.getInputProps('mustBeSigned', { type: 'checkbox' })}
            label={t('mustBeSigned')}
            description={t('mustBeSignedHelp')}
          />
        )}
      </Stack>
    </FormDialog>
  )
}
