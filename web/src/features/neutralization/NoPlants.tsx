import { treatmentPlantRoutes } from '@puquio/contract/laboratory/neutralization'
import { IconFilter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../lib/paths.ts'
import { useMay } from '../../lib/project/project-context.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import './texts.ts'

/** Before a project has a plant: an administrator adds the first one. */
export const NoPlants = () => {
  const { t } = useTranslation('neutralizers')
  const may = useMay()(treatmentPlantRoutes.createPlant.access)
  return (
    <EmptyState
      icon={<IconFilter />}
      title={t('noPlantsTitle')}
      text={t(may ? 'noPlantsAdmin' : 'noPlants')}
      action={may && <ButtonLink {...paths.neutralizerPlants()}>{t('plants')}</ButtonLink>}
    />
  )
}
