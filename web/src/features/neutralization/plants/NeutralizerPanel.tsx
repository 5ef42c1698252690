import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core'
import {
  type Neutralizer,
  type NeutralizerInput,
  neutralizerInput,
  treatmentPlantRoutes,
} from '@puquio/contract/laboratory/neutralization'
import {
  type Currency,
  currencies,
  type NeutralizerFormula,
  neutralizerFormulas,
  neutralizerTerms,
  treatmentBounds as bounds,
} from '@puquio/domain'
import { IconPlus, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldPairs } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import styles from './plants.module.css'
import '../texts.ts'

type NeutralizerPanelProps = {
  /** The product to edit; without one, another is added. */
  neutralizer?: Neutralizer
  onClose: () => void
}
type Draft = {
  name: string
  formula: NeutralizerFormula
  purityPercent: number | null
  efficiencyPercent: number | null
  prices: { fromOn: string | null; perT: number | null; currency: Currency }[]
}

/** A product: what it is, how pure, how much of it reacts, and what a tonne costs from when. */
export const NeutralizerPanel = ({ neutralizer, onClose }: NeutralizerPanelProps) => {
  const { t } = useTranslation('neutralizers')
  const { id: projectId, timeZone } = useProject()
  const language = useLanguage()
  const today = useToday(timeZone)
  const create = useApiMutation(treatmentPlantRoutes.createNeutralizer)
  const edit = useApiMutation(treatmentPlantRoutes.editNeutralizer)
  const sendForm = useSendForm<Draft, unknown>({
    initial: draftOf(neutralizer),
    validate: (draft) => percentagesNamed(validateWith(neutralizerInput)(bodyOf(draft))),
    send: (draft) => {
      const body: NeutralizerInput = neutralizerInput.parse(bodyOf(draft))
      return neutralizer
        ? edit.mutateAsync({
            params: { projectId, neutralizerId: neutralizer.id },
            body: { ...body, isRetired: neutralizer.isRetired, version: neutralizer.version },
          })
        : create.mutateAsync({ params: { projectId }, body })
    },
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      const text = t('wasSaved', { name: form.values.name })
      showToast({ kind: 'success', text, action: 'neutralizer' })
      onClose()
    },
  })
  const { form } = sendForm
  const { prices } = form.values
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t(neutralizer ? 'editProduct' : 'newProduct')}
      submitLabel={t('save')}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('tradeName')}
        required
        maxLength={100}
        data-autofocus
      />
      <NativeSelect
        {...form.getInputProps('formula')}
        label={t('formula')}
        required
        data={neutralizerFormulas.map((value) => ({
          value,
          label: neutralizerTerms[value][language],
        }))}
      />
      <FieldPairs>
        <NumberField
          {...form.getInputProps('purityPercent')}
          label={t('purity')}
          unit="%"
          description={t('purityHelp')}
          required
        />
        <NumberField
          {...form.getInputProps('efficiencyPercent')}
          label={t('efficiency')}
          unit="%"
          description={t('efficiencyHelp')}
          required
        />
      </FieldPairs>
      <fieldset className={styles.list}>
        <legend>{t('prices')}</legend>
        <p>{t('pricesHelp')}</p>
        {prices.map((price, at) => (
          <div key={`${at} of ${prices.length}`} className={styles.price}>
            <DateField
              {...form.getInputProps(`prices.${at}.fromOn`)}
              value={price.fromOn}
              label={t('fromOn')}
              today={today}
              required
            />
            <NumberField
              {...form.getInputProps(`prices.${at}.perT`)}
              label={t('perT')}
              {...bounds.pricePerT}
              required
            />
            <NativeSelect
              {...form.getInputProps(`prices.${at}.currency`)}
              label={t('currency')}
              data={[...currencies]}
            />
            <ActionIcon
              aria-label={t('removePrice', { number: at + 1 })}
              onClick={() => form.removeListItem('prices', at)}
            >
              <IconX size={16} />
            </ActionIcon>
          </div>
        ))}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} />}
          onClick={() =>
            form.insertListItem('prices', {
              fromOn: today,
              perT: null,
              currency: prices.at(-1)?.currency ?? 'PEN',
            })
          }
        >
          {t('addPrice')}
        </Button>
      </fieldset>
    </FormPanel>
  )
}

const percentOf = (part: number): number => Number((part * 100).toFixed(6))

const draftOf = (one: Neutralizer | undefined): Draft =>
  one
    ? {
        name: one.name,
        formula: one.formula,
        purityPercent: percentOf(one.purity),
        efficiencyPercent: percentOf(one.efficiency),
        prices: one.prices,
      }
    : {
        name: '',
        formula: 'CaOH2',
        purityPercent: null,
        efficiencyPercent: null,
        prices: [],
      }

const bodyOf = ({ purityPercent, efficiencyPercent, ...draft }: Draft) => ({
  ...draft,
  purity: purityPercent === null ? null : purityPercent / 100,
  efficiency: efficiencyPercent === null ? null : efficiencyPercent / 100,
})

/** The form's fields are percentages. */
const percentagesNamed = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [
      path === 'purity' || path === 'efficiency' ? `${path}Percent` : path,
      text,
    ]),
  )
