import { Button, Group, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core'
import {
  type KeptPolicy,
  type PolicyVersion,
  policyVersion,
  userRoutes,
} from '@puquio/contract/users'
import { type Language, languageNames, languages, zonedInstant } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerAheadMs } from '../../../../lib/app-data.ts'
import { validateWith } from '../../../../lib/form.ts'
import { useToday } from '../../../../lib/today.ts'
import { useApiMutation } from '../../../../lib/api/use-api.ts'
import { confirm } from '../../../../ui/dialog/confirm.ts'
import { DateField } from '../../../../ui/fields/DateField.tsx'
import { FormProblem } from '../../../../ui/form/FormProblem.tsx'
import { refusalAfter } from '../../../../ui/form/refusal-after.ts'
import { useClose } from '../../../../ui/form/use-close.ts'
import { useSendForm } from '../../../../ui/form/use-send-form.ts'
import { SafeHtml } from '../../../../ui/SafeHtml.tsx'
import { showToast } from '../../../../ui/toasts/toasts.ts'
import { RichTextField } from '../../../../widgets/rich-text/RichTextField.tsx'
import '../../texts.ts'

type PolicyFormProps = { newest: KeptPolicy | null; timeZone: string; onClose: () => void }

type Texts = Record<Language, string>
type Values = { title: Texts; content: Texts; startOn: string | null }

const textsOf = (given: KeptPolicy['title'] = {}): Texts =>
  Object.fromEntries(languages.map((one) => [one, given[one] ?? ''])) as Texts

/** A new version of the general policy, which begins as the newest one is. */
export const PolicyForm = ({ newest, timeZone, onClose }: PolicyFormProps) => {
  const { t } = useTranslation('settings')
  const today = useToday(timeZone)
  const aheadMs = useServerAheadMs()
  const [language, setLanguage] = useState<Language>('es')
  const write = useApiMutation(userRoutes.writePolicy)
  const toVersion = ({ title, content, startOn }: Values): PolicyVersion => ({
    title: given(title),
    content: given(content),
    start_date:
      startOn === null
        ? new Date(Date.now() + aheadMs).toISOString()
        : zonedInstant(startOn, '00:00', timeZone),
  })
  const lacks = ({ title, content }: Values) =>
    languages.find((one) => (title[one].trim() === '') !== (content[one].trim() === ''))
  const sendForm = useSendForm<Values, unknown>({
    initial: { title: textsOf(newest?.title), content: textsOf(newest?.content), startOn: null },
    validate: (values) => {
      const half = lacks(values)
      const words = half && t('policyLacks', { language: languageNames[half] })
      return {
        ...(words ? { [`title.${half}`]: words } : {}),
        ...validateWith(policyVersion)(toVersion(values)),
      }
    },
    ask: () =>
      confirm({ title: t('publishTitle'), text: t('publishText'), confirmLabel: t('publish') }),
    send: (values) => write.mutateAsync({ body: toVersion(values) }),
    onRefused: (error) => refusalAfter(t('publishFailed'), error),
    onSaved: () => {
      showToast({ kind: 'success', text: t('published'), action: 'policy' })
      onClose()
    },
  })
  const { form, formProps, problem, isSending, isDirty } = sendForm
  const close = useClose(isDirty, onClose)
  const wrong = languages.find(
    (one) => `title.${one}` in form.errors || `content.${one}` in form.errors,
  )
  const contentError = form.errors[`content.${language}`]
  return (
    <form {...formProps} aria-label={t('newVersion')}>
      <Title order={2} size="h4" mb="sm">
        {t('newVersion')}
      </Title>
      <FormProblem problem={problem} />
      <Stack gap="md" maw={720}>
        <div>
          <SegmentedControl
            aria-label={t('policyLanguage')}
            data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
            value={language}
            onChange={(value) => setLanguage(languages.find((one) => one === value) ?? 'es')}
          />
          <Text size="xs" c="dimmed" mt={4}>
            {t('policyLanguageHelp')}
          </Text>
          {wrong && wrong !== language && (
            <Text size="sm" c="var(--danger)" role="alert">
              {languageNames[wrong]}:{' '}
              {form.errors[`title.${wrong}`] ?? form.errors[`content.${wrong}`]}
            </Text>
          )}
        </div>
        <TextInput
          key={`title ${language}`}
          {...form.getInputProps(`title.${language}`)}
          label={t('policyTitle')}
          required={language === 'es'}
          maxLength={200}
        />
        <RichTextField
          key={`content ${language}`}
          label={t('policyContent')}
          value={form.values.content[language]}
          onChange={(html) => form.setFieldValue(`content.${language}`, html)}
          isRequired={language === 'es'}
          isInvalid={contentError !== undefined}
          error={contentError}
        />
        <DateField
          {...form.getInputProps('startOn')}
          label={t('policyStart')}
          description={t('policyStartHelp')}
          today={today}
          min={today}
          error={form.errors['start_date']}
        />
        <section aria-label={t('policyPreview')}>
          <Title order={3} size="h5" mb="xs">
            {t('policyPreview')}
          </Title>
          <Text fw={600}>{form.values.title[language]}</Text>
          <SafeHtml html={form.values.content[language]} />
        </section>
        <Group gap="sm">
          <Button type="submit" loading={isSending}>
            {t('publish')}
          </Button>
          <Button variant="default" onClick={() => void close()}>
            {t('cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Texts that are empty are left out: readers of such a language see the Spanish one. */
const given = (texts: Texts): PolicyVersion['title'] => ({
  es: texts.es,
  ...Object.fromEntries(
    languages.filter((one) => texts[one].trim()).map((one) => [one, texts[one]]),
  ),
})
