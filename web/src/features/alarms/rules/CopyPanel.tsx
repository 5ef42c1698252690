import { NativeSelect, Text } from '@mantine/core'
import { type AlarmRuleRow, alarmRuleRoutes } from '@puquio/contract/modi/alarm-rules'
import { deviceRoutes } from '@puquio/contract/modi/devices'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { failureOf, problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { CopyTargets, keyOf } from './CopyTargets.tsx'
import { sentenceOf } from './rule-columns.tsx'
import './texts.ts'

type Values = { left: string[] }
type CopyPanelProps = { rules: readonly AlarmRuleRow[]; onClose: () => void }

/** Gives variables of many devices the same rules, once it was seen which those are. */
export const CopyPanel = ({ rules, onClose }: CopyPanelProps) => {
  const { t } = useTranslation('alarmRules')
  const language = useLanguage()
  const params = { projectId: useProject().id }
  const [search, setSearch] = useState<string>()
  const [group, setGroup] = useState('')
  const groups = useApi(deviceRoutes.list, { params, query: { size: 1 } }).data?.groups ?? []
  const query = { rules: rules.map(({ id }) => id), search, group: group || undefined }
  const found = useApi(
    alarmRuleRoutes.copyTargets,
    { params, query },
    { isKeepingPrevious: true, isQuiet: true },
  )
  const targets = found.data?.targets ?? []
  const copy = useApiMutation(alarmRuleRoutes.copy)
  const retire = useApiMutation(alarmRuleRoutes.retire)
  const undo = async (ruleIds: number[]) => {
    try {
      const { retired } = await retire.mutateAsync({ params, body: { ruleIds } })
      showToast({ kind: 'success', text: t('undone', { count: retired }), action: 'alarm-rule' })
    } catch (error) {
      showToast({ kind: 'error', text: problemText(error), action: 'alarm-rule' })
    }
  }
  const chosenOf = ({ left }: Values) =>
    targets.flatMap((target) =>
      target.outcome === 'copied' && target.variable && !left.includes(keyOf(target))
        ? [{ ruleId: target.ruleId, variableId: target.variable.id }]
        : [],
    )
  const sendForm = useSendForm<Values, { made: number[]; equal: number }>({
    initial: { left: [] },
    isGuarded: false,
    validate: (values) => (chosenOf(values).length === 0 ? { left: t('copyNothing') } : {}),
    send: (values) => copy.mutateAsync({ params, body: { copies: chosenOf(values) } }),
    onSaved: ({ made, equal }) => {
      showToast({
        kind: 'success',
        text: [t('copied', { count: made.length }), equal > 0 && t('copiedEqual', { count: equal })]
          .filter(Boolean)
          .join(' '),
        leads: { label: t('undo'), follow: () => void undo(made) },
        action: 'alarm-rule',
      })
      onClose()
    },
  })
  const { form } = sendForm
  const count = chosenOf(form.values).length
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t('copy')}
      submitLabel={t('copyTo', { count })}
      widthPx={640}
    >
      <Text size="sm">{t('copyHelp')}</Text>
      <ul aria-label={t('title')}>
        {rules.map((rule) => (
          <li key={rule.id}>
            {rule.device.name}: {sentenceOf(rule, language)}
          </li>
        ))}
      </ul>
      <SearchField label={t('searchDevices')} value={search} onSearch={setSearch} />
      {groups.length > 0 && (
        <NativeSelect
          label={t('group')}
          value={group}
          onChange={(event) => setGroup(event.currentTarget.value)}
          data={[
            { value: '', label: t('anyGroup') },
            ...groups.map((one) => ({ value: one, label: one })),
          ]}
        />
      )}
      {found.error && !found.data && (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {found.data && (
        <CopyTargets
          rules={rules}
          found={found.data}
          left={form.values.left}
          onLeave={(left) => form.setFieldValue('left', left)}
        />
      )}
      {form.errors['left'] && (
        <Text size="sm" c="var(--danger)" role="alert">
          {form.errors['left']}
        </Text>
      )}
    </FormPanel>
  )
}
