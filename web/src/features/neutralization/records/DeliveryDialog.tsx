import { TextInput } from '@mantine/core'
import { treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import type { TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useToday } from '../../../lib/today.ts'
import { ComboField } from '../../../ui/fields/ComboField.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { NumberField } from '../../../ui/fields/NumberField.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import type { PlantProduct } from '../use-plants.ts'
import '../texts.ts'

type Draft = {
  neutralizerId: number | null
  on: string | null
  kg: number | null
  reference: string
}
type DeliveryDialogProps = {
  plant: TreatmentPlant
  products: readonly PlantProduct[]
  onClose: () => void
}

export const DeliveryDialog = ({ plant, products, onClose }: DeliveryDialogProps) => {
  const { t } = useTranslation('neutralizers')
  const { id: projectId, timeZone } = useProject()
  const today = useToday(timeZone)
  const add = useApiMutation(treatmentDayRoutes.addDelivery)
  const { body } = treatmentDayRoutes.addDelivery
  const sendForm = useSendForm<Draft, unknown>({
    initial: { neutralizerId: products[0]?.id ?? null, on: today, kg: null, reference: '' },
    validate: validateWith(body),
    send: (draft) =>
      add.mutateAsync({ params: { projectId, plantId: plant.id }, body: body.parse(draft) }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('deliveryAdded'), action: 'delivery' })
      onClose()
    },
  })
  const { form } = sendForm
  return (
    <FormDialog
      sendForm={sendForm}
      onClose={onClose}
      title={t('addDelivery')}
      submitLabel={t('save')}
    >
      <ComboField
        {...form.getInputProps('neutralizerId')}
        label={t('product')}
        options={products.map(({ id, name }) => ({ key: id, name }))}
        required
      />
      <DateField {...form.getInputProps('on')} label={t('on')} today={today} max={today} required />
      <NumberField {...form.getInputProps('kg')} label={t('deliveredKg')} required />
      <TextInput {...form.getInputProps('reference')} label={t('reference')} maxLength={100} />
    </FormDialog>
  )
}
