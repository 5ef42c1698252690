import type { MapLayer } from '@puquio/contract/map-layers/map-layers'
import { useState } from 'react'
import { useProject } from '../../../lib/project/project-context.ts'
import { session } from '../../../lib/session.ts'
import { readStored, writeStored } from '../../../lib/storage.ts'

type Switches = Readonly<Record<string, boolean>>

/** Which layers this person sees, on this device and on every map of the project; else as each layer says. */
export const useSwitchedLayers = () => {
  const { id: projectId } = useProject()
  const key = `puquio.map-layers.${session.read()?.id ?? 0}.${projectId}`
  const [switches, setSwitches] = useState<Switches>(
    () => readStored<Switches>('device', key) ?? {},
  )
  return {
    isOn: ({ id, isShown }: MapLayer): boolean => switches[id] ?? isShown,
    set: ({ id }: MapLayer, isOn: boolean) => {
      // Another map may have switched others meanwhile.
      const next = { ...readStored<Switches>('device', key), [id]: isOn }
      writeStored('device', key, next)
      setSwitches(next)
    },
  }
}
