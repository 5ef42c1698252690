import { mapLayerColors } from '@puquio/contract/map-layers/codes'
import { type MapLayer, mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import {
  IconArrowDown,
  IconArrowUp,
  IconDownload,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fileHref } from '../../lib/api/download.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { useLocale } from '../../lib/texts/locale.ts'
import { type Action, ActionMenu } from '../../ui/ActionMenu.tsx'
import { confirm } from '../../ui/dialog/confirm.ts'
import { showBytes } from '../../ui/files/show-bytes.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import styles from './map-layers.module.css'
import { movedLayers } from './moved-layers.ts'
import { systemName } from './system-name.ts'
import './texts.ts'

type LayerListProps = {
  layers: readonly MapLayer[]
  isAdmin: boolean
  onShow: (layer: MapLayer) => void
  onEdit: (layer: MapLayer) => void
}

/** The layers from the top one down, with what each is made of. */
export const LayerList = ({ layers, isAdmin, onShow, onEdit }: LayerListProps) => {
  const { t } = useTranslation('mapLayersPage')
  const params = { projectId: useProject().id }
  const onError = (error: unknown) =>
    showToast({ kind: 'error', text: problemText(error), action: 'map-layer' })
  const order = useApiMutation(mapLayerRoutes.order, { onError })
  const remove = useApiMutation(mapLayerRoutes.remove, {
    onError,
    onSuccess: () => showToast({ kind: 'success', text: t('removed'), action: 'map-layer' }),
  })
  const move = (layer: MapLayer, by: 1 | -1) =>
    order.mutate({ params, body: { mapLayers: movedLayers(layers, layer, by) } })
  const ask = async (layer: MapLayer) => {
    const isSure = await confirm({
      title: t('removeTitle', { name: layer.name }),
      text: t('removeText'),
      confirmLabel: t('remove'),
      isDanger: true,
    })
    if (isSure) remove.mutate({ params: { ...params, mapLayerId: layer.id } })
  }
  const actionsOf = (layer: MapLayer, at: number): Action[] => [
    ...(isAdmin
      ? [
          { label: t('edit'), icon: <IconPencil size={16} />, onSelect: () => onEdit(layer) },
          {
            label: t('up'),
            icon: <IconArrowUp size={16} />,
            isDisabled: at === 0 || order.isPending,
            onSelect: () => move(layer, -1),
          },
          {
            label: t('down'),
            icon: <IconArrowDown size={16} />,
            isDisabled: at === layers.length - 1 || order.isPending,
            onSelect: () => move(layer, 1),
          },
        ]
      : []),
    ...(layer.file
      ? [
          {
            label: t('download'),
            icon: <IconDownload size={16} />,
            href: fileHref(mapLayerRoutes.original, {
              params: { ...params, mapLayerId: layer.id },
            }),
          },
        ]
      : []),
    ...(isAdmin
      ? [
          {
            label: t('remove'),
            icon: <IconTrash size={16} />,
            isDanger: true,
            onSelect: () => void ask(layer),
          },
        ]
      : []),
  ]
  return (
    <ul className={styles.list} aria-label={t('layers')}>
      {layers.map((layer, at) => (
        <li key={layer.id} className={styles.card}>
          <div className={styles.line}>
            <span
              className={styles.swatch}
              aria-hidden
              style={{ borderColor: layer.file ? mapLayerColors[layer.color] : undefined }}
            />
            <button
              type="button"
              className={styles.name}
              title={t('show')}
              onClick={() => onShow(layer)}
            >
              {layer.name}
            </button>
            <ActionMenu
              label={t('actionsOf', { name: layer.name })}
              actions={actionsOf(layer, at)}
            />
          </div>
          <LayerFacts layer={layer} />
        </li>
      ))}
    </ul>
  )
}

const LayerFacts = ({ layer }: { layer: MapLayer }) => {
  const { t } = useTranslation('mapLayersPage')
  const format = useFormat(useProject().timeZone)
  const locale = useLocale()
  const { file, wms, attribution } = layer
  return (
    <>
      <p className={styles.facts}>
        {file
          ? `${t(`format.${file.format}`)} · ${systemName(layer.epsg)} · ${t('facts', {
              count: file.features,
              points: format.number(file.points),
              size: showBytes(file.bytes, locale),
            })}`
          : `${t('service')} · ${wms?.host} · ${wms?.title}`}
      </p>
      {attribution && (
        <p className={styles.facts}>
          {t('attribution')}: {attribution}
        </p>
      )}
      <p className={styles.facts}>
        {t('madeBy', { at: format.instant(layer.createdAt), person: layer.createdBy })}
        {layer.isShown ? '' : ` · ${t('hidden')}`}
      </p>
      {file?.notes.map(({ note, count }) => (
        <p key={note} className={styles.note}>
          {t(`note.${note}`, { count })}
        </p>
      ))}
    </>
  )
}
