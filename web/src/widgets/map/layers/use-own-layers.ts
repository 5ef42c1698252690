import { useComputedColorScheme } from '@mantine/core'
import type { MapLayer } from '@puquio/contract/map-layers/map-layers'
import { useEffect, useState } from 'react'
import { useProject } from '../../../lib/project/project-context.ts'
import type { StationMapView } from '../create-map.ts'
import { loadContent, pictureAddress } from './layer-contents.ts'
import { openOwnLayers, type OwnLayers } from './own-layers.ts'

/** Draws layers of the project on a map; says which of them could not be fetched. */
export const useOwnLayers = (view: StationMapView | null, layers: readonly MapLayer[]) => {
  const { id: projectId } = useProject()
  const scheme = useComputedColorScheme('light')
  const [own, setOwn] = useState<OwnLayers | null>(null)
  const [loaded, setLoaded] = useState<ReadonlyMap<number, unknown>>(nothing)
  const [failed, setFailed] = useState<ReadonlySet<number>>(none)
  const [tries, setTries] = useState(0)

  useEffect(() => {
    let isGone = false
    for (const layer of layers) {
      if (layer.kind !== 'file' || loaded.has(layer.id)) continue
      loadContent(projectId, layer).then(
        (content) => {
          if (!isGone) setLoaded((before) => new Map(before).set(layer.id, content))
        },
        () => {
          if (!isGone) setFailed((before) => new Set(before).add(layer.id))
        },
      )
    }
    return () => {
      isGone = true
    }
  }, [projectId, layers, loaded, tries])

  useEffect(() => {
    if (view === null) return
    const opened = openOwnLayers(view, (...of) => pictureAddress(projectId, ...of))
    setOwn(opened)
    return () => {
      opened.close()
      setOwn(null)
    }
  }, [view, projectId])

  useEffect(() => {
    own?.setLayers(layers, { contents: loaded, scheme })
  }, [own, layers, loaded, scheme])

  const retry = () => {
    setFailed(none)
    setTries((before) => before + 1)
  }
  return { own, failed, retry } as const
}

const nothing: ReadonlyMap<number, unknown> = new Map()
const none: ReadonlySet<number> = new Set()
