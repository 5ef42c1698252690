import { monthsShown } from '@puquio/contract/laboratory/treatment-days'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../lib/paths.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { PanelProps } from '../../../widgets/boards/panel.ts'
import { PanelFoot } from '../../../widgets/boards/PanelFoot.tsx'
import { PanelState } from '../../../widgets/boards/PanelState.tsx'
import { NoPlants } from '../NoPlants.tsx'
import { chosenPlant, productsOf, usePlants } from '../use-plants.ts'
import { ConsumptionView } from '../view/ConsumptionView.tsx'
import '../texts.ts'

/** The consumption of a plant on a board, in the months of its days: figures, charts and its effluent. */
export const ConsumptionPanel = ({ settings, filters }: PanelProps) => {
  const { t } = useTranslation('neutralizers')
  const answer = usePlants()
  const query = monthsShown(filters)
  return (
    <PanelState answer={answer}>
      {({ plants, neutralizers }) => {
        const plant = chosenPlant(plants, settings.plant)
        if (!plant) return <NoPlants />
        return (
          <>
            <ConsumptionView
              plant={plant}
              products={productsOf(plant, neutralizers)}
              query={query}
            />
            <PanelFoot>
              <span>{plant.name}</span>
              <TextLink {...paths.neutralizers({ plant: plant.id })}>{t('toConsumption')}</TextLink>
            </PanelFoot>
          </>
        )
      }}
    </PanelState>
  )
}
