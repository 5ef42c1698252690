import { TagsInput, TextInput } from '@mantine/core'
import {
  nameMaxOf,
  type ReferenceItem,
  type ReferenceList,
  type ReferenceOption,
  referenceItemInput,
  referenceRoutes,
} from '@puquio/contract/reference'
import { frequencyTerms, referenceListTerms } from '@puquio/contract/terms'
import { type Frequency, frequencies, type Language, marginDays, nameKey } from '@puquio/domain'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './forms.module.css'
import { useChangedMeanwhile } from './use-changed-meanwhile.ts'
import '../texts.ts'

type ItemField = keyof z.input<typeof referenceItemInput>

type ItemFormProps = {
  projectId: number
  list: ReferenceList
  /** Null makes a new one. */
  item: ReferenceItem | null
  lists: Readonly<Record<ReferenceList, readonly ReferenceOption[]>>
  onClose: () => void
}

export const ItemForm = ({ projectId, list, item, lists, onClose }: ItemFormProps) => {
  const { t, i18n } = useTranslation('reference')
  const language = i18n.language as Language
  const create = useApiMutation(referenceRoutes.create)
  const edit = useApiMutation(referenceRoutes.edit)
  const changedMeanwhile = useChangedMeanwhile()
  const sendForm = useSendForm({
    initial: {
      name: item?.name ?? '',
      parentId: item?.parentId ?? null,
      rule: item?.rule ?? (null as Frequency | null),
      marginDays: item?.marginDays ?? null,
      parameters: item?.parameters ?? [],
    } satisfies Record<ItemField, unknown>,
    validate: validateWith(requiredFor(list)),
    send: (body) => {
      const params = { projectId, list }
      return item === null
        ? create.mutateAsync({ params, body })
        : edit.mutateAsync({
            params: { ...params, itemId: item.id },
            body: { ...body, version: item.version },
          })
    },
    onRefused: changedMeanwhile,
    onSaved: (_, body) => {
      const name = body.name.trim()
      const text = t(item === null ? 'added' : 'saved', { name })
      showToast({ kind: 'success', text, action: 'entry' })
      onClose()
    },
  })
  const { form } = sendForm
  const isHeld = item?.inUse === true
  const title =
    item?.name ?? t('newEntry', { list: referenceListTerms[list][language].toLocaleLowerCase() })
  const ruleDays = form.values.rule && marginDays(form.values.rule)
  const inputs = {
    parentId: list === 'subcomponents' && (
      <ComboField<number>
        {...form.getInputProps('parentId')}
        label={t('component')}
        required
        disabled={isHeld}
        description={isHeld ? t('heldByUse') : undefined}
        options={parentOptions(lists.components, item)}
      />
    ),
    name: (
      <TextInput
        {...form.getInputProps('name')}
        label={t('name')}
        required
        maxLength={nameMaxOf(list)}
      />
    ),
    rule: list === 'frequencies' && (
      <ComboField<Frequency>
        {...form.getInputProps('rule')}
        label={t('rule')}
        required
        disabled={isHeld}
        description={isHeld ? t('heldByUse') : undefined}
        options={frequencies.map((rule) => ({ key: rule, name: frequencyTerms[rule][language] }))}
      />
    ),
    marginDays: list === 'frequencies' && (
      <NumberField
        {...form.getInputProps('marginDays')}
        label={t('marginDays')}
        unit={t('days')}
        description={ruleDays === null ? t('marginHelpNone') : t('marginHelp', { days: ruleDays })}
      />
    ),
    parameters: list === 'profiles' && (
      <TagsInput
        {...form.getInputProps('parameters')}
        onChange={(values) =>
          form.setFieldValue('parameters', [...new Set(values.flatMap(parametersIn))])
        }
        label={t('parameters')}
        required
        description={t('parametersHelp')}
        splitChars={[';', '\n']}
        maxTags={100}
        isDuplicate={(value, current) => current.includes(value)}
        data={knownParameters(lists.profiles)}
        limit={50}
        clearable
      />
    ),
  } satisfies Record<ItemField, ReactNode>
  return (
    <FormPanel sendForm={sendForm} title={title} submitLabel={t('save')} onClose={onClose}>
      <div className={styles.fields}>
        {Object.entries(inputs).map(([field, input]) => (
          <Fragment key={field}>{input}</Fragment>
        ))}
      </div>
    </FormPanel>
  )
}

/** The list's rules on top of the shared schema, as on the server. */
const requiredFor = (list: ReferenceList): z.ZodType => {
  const { parentId, rule, parameters } = referenceItemInput.shape
  if (list === 'subcomponents')
    return referenceItemInput.extend({ parentId: parentId.unwrap().unwrap() })
  if (list === 'frequencies') return referenceItemInput.extend({ rule: rule.unwrap().unwrap() })
  if (list === 'profiles')
    return referenceItemInput.extend({ parameters: parameters.unwrap().unwrap().min(1) })
  return referenceItemInput
}

/** One entry as typed, or several pasted at once. */
const parametersIn = (typed: string): string[] =>
  typed
    .split(';')
    .map((parameter) => parameter.trim())
    .filter((parameter) => parameter !== '')

const parentOptions = (components: readonly ReferenceOption[], item: ReferenceItem | null) =>
  components
    .filter(({ id, retiredAt }) => retiredAt === null || id === item?.parentId)
    .map(({ id, name }) => ({ key: id, name }))

const knownParameters = (profiles: readonly ReferenceOption[]): string[] =>
  [...new Set(profiles.flatMap(({ parameters }) => parameters ?? []))].toSorted((a, b) =>
    nameKey(a) < nameKey(b) ? -1 : 1,
  )
