import { Button } from '@mantine/core'
import {
  type Neutralizer,
  type TreatmentPlant,
  treatmentPlantRoutes,
} from '@puquio/contract/laboratory/neutralization'
import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { useApiMutation } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { TextLink } from '../../../ui/TextLink.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { NeutralizerPanel } from '../plants/NeutralizerPanel.tsx'
import { neutralizerColumns, plantColumns } from '../plants/plant-columns.tsx'
import { PlantPanel } from '../plants/PlantPanel.tsx'
import { usePlants } from '../use-plants.ts'
import styles from '../view/view.module.css'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) => {
  ask(treatmentPlantRoutes.list, { params: { projectId } })
})

type Open =
  | { as: 'plant'; plant?: TreatmentPlant }
  | { as: 'product'; neutralizer?: Neutralizer }
  | null

/** The plants of a project, and what they neutralize with. */
export const Page = () => {
  const { t } = useTranslation('neutralizers')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const language = useLanguage()
  const today = useToday(project.timeZone)
  const mayEdit = useMay()(treatmentPlantRoutes.editPlant.access)
  const { data, error, refetch } = usePlants()
  const [open, setOpen] = useState<Open>(null)
  const retire = useRetire()
  const words = { t, format }
  const neutralizers = data?.neutralizers ?? []
  const close = () => setOpen(null)
  const failure = error ? { failure: failureOf(error), onRetry: () => void refetch() } : {}
  const addPlant = mayEdit && (
    <Button onClick={() => setOpen({ as: 'plant' })}>{t('newPlant')}</Button>
  )
  const addProduct = mayEdit && (
    <Button variant="default" onClick={() => setOpen({ as: 'product' })}>
      {t('newProduct')}
    </Button>
  )
  const actions = (isRetired: boolean, edit: () => void, setRetired: (is: boolean) => void) => [
    { label: t('edit'), icon: <IconPencil size={16} />, onSelect: edit },
    isRetired
      ? {
          label: t('restore'),
          icon: <IconArchiveOff size={16} />,
          onSelect: () => setRetired(false),
        }
      : { label: t('retire'), icon: <IconArchive size={16} />, onSelect: () => setRetired(true) },
  ]
  const openPlant = (plant: TreatmentPlant) => setOpen({ as: 'plant', plant })
  const openProduct = (neutralizer: Neutralizer) => setOpen({ as: 'product', neutralizer })
  return (
    <>
      <PageTitle
        title={t('plants')}
        parent={<TextLink {...paths.neutralizers()}>{t('title')}</TextLink>}
        actions={
          <>
            {addPlant}
            {addProduct}
          </>
        }
      />
      <DataTabs />
      <DataTable
        name="treatment-plants"
        label={t('plantsOnly')}
        columns={plantColumns(neutralizers, data?.stations ?? [], words)}
        rows={data?.plants}
        total={data?.plants.length}
        {...failure}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        isFaded={({ isRetired }) => isRetired}
        {...(mayEdit
          ? {
              onOpen: openPlant,
              actions: (plant: TreatmentPlant) =>
                actions(
                  plant.isRetired,
                  () => openPlant(plant),
                  (is) => void retire.plant(plant, is),
                ),
            }
          : {})}
        empty={
          <EmptyState
            title={t('noPlantsTitle')}
            text={t(mayEdit ? 'noPlantsAdmin' : 'noPlants')}
            action={addPlant}
          />
        }
      />
      <section className={styles.section}>
        <h2>{t('products')}</h2>
        <DataTable
          name="neutralizers"
          label={t('products')}
          columns={neutralizerColumns(words, { language, today })}
          rows={data?.neutralizers}
          total={data?.neutralizers.length}
          rowKey={({ id }) => id}
          rowName={({ name }) => name}
          isFaded={({ isRetired }) => isRetired}
          {...(mayEdit
            ? {
                onOpen: openProduct,
                actions: (one: Neutralizer) =>
                  actions(
                    one.isRetired,
                    () => openProduct(one),
                    (is) => void retire.product(one, is),
                  ),
              }
            : {})}
          empty={
            <EmptyState title={t('noProductsTitle')} text={t('noProducts')} action={addProduct} />
          }
        />
      </section>
      {open?.as === 'plant' && data && (
        <PlantPanel
          {...(open.plant ? { plant: open.plant } : {})}
          neutralizers={neutralizers}
          variables={data.variables}
          onClose={close}
        />
      )}
      {open?.as === 'product' && (
        <NeutralizerPanel
          {...(open.neutralizer ? { neutralizer: open.neutralizer } : {})}
          onClose={close}
        />
      )}
    </>
  )
}

/** Retires a plant or a product, or brings it back: what was recorded of it stays either way. */
const useRetire = () => {
  const { t } = useTranslation('neutralizers')
  const { id: projectId } = useProject()
  const editPlant = useApiMutation(treatmentPlantRoutes.editPlant)
  const editProduct = useApiMutation(treatmentPlantRoutes.editNeutralizer)
  const done = (name: string, isRetired: boolean) => ({
    done: t(isRetired ? 'wasRetired' : 'wasRestored', { name }),
    action: 'plant',
  })
  return {
    plant({ id: plantId, usedProducts: _, ...plant }: TreatmentPlant, isRetired: boolean) {
      const params = { projectId, plantId }
      const work = editPlant.mutateAsync({ params, body: { ...plant, isRetired } })
      return toastOutcome(work, done(plant.name, isRetired))
    },
    product({ id: neutralizerId, ...one }: Neutralizer, isRetired: boolean) {
      const params = { projectId, neutralizerId }
      const work = editProduct.mutateAsync({ params, body: { ...one, isRetired } })
      return toastOutcome(work, done(one.name, isRetired))
    },
  }
}
