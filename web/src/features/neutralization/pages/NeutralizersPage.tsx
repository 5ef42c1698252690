import { NativeSelect, Skeleton } from '@mantine/core'
import {
  consumptionReportKind,
  treatmentDayRoutes,
} from '@puquio/contract/laboratory/treatment-days'
import { treatmentPlantRoutes } from '@puquio/contract/laboratory/neutralization'
import { monthOf } from '@puquio/domain'
import { useTranslation } from 'react-i18next'
import { call } from '../../../lib/api/call.ts'
import { loadInProject } from '../../../lib/api/load-page.ts'
import { paths } from '../../../lib/paths.ts'
import { failureOf } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { useToday } from '../../../lib/today.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { DataTabs } from '../../../widgets/data/DataTabs.tsx'
import { PreparedFileMenu } from '../../../widgets/data/PreparedFileMenu.tsx'
import { PdfReportMenu } from '../../../widgets/pdf/PdfReportMenu.tsx'
import { NoPlants } from '../NoPlants.tsx'
import { PlantSelect } from '../PlantSelect.tsx'
import { chosenPlant, productsOf, usePlants } from '../use-plants.ts'
import { useNeutralizerSearch } from '../use-neutralizer-search.ts'
import { ConsumptionView } from '../view/ConsumptionView.tsx'
import { MonthRange } from '../view/MonthRange.tsx'
import '../texts.ts'

export const loader = loadInProject((ask, { projectId }) => {
  ask(treatmentPlantRoutes.list, { params: { projectId } })
})

/** What a plant uses to neutralize acid water: doses, pH, stock and cost over time, and the compliance of its effluent. */
export const Page = () => {
  const { t } = useTranslation('neutralizers')
  const { id: projectId, timeZone } = useProject()
  const language = useLanguage()
  const today = useToday(timeZone)
  const { values, search } = useNeutralizerSearch()
  const found = usePlants()
  const plants = found.data?.plants ?? []
  const plant = chosenPlant(plants, values.plant)
  const products = plant && found.data ? productsOf(plant, found.data.neutralizers) : []
  const { product, from, to } = values
  const query = { neutralizer: product, from, to }
  return (
    <>
      <PageTitle
        title={t('title')}
        actions={
          plant && (
            <>
              <ButtonLink {...paths.neutralizerRecords({ plant: plant.id })}>
                {t('records')}
              </ButtonLink>
              <ButtonLink {...paths.neutralizerPlants()} variant="default">
                {t('plants')}
              </ButtonLink>
            </>
          )
        }
      />
      <DataTabs />
      {found.error && (
        <ErrorState {...failureOf(found.error)} onRetry={() => void found.refetch()} />
      )}
      {!found.error && !found.data && <Skeleton height={480} />}
      {found.data && !plant && <NoPlants />}
      {plant && (
        <>
          <FilterBar
            lead={
              <PlantSelect
                plants={plants}
                plant={plant}
                onChange={(id) => search.change({ plant: id, product: undefined })}
              />
            }
            values={[product, from, to]}
            end={
              <>
                <PdfReportMenu
                  kind={consumptionReportKind}
                  of={plant.id}
                  note={t('pdfNote')}
                  start={() =>
                    call(treatmentDayRoutes.pdf, {
                      params: { projectId, plantId: plant.id },
                      body: { ...query, language },
                    })
                  }
                />
                <PreparedFileMenu
                  route={treatmentDayRoutes.file}
                  inputOf={(format) => ({
                    params: { projectId, plantId: plant.id },
                    query: { ...query, format, language },
                  })}
                />
              </>
            }
          >
            {products.length > 1 && (
              <NativeSelect
                size="xs"
                aria-label={t('product')}
                value={product ?? ''}
                onChange={({ currentTarget: { value } }) => search.change({ product: value })}
                data={[
                  { value: '', label: t('allProducts') },
                  ...products.map(({ id, name }) => ({ value: String(id), label: name })),
                ]}
              />
            )}
            <MonthRange from={from} to={to} lastMonth={monthOf(today)} onChange={search.change} />
          </FilterBar>
          <ConsumptionView plant={plant} products={products} query={query} search={search} />
        </>
      )}
    </>
  )
}
