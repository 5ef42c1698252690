import { Checkbox, SegmentedControl, Select, Stack, Text } from '@mantine/core'
import {
  type EvidencePack,
  evidencePackRoutes,
  type PackKind,
  packKinds,
  type PackOrder,
  packParts,
  packPicturesMax,
} from '@puquio/contract/commitments/evidence-packs'
import { instrumentRoutes } from '@puquio/contract/commitments/instruments'
import { type Language, languageNames, languages } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { CommitmentField } from '../../../widgets/pickers/CommitmentField.tsx'
import '../texts.ts'

type PackPanelProps = {
  commitmentId?: number | undefined
  instrumentId?: number | undefined
  onClose: () => void
}

type Draft = {
  kind: PackKind
  commitmentId: number | null
  instrumentId: number | null
  from: string | null
  to: string | null
  language: Language
  parts: PackOrder['parts']
}

const bodyOf = ({ kind, commitmentId, instrumentId, from, to, language, parts }: Draft) =>
  ({
    kind,
    ...(kind === 'commitment' && commitmentId !== null ? { commitmentId } : {}),
    ...(kind === 'instrument' && instrumentId !== null ? { instrumentId } : {}),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    language,
    parts,
  }) satisfies PackOrder

const validate = validateWith(evidencePackRoutes.start.body)

/** What a pack is to be made of. */
export const PackPanel = ({ commitmentId, instrumentId, onClose }: PackPanelProps) => {
  const { t } = useTranslation('evidencePacks')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const language = useLanguage()
  const start = useApiMutation(evidencePackRoutes.start)
  const choices = useApi(instrumentRoutes.choices, { params: { projectId } })
  const sendForm = useSendForm<Draft, EvidencePack>({
    initial: {
      kind: instrumentId === undefined ? 'commitment' : 'instrument',
      commitmentId: commitmentId ?? null,
      instrumentId: instrumentId ?? null,
      from: null,
      to: null,
      language,
      parts: ['pages', 'results', 'evidence'],
    },
    validate: (draft) => validate(bodyOf(draft)),
    send: (draft) => start.mutateAsync({ params: { projectId }, body: bodyOf(draft) }),
    onSaved: () => {
      showToast({ kind: 'info', text: t('started'), action: 'pack' })
      onClose()
    },
  })
  const { form } = sendForm
  const { kind } = form.values
  const isPeriod = kind === 'period'
  return (
    <FormPanel sendForm={sendForm} onClose={onClose} title={t('newPack')} submitLabel={t('make')}>
      <SegmentedControl
        aria-label={t('of')}
        fullWidth
        data={packKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        onChange={(value) => form.setFieldValue('kind', value)}
      />
      {kind === 'commitment' && (
        <CommitmentField
          {...form.getInputProps('commitmentId')}
          label={t('commitment')}
          description={t('commitmentHelp')}
          required
        />
      )}
      {kind === 'instrument' && (
        <InstrumentField
          {...form.getInputProps('instrumentId')}
          label={t('instrument')}
          description={t('commitmentHelp')}
          instruments={choices.data?.instruments ?? []}
          nothing={t('noInstrument')}
        />
      )}
      <Stack gap={4}>
        <FieldPairs>
          <DateField
            {...form.getInputProps('from')}
            label={t('from')}
            today={today}
            required={isPeriod}
          />
          <DateField
            {...form.getInputProps('to')}
            label={t('to')}
            today={today}
            required={isPeriod}
          />
        </FieldPairs>
        <Text size="xs" c="dimmed">
          {t(isPeriod ? 'datesOf' : 'datesHelp')}
        </Text>
      </Stack>
      <Checkbox.Group
        label={t('parts')}
        value={form.values.parts}
        onChange={(parts) =>
          form.setFieldValue(
            'parts',
            packParts.filter((part) => parts.includes(part)),
          )
        }
      >
        <Stack gap="xs" mt="xs">
          {packParts.map((part) => (
            <Checkbox
              key={part}
              value={part}
              label={t(`part.${part}`)}
              description={part === 'pages' ? t('picturesMost', packPicturesMax) : undefined}
            />
          ))}
        </Stack>
      </Checkbox.Group>
      <Select
        {...form.getInputProps('language')}
        label={t('language')}
        allowDeselect={false}
        data={languages.map((one) => ({ value: one, label: languageNames[one] }))}
      />
    </FormPanel>
  )
}

type InstrumentFieldProps = {
  label: string
  description: string
  instruments: readonly { id: number; name: string; year: number }[]
  nothing: string
  value?: number | null
  onChange?: (value: number | null) => void
}

const InstrumentField = ({
  instruments,
  nothing,
  value,
  onChange,
  ...field
}: InstrumentFieldProps) => (
  <Select
    {...field}
    required
    searchable
    data={instruments.map(({ id, name, year }) => ({
      value: String(id),
      label: `${name} (${year})`,
    }))}
    value={typeof value === 'number' ? String(value) : null}
    onChange={(id) => onChange?.(id === null ? null : Number(id))}
    nothingFoundMessage={nothing}
  />
)
