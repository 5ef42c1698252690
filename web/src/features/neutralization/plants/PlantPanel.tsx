import { ActionIcon, Button, TextInput } from '@mantine/core'
import {
  type Neutralizer,
  type PlantInput,
  plantInput,
  type TreatmentPlant,
  treatmentPlantRoutes,
} from '@puquio/contract/laboratory/neutralization'
import { consumptionLimits, treatmentBounds as bounds } from '@puquio/domain'
import { IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FieldsOf, InputsOf } from '../../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { StationPicker } from '../../../widgets/pickers/StationPicker.tsx'
import { type NamedVariable, VariablePicker } from './VariablePicker.tsx'
import styles from './plants.module.css'
import '../texts.ts'

type PlantPanelProps = {
  /** The plant to edit; without one, another is added. */
  plant?: TreatmentPlant
  neutralizers: readonly Neutralizer[]
  variables: readonly NamedVariable[]
  onClose: () => void
}
type Product = PlantInput['products'][number]
/** A share is typed as a percentage, and what is not typed yet is null. */
type ProductDraft = {
  [Field in keyof Product as Field extends 'share' ? 'sharePercent' : Field]: Product[Field] | null
}
type Draft = Omit<PlantInput, 'products'> & { products: ProductDraft[] }

/** What a plant is, which stations and variables are its own, and what it doses. */
export const PlantPanel = ({ plant, neutralizers, variables, onClose }: PlantPanelProps) => {
  const { t } = useTranslation('neutralizers')
  const { id: projectId } = useProject()
  const create = useApiMutation(treatmentPlantRoutes.createPlant)
  const edit = useApiMutation(treatmentPlantRoutes.editPlant)
  const bodyOf = (draft: Draft) => ({
    ...draft,
    products: draft.products.map(({ sharePercent, ...product }) => ({
      ...product,
      share: sharePercent === null ? null : sharePercent / 100,
    })),
  })
  const sendForm = useSendForm<Draft, unknown>({
    initial: draftOf(plant),
    validate: (draft) => sharesNamed(validateWith(plantInput)(bodyOf(draft))),
    send: (draft) => {
      const body = plantInput.parse(bodyOf(draft))
      return plant
        ? edit.mutateAsync({
            params: { projectId, plantId: plant.id },
            body: { ...body, isRetired: plant.isRetired, version: plant.version },
          })
        : create.mutateAsync({ params: { projectId }, body })
    },
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      const text = t('wasSaved', { name: form.values.name })
      showToast({ kind: 'success', text, action: 'plant' })
      onClose()
    },
  })
  const { form } = sendForm
  const { products } = form.values
  const offered = neutralizers
    .filter(
      ({ id, isRetired }) =>
        !isRetired || products.some(({ neutralizerId }) => neutralizerId === id),
    )
    .map(({ id, name }) => ({ key: id, name }))
  const isUsed = (id: number | null) =>
    plant?.usedProducts.some((neutralizerId) => neutralizerId === id)
  const inputs: Record<keyof Omit<PlantInput, 'products' | 'name'>, ReactNode> = {
    inflowStationId: (
      <StationPicker
        {...form.getInputProps('inflowStationId')}
        label={t('inflowStation')}
        isClearable
      />
    ),
    effluentStationId: (
      <StationPicker
        {...form.getInputProps('effluentStationId')}
        label={t('effluentStation')}
        description={t('effluentHelp')}
        isClearable
      />
    ),
    targetPh: (
      <NumberField {...form.getInputProps('targetPh')} label={t('targetPh')} {...bounds.targetPh} />
    ),
    residualAcidity: (
      <NumberField
        {...form.getInputProps('residualAcidity')}
        label={t('residualAcidity')}
        description={t('residualHelp')}
        {...bounds.residual}
        required
      />
    ),
    flowVariableId: (
      <VariablePicker
        {...form.getInputProps('flowVariableId')}
        label={t('flowVariable')}
        known={variables}
      />
    ),
    phInVariableId: (
      <VariablePicker
        {...form.getInputProps('phInVariableId')}
        label={t('phInVariable')}
        known={variables}
      />
    ),
    phOutVariableId: (
      <VariablePicker
        {...form.getInputProps('phOutVariableId')}
        label={t('phOutVariable')}
        known={variables}
      />
    ),
    dosePercent: (
      <NumberField
        {...form.getInputProps('dosePercent')}
        label={t('dosePercent')}
        description={t('dosePercentHelp')}
        {...bounds.dosePercent}
        required
      />
    ),
    phRise: (
      <NumberField
        {...form.getInputProps('phRise')}
        label={t('phRise')}
        {...bounds.phRise}
        required
      />
    ),
    plannedPercent: (
      <NumberField
        {...form.getInputProps('plannedPercent')}
        label={t('plannedPercent')}
        {...bounds.plannedPercent}
        required
      />
    ),
  }
  const inputsOf = (product: ProductDraft, at: number): Record<keyof ProductDraft, ReactNode> => ({
    neutralizerId: (
      <ComboField
        {...form.getInputProps(`products.${at}.neutralizerId`)}
        label={t('product')}
        options={offered}
        disabled={isUsed(product.neutralizerId) === true}
        required
      />
    ),
    sharePercent: (
      <NumberField
        {...form.getInputProps(`products.${at}.sharePercent`)}
        label={t('shareOfAcid')}
        unit="%"
        required
      />
    ),
    lowStockDays: (
      <NumberField
        {...form.getInputProps(`products.${at}.lowStockDays`)}
        label={t('lowStockDays')}
      />
    ),
  })
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t(plant ? 'editPlant' : 'newPlant')}
      submitLabel={t('save')}
    >
      <TextInput
        {...form.getInputProps('name')}
        label={t('name')}
        required
        maxLength={100}
        data-autofocus
      />
      <FieldsOf inputs={inputs} />
      <fieldset className={styles.list}>
        <legend>{t('products')}</legend>
        <p>{t('productsHelp')}</p>
        {products.map((product, at) => (
          <div key={`${at} of ${products.length}`} className={styles.product}>
            <InputsOf inputs={inputsOf(product, at)} />
            <ActionIcon
              aria-label={t('removeProduct', { number: at + 1 })}
              title={isUsed(product.neutralizerId) ? t('productInUse') : undefined}
              disabled={isUsed(product.neutralizerId) === true}
              onClick={() => form.removeListItem('products', at)}
            >
              <IconX size={16} />
            </ActionIcon>
          </div>
        ))}
        {typeof form.errors['products'] === 'string' && (
          <p role="alert" className={styles.error}>
            {form.errors['products']}
          </p>
        )}
        {products.length < 10 && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={14} />}
            onClick={() => form.insertListItem('products', newProduct)}
          >
            {t('addProductToPlant')}
          </Button>
        )}
      </fieldset>
    </FormPanel>
  )
}

const newProduct: ProductDraft = { neutralizerId: null, sharePercent: 100, lowStockDays: 7 }

const draftOf = (plant: TreatmentPlant | undefined): Draft => {
  if (!plant)
    return {
      name: '',
      inflowStationId: null,
      effluentStationId: null,
      targetPh: null,
      residualAcidity: 0,
      ...consumptionLimits,
      flowVariableId: null,
      phInVariableId: null,
      phOutVariableId: null,
      products: [],
    }
  const { id: _, isRetired: __, usedProducts: ___, version: ____, products, ...fields } = plant
  return {
    ...fields,
    products: products.map(({ share, ...product }) => ({
      ...product,
      sharePercent: Number((share * 100).toFixed(6)),
    })),
  }
}

/** The form's field is a percentage. */
const sharesNamed = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, text]) => [path.replace(/share$/, 'sharePercent'), text]),
  )
