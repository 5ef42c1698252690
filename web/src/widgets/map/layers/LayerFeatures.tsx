import { useTranslation } from 'react-i18next'
import styles from './MapLayers.module.css'
import type { LayerFeature } from './own-layers.ts'
import './texts.ts'

type LayerFeaturesProps = {
  features: readonly LayerFeature[]
  onPick: (feature: LayerFeature) => void
}

/** More would make the page slow. */
const mostListed = 100

/** What a layer has by name, for the keyboard: each leads the map to its place. */
export const LayerFeatures = ({ features, onPick }: LayerFeaturesProps) => {
  const { t } = useTranslation('mapLayers')
  if (features.length === 0) return <p className={styles.source}>{t('noNames')}</p>
  return (
    <>
      <ul className={styles.features}>
        {features.slice(0, mostListed).map((feature, at) => (
          <li key={at}>
            <button type="button" className={styles.feature} onClick={() => onPick(feature)}>
              {feature.name}
            </button>
          </li>
        ))}
      </ul>
      {features.length > mostListed && (
        <p className={styles.source}>
          {t('moreNames', { shown: mostListed, count: features.length })}
        </p>
      )}
    </>
  )
}
