import { Button } from '@mantine/core'
import { type Delivery, treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import type { TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import type { PlantProduct } from '../use-plants.ts'
import { DeliveryDialog } from './DeliveryDialog.tsx'
import styles from '../view/view.module.css'
import '../texts.ts'

type DeliveriesProps = {
  plant: TreatmentPlant
  products: readonly PlantProduct[]
  deliveries: readonly Delivery[]
  mayWrite: boolean
}

/** What was delivered in the month, by which stock is followed. */
export const Deliveries = ({ plant, products, deliveries, mayWrite }: DeliveriesProps) => {
  const { t } = useTranslation('neutralizers')
  const { id: projectId, timeZone } = useProject()
  const format = useFormat(timeZone)
  const remove = useApiMutation(treatmentDayRoutes.removeDelivery)
  const [isAdding, setIsAdding] = useState(false)
  const nameOf = (id: number) => products.find((one) => one.id === id)?.name ?? ''
  const takeBack = async ({ id, kg, neutralizerId, on }: Delivery) => {
    const isSure = await confirm({
      title: t('takeBackTitle'),
      text: t('takeBackText', {
        kg: format.number(kg, 0),
        product: nameOf(neutralizerId),
        on: format.date(on),
      }),
      confirmLabel: t('takeBack'),
      isDanger: true,
    })
    if (!isSure) return
    const params = { projectId, plantId: plant.id, neutralizerDeliveryId: id }
    const done = t('deliveryRemoved')
    await toastOutcome(remove.mutateAsync({ params }), { done, action: 'delivery' })
  }
  return (
    <section className={styles.section}>
      <h2>{t('deliveries')}</h2>
      {mayWrite && products.length > 0 && (
        <Button size="xs" variant="default" mb="xs" onClick={() => setIsAdding(true)}>
          {t('addDelivery')}
        </Button>
      )}
      {deliveries.length === 0 ? (
        <p className={styles.note}>{t('noDeliveries')}</p>
      ) : (
        <DataTable
          name="neutralizer-deliveries"
          label={t('deliveries')}
          columns={[
            { key: 'on', head: t('on'), width: 'date', cell: ({ on }) => format.date(on) },
            {
              key: 'product',
              head: t('product'),
              width: 'name',
              cell: ({ neutralizerId }) => nameOf(neutralizerId),
            },
            {
              key: 'kg',
              head: t('deliveredKg'),
              isNumber: true,
              cell: ({ kg }) => format.number(kg, 0),
            },
            {
              key: 'reference',
              head: t('reference'),
              width: 'text',
              cell: ({ reference }) => reference,
            },
          ]}
          rows={deliveries}
          total={deliveries.length}
          rowKey={({ id }) => id}
          rowName={({ on, reference }) => `${format.date(on)} ${reference}`}
          {...(mayWrite
            ? {
                actions: (one: Delivery) => [
                  {
                    label: t('takeBack'),
                    icon: <IconTrash size={16} />,
                    onSelect: () => void takeBack(one),
                  },
                ],
              }
            : {})}
          empty={null}
        />
      )}
      {isAdding && (
        <DeliveryDialog plant={plant} products={products} onClose={() => setIsAdding(false)} />
      )}
    </section>
  )
}
