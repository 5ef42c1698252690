import { ActionIcon, Checkbox, CloseButton } from '@mantine/core'
import { mapLayerColors } from '@puquio/contract/map-layers/codes'
import { type MapLayer, mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { IconStack2 } from '@tabler/icons-react'
import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../lib/api/use-api.ts'
import { paths } from '../../../lib/paths.ts'
import { useMay, useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { labels } from '../../../ui/labels.ts'
import { TextLink } from '../../../ui/TextLink.tsx'
import type { StationMapView } from '../create-map.ts'
import { LayerFeatures } from './LayerFeatures.tsx'
import styles from './MapLayers.module.css'
import type { LayerFeature } from './own-layers.ts'
import { useSwitchedLayers } from './switched-layers.ts'
import { useOwnLayers } from './use-own-layers.ts'
import '../../../ui/texts.ts'
import './texts.ts'

type MapLayersProps = {
  view: StationMapView
  /** Those that are shown, with no switches; all that a person switched on, where it is left out. */
  only?: readonly number[] | undefined
}

/** The project's own layers on a map: a button with a switch for each, and the name of what is pressed. */
export const MapLayers = ({ view, only }: MapLayersProps) => {
  const { t } = useTranslation('mapLayers')
  const { t: tUi } = useTranslation('ui')
  const may = useMay()
  const { data = none, isSuccess: found } = useApi(
    mapLayerRoutes.list,
    { params: { projectId: useProject().id } },
    { isQuiet: true },
  )
  const language = useLanguage()
  const switched = useSwitchedLayers()
  const [isOpen, setIsOpen] = useState(false)
  const [listed, setListed] = useState<number | null>(null)
  const [picked, setPicked] = useState<LayerFeature | null>(null)
  const id = useId()
  const shownIds = data
    .filter((layer) => (only ? only.includes(layer.id) : switched.isOn(layer)))
    .map((layer) => layer.id)
    .join()
  const shown = useMemo(
    () => data.filter((layer) => shownIds.split(',').includes(String(layer.id))),
    [data, shownIds],
  )
  const { own, failed, retry } = useOwnLayers(view, shown)
  useEffect(() => {
    if (own === null) return
    view.setOnBare((pixel) => setPicked(pixel && own.at(pixel, shown)))
    return () => view.setOnBare(() => undefined)
  }, [view, own, shown])
  useEffect(() => own?.choose(picked), [own, picked])
  const isPickedShown = picked !== null && shown.some((layer) => layer.id === picked.layer.id)
  const attributions = [...new Set(shown.map(({ attribution }) => attribution))].filter(Boolean)
  const mayAdd = may('project:admin')
  if (data.length === 0 && (only || !mayAdd || !found)) return null
  return (
    <div
      className={styles.layers}
      role="presentation"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        setPicked(null)
        setIsOpen(false)
      }}
    >
      {!only && (
        <ActionIcon
          variant="default"
          aria-label={t('layers')}
          title={t('layers')}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <IconStack2 size={18} />
        </ActionIcon>
      )}
      {isOpen && (
        <section id={id} className={styles.panel} aria-label={t('layers')}>
          {data.length === 0 && <p className={styles.none}>{t('none')}</p>}
          <ul className={styles.list}>
            {data.map((layer) => (
              <li key={layer.id}>
                <div className={styles.line}>
                  <Checkbox
                    size="xs"
                    checked={switched.isOn(layer)}
                    onChange={({ currentTarget }) => switched.set(layer, currentTarget.checked)}
                    label={
                      <>
                        <Swatch layer={layer} /> {layer.name}
                      </>
                    }
                  />
                  {layer.kind === 'file' && switched.isOn(layer) && (
                    <button
                      type="button"
                      className={styles.more}
                      aria-expanded={listed === layer.id}
                      onClick={() => setListed(listed === layer.id ? null : layer.id)}
                    >
                      {t('names')}
                    </button>
                  )}
                </div>
                {failed.has(layer.id) && (
                  <p className={styles.failed} role="alert">
                    {t('notLoaded')}{' '}
                    <button type="button" className={styles.more} onClick={retry}>
                      {tUi('retry')}
                    </button>
                  </p>
                )}
                {listed === layer.id && own && switched.isOn(layer) && (
                  <LayerFeatures
                    features={own.featuresOf(layer)}
                    onPick={(feature) => {
                      setPicked(feature)
                      own.choose(feature, true)
                    }}
                  />
                )}
              </li>
            ))}
          </ul>
          {mayAdd && <TextLink {...paths.mapLayers()}>{t('add')}</TextLink>}
          {attributions.length > 0 && (
            <p className={styles.source}>
              {t('source')}: {attributions.join(' · ')}
            </p>
          )}
        </section>
      )}
      {isPickedShown && (
        <div className={styles.card} role="status">
          <CloseButton
            className={styles.close}
            size="sm"
            aria-label={labels.close[language]}
            onClick={() => setPicked(null)}
          />
          <div className={styles.name}>{picked.name || t('unnamed')}</div>
          <div className={styles.of}>
            <Swatch layer={picked.layer} /> {picked.layer.name}
          </div>
          {picked.description && <p className={styles.text}>{picked.description}</p>}
        </div>
      )}
    </div>
  )
}

const Swatch = ({ layer }: { layer: MapLayer }) => (
  <span
    className={styles.swatch}
    aria-hidden
    style={{ borderColor: layer.kind === 'file' ? mapLayerColors[layer.color] : undefined }}
  />
)

const none: readonly MapLayer[] = []
