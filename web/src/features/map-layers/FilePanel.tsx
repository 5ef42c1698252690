import { NativeSelect, TextInput } from '@mantine/core'
import { mapFileEpsgs, mapFileLimits, type MapLayerColor } from '@puquio/contract/map-layers/codes'
import {
  type MapLayer,
  mapLayerFile,
  type MapLayerFileInput,
  mapLayerRoutes,
} from '@puquio/contract/map-layers/map-layers'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/call-error.ts'
import { useSendFile } from '../../lib/api/use-send-file.ts'
import { validateWith } from '../../lib/form.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { FormPanel } from '../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../ui/form/use-send-form.ts'
import { FileDrop } from '../../ui/files/FileDrop.tsx'
import { showToast } from '../../ui/toasts/toasts.ts'
import { ColorSelect } from './ColorSelect.tsx'
import { systemName } from './system-name.ts'
import './texts.ts'

type FilePanelProps = { onClose: () => void; onAdded: (layer: MapLayer) => void }
type Draft = {
  name: string
  color: MapLayerColor
  attribution: string
  epsg: '' | NonNullable<MapLayerFileInput['epsg']>
}

const accept = ['.geojson', '.json', '.kml', '.kmz', '.zip']

/** Makes a layer of a file; where that does not say its system, it is asked for. */
export const FilePanel = ({ onClose, onAdded }: FilePanelProps) => {
  const { t } = useTranslation('mapLayersPage')
  const params = { projectId: useProject().id }
  const format = useFormat()
  const [file, setFile] = useState<File | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const [asksSystem, setAsksSystem] = useState(false)
  const { sending, send } = useSendFile()
  const bodyOf = ({ epsg, ...draft }: Draft): MapLayerFileInput =>
    epsg === '' ? draft : { ...draft, epsg }
  const sendForm = useSendForm<Draft, MapLayer | undefined>({
    initial: { name: '', color: 'blue', attribution: '', epsg: '' },
    validate: (draft) => {
      setIsMissing(file === null)
      const errors = validateWith(mapLayerFile)(bodyOf(draft))
      return file === null ? { ...errors, file: t('chooseFirst') } : errors
    },
    send: async (draft) =>
      file === null
        ? undefined
        : send(mapLayerRoutes.createFromFile, { params, body: bodyOf(draft), file }),
    onRefused: (error) => {
      if (isProblem(error, 'MAP_FILE_NO_DATUM')) setAsksSystem(true)
      return undefined
    },
    onSaved: (layer) => {
      if (layer === undefined) return
      showToast({ kind: 'success', text: t('added'), action: 'map-layer' })
      onAdded(layer)
      onClose()
    },
  })
  const { form } = sendForm
  const choose = (chosen: File) => {
    setFile(chosen)
    setIsMissing(false)
    if (form.values.name === '')
      form.setFieldValue('name', chosen.name.replace(/\.[^.]*$/, '').slice(0, 80))
  }
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t('addFile')}
      submitLabel={t('add')}
      isDisabled={sending !== null}
    >
      <div>
        <FileDrop
          label={t('file')}
          accept={accept}
          maxBytes={mapFileLimits.bytes}
          onFiles={([first]) => first && choose(first)}
          upload={sending}
          error={isMissing ? t('chooseFirst') : undefined}
        />
        <p role="status">
          {file
            ? t('chosenFile', { name: file.name })
            : t('fileHelp', {
                points: format.number(mapFileLimits.points),
                features: format.number(mapFileLimits.features),
              })}
        </p>
      </div>
      <TextInput {...form.getInputProps('name')} label={t('name')} required maxLength={80} />
      <NativeSelect
        {...form.getInputProps('epsg')}
        label={t('system')}
        description={t('systemHelp')}
        required={asksSystem}
        data={[
          { value: '', label: t('systemOfFile') },
          ...mapFileEpsgs.map((epsg) => ({ value: String(epsg), label: systemName(epsg) })),
        ]}
      />
      <ColorSelect
        value={form.values.color}
        onChange={(color) => form.setFieldValue('color', color)}
      />
      <TextInput {...form.getInputProps('attribution')} label={t('attribution')} maxLength={200} />
    </FormPanel>
  )
}
