import { Radio } from '@mantine/core'
import {
  mapLayerColorNames,
  mapLayerColors,
  type MapLayerColor,
} from '@puquio/contract/map-layers/codes'
import { mapLayerColorTerms } from '@puquio/contract/terms/map-layers/terms'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../lib/texts/locale.ts'
import styles from './map-layers.module.css'
import './texts.ts'

type ColorSelectProps = { value: MapLayerColor; onChange: (color: MapLayerColor) => void }

/** Colours by name and as they are drawn. */
export const ColorSelect = ({ value, onChange }: ColorSelectProps) => {
  const { t } = useTranslation('mapLayersPage')
  const language = useLanguage()
  return (
    <Radio.Group label={t('color')} value={value} onChange={onChange}>
      <div className={styles.colors}>
        {mapLayerColorNames.map((name) => (
          <Radio
            key={name}
            size="xs"
            value={name}
            label={
              <span className={styles.option}>
                <span
                  className={styles.swatch}
                  aria-hidden
                  style={{ borderColor: mapLayerColors[name] }}
                />
                {mapLayerColorTerms[name][language]}
              </span>
            }
          />
        ))}
      </div>
    </Radio.Group>
  )
}
