import { Alert, Button, Stack, Text, TextInput } from '@mantine/core'
import { type Basemap, basemap as basemapSchema, settingRoutes } from '@puquio/contract/settings'
import { useTranslation } from 'react-i18next'
import { validateWith } from '../../../../lib/form.ts'
import { useApiMutation } from '../../../../lib/api/use-api.ts'
import { FormProblem } from '../../../../ui/form/FormProblem.tsx'
import { useSendForm } from '../../../../ui/form/use-send-form.ts'
import { showToast } from '../../../../ui/toasts/toasts.ts'
import '../../texts.ts'

type BasemapFormProps = {
  basemap: Basemap | null
  /** Set by the environment, which holds. */
  isFixed: boolean
}

/** The map tiles beneath the shipped outline of Peru; without an address there are none. */
export const BasemapForm = ({ basemap, isFixed }: BasemapFormProps) => {
  const { t } = useTranslation('settings')
  const set = useApiMutation(settingRoutes.setBasemap)
  const validate = validateWith(basemapSchema)
  const isNone = ({ url }: Basemap) => url.trim() === ''
  const { form, formProps, problem, isSending } = useSendForm({
    initial: basemap ?? { url: '', attribution: '' },
    validate: (values) => (isNone(values) ? {} : validate(values)),
    send: (values) => set.mutateAsync({ body: { basemap: isNone(values) ? null : values } }),
    onSaved: () => showToast({ kind: 'success', text: t('basemapSaved'), action: 'basemap' }),
  })
  return (
    <form {...formProps} aria-label={t('basemap')}>
      <FormProblem problem={problem} />
      <Stack gap="sm">
        {isFixed && <Alert color="blue">{t('basemapFixed')}</Alert>}
        <TextInput
          {...form.getInputProps('url')}
          label={t('basemapUrl')}
          description={t('basemapHelp')}
          placeholder="https://tiles.example.com/{z}/{x}/{y}.png"
          maxLength={500}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isFixed}
        />
        <TextInput
          {...form.getInputProps('attribution')}
          label={t('basemapCredit')}
          maxLength={200}
          disabled={isFixed}
        />
        <Text size="sm" c="dimmed">
          {t('basemapReload')}
        </Text>
        <div>
          <Button type="submit" loading={isSending} disabled={isFixed}>
            {t('save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
