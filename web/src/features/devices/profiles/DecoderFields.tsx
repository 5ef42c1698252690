import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { type DecoderOutcome, deviceProfileRoutes } from '@puquio/contract/modi/device-profiles'
import { testsMax } from '@puquio/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { CallError } from '../../../lib/api/call-error.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { fieldText } from '../../../lib/texts/field-text.ts'
import { DecoderTestFields } from './DecoderTestFields.tsx'
import { insertTab } from './insert-tab.ts'
import { emptyTest, isAsExpected, type ProfileDraft, unitsOf, valuesText } from './profile-draft.ts'
import styles from './profiles.module.css'
import './texts.ts'

/** The decoder, and beside it messages that it is tried on. */
export const DecoderFields = ({ form }: { form: UseFormReturnType<ProfileDraft> }) => {
  const { t } = useTranslation('deviceProfiles')
  const params = { projectId: useProject().id }
  const { decoder, tests } = form.values
  const [outcomes, setOutcomes] = useState<DecoderOutcome[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isTrying, setIsTrying] = useState(false)
  const tryAll = async () => {
    setIsTrying(true)
    try {
      const given = tests.map(({ encoding, content, fPort }) => ({ encoding, content, fPort }))
      const answer = await call(deviceProfileRoutes.try, {
        params,
        body: { decoder, tests: given, units: unitsOf(form.values) },
      })
      setOutcomes(answer.outcomes)
      setProblem(null)
    } catch (error) {
      const [field] = error instanceof CallError ? error.fields : []
      setProblem(field ? fieldText(field) : problemText(error))
      setOutcomes([])
    }
    setIsTrying(false)
  }
  // What was tried before an edit says nothing of what stands there now.
  const forget = () => setOutcomes([])
  const judged = tests.flatMap((test, at) => {
    const outcome = outcomes[at]
    const verdict = outcome ? isAsExpected(test, outcome) : null
    return verdict === null ? [] : [verdict]
  })
  const passed = judged.filter(Boolean).length
  return (
    <div className={styles.beside}>
      <Textarea
        {...form.getInputProps('decoder')}
        className={styles.code ?? ''}
        label={t('code')}
        description={t('codeHelp')}
        rows={18}
        spellCheck={false}
        autoCapitalize="off"
        maxLength={50_000}
        onChange={(event) => {
          forget()
          form.setFieldValue('decoder', event.currentTarget.value)
        }}
        onKeyDown={(event) => insertTab(event, (text) => form.setFieldValue('decoder', text))}
      />
      <Stack gap="sm">
        <Group justify="space-between">
          <Text fw={550}>{t('tests')}</Text>
          <Button
            variant="default"
            size="xs"
            loading={isTrying}
            disabled={tests.length === 0}
            onClick={() => void tryAll()}
          >
            {t('tryAll')}
          </Button>
        </Group>
        <div role="status">
          {problem && <Text size="sm">{problem}</Text>}
          {judged.length > 0 && (
            <Text size="sm">{t('passed', { passed, count: judged.length })}</Text>
          )}
        </div>
        {tests.map((test, at) => (
          <DecoderTestFields
            // The place is the key: a test has nothing else.
            key={`test-${at}`}
            form={form}
            at={at}
            outcome={outcomes[at] ?? null}
            onEdit={forget}
            onExpect={(outcome) => form.setFieldValue(`tests.${at}.expected`, valuesText(outcome))}
            onRemove={() => {
              forget()
              form.removeListItem('tests', at)
            }}
            verdict={outcomes[at] ? isAsExpected(test, outcomes[at]) : null}
          />
        ))}
        <div>
          <Button
            variant="default"
            size="xs"
            disabled={tests.length >= testsMax}
            onClick={() => form.insertListItem('tests', emptyTest)}
          >
            {t('addTest')}
          </Button>
        </div>
      </Stack>
    </div>
  )
}
