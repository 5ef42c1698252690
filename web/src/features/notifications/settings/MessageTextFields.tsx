import { SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import type { Variable } from '@puquio/contract/notifications/events'
import { type MessageTexts, messageText } from '@puquio/contract/notifications/settings'
import { fillVariables, type Language, languageNames, languages } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/texts/locale.ts'
import styles from './MessageTextFields.module.css'
import './texts.ts'

type MessageTextFieldsProps = {
  texts: MessageTexts
  variables: Readonly<Record<string, Variable>>
  fieldProps: (language: Language) => object
}

/** The words of a template in each language, its variables, and how it reads with examples. */
export const MessageTextFields = ({ texts, variables, fieldProps }: MessageTextFieldsProps) => {
  const { t } = useTranslation('notificationSettings')
  const language = useLanguage()
  const [shown, setShown] = useState<Language>(language)
  const names = Object.entries(variables)
  const kinds = Object.fromEntries(names.map(([name, { kind }]) => [name, kind]))
  const examples = Object.fromEntries(names.map(([name, { example }]) => [name, example]))
  return (
    <Stack gap="md">
      <div>
        <Text size="sm" fw={550}>
          {t('variables')}
        </Text>
        <ul className={styles.variables}>
          {names.map(([name, variable]) => (
            <li key={name}>
              <code>{`{{${name}}}`}</code> {variable.name[language]}
            </li>
          ))}
        </ul>
      </div>
      {languages.map((one) => (
        <Textarea
          key={one}
          {...fieldProps(one)}
          label={languageNames[one]}
          lang={one}
          required={one === 'es'}
          description={one === 'es' ? undefined : t('fallsBack')}
          autosize
          minRows={2}
          maxLength={2000}
        />
      ))}
      <div>
        <Text size="sm" fw={550} mb={6} id="preview-label">
          {t('preview')}
        </Text>
        <SegmentedControl
          size="xs"
          aria-labelledby="preview-label"
          value={shown}
          onChange={(value) => setShown(languages.find((one) => one === value) ?? language)}
          data={languages.map((one) => ({ value: one, label: one.toUpperCase() }))}
        />
        <p className={styles.preview} lang={shown} aria-live="polite">
          {fillVariables(messageText(texts, shown), shown, kinds, examples)}
        </p>
      </div>
    </Stack>
  )
}
