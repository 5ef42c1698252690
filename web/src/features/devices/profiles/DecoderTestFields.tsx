import { ActionIcon, Button, Group, NativeSelect, Text, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { DecoderOutcome } from '@puquio/contract/modi/device-profiles'
import { testEncodings } from '@puquio/domain'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import type { ProfileDraft } from './profile-draft.ts'
import { Outcome } from './Outcome.tsx'
import styles from './profiles.module.css'
import './texts.ts'

type DecoderTestFieldsProps = {
  form: UseFormReturnType<ProfileDraft>
  at: number
  outcome: DecoderOutcome | null
  /** Whether the outcome is what the test expects; null where it expects nothing. */
  verdict: boolean | null
  onEdit: () => void
  onExpect: (outcome: DecoderOutcome) => void
  onRemove: () => void
}

/** One message that the decoder is tried on, and what came of it. */
export const DecoderTestFields = (props: DecoderTestFieldsProps) => {
  const { form, at, outcome, verdict, onEdit, onExpect, onRemove } = props
  const { t } = useTranslation('deviceProfiles')
  const path = (name: string) => form.getInputProps(`tests.${at}.${name}`)
  const { name = '', expected = null } = form.values.tests[at] ?? {}
  const called = name || t('testNumber', { number: at + 1 })
  return (
    <fieldset className={styles.test}>
      <Group justify="space-between" mb="xs">
        <legend>{called}</legend>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('removeTest', { name: called })}
          title={t('removeTest', { name: called })}
          onClick={onRemove}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
      <FieldPairs>
        <TextInput {...path('name')} label={t('name')} maxLength={100} />
        <NativeSelect
          {...path('encoding')}
          label={t('encoding')}
          data={testEncodings.map((value) => ({ value, label: t(`encoding_${value}`) }))}
        />
        <NumberField {...path('fPort')} label={t('fPort')} min={0} max={255} />
      </FieldPairs>
      <Textarea
        {...path('content')}
        className={styles.code ?? ''}
        label={t('content')}
        rows={2}
        spellCheck={false}
        maxLength={10_000}
        mt="xs"
        onChange={(event) => {
          onEdit()
          form.setFieldValue(`tests.${at}.content`, event.currentTarget.value)
        }}
      />
      {expected !== null && (
        <Text size="xs" c="dimmed" mt="xs" className={styles.outcome ?? ''}>
          {t('expects', { values: expected })}
        </Text>
      )}
      {outcome && (
        <Group mt="xs" gap="xs" align="flex-start" justify="space-between">
          <Outcome outcome={outcome} verdict={verdict} />
          {'messages' in outcome && verdict !== true && (
            <Button variant="subtle" size="compact-xs" onClick={() => onExpect(outcome)}>
              {t('expectThis')}
            </Button>
          )}
        </Group>
      )}
    </fieldset>
  )
}
