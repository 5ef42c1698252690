import { Checkbox, TextInput } from '@mantine/core'
import { type MapLayer, mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/call-error.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { validateWith } from '../../lib/form.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { FieldPairs } from '../../ui/form/FieldPairs.tsx'
import { FormPanel } from '../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../ui/form/use-send-form.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { ColorSelect } from './ColorSelect.tsx'
import './texts.ts'

type LookPanelProps = { layer: MapLayer; onClose: () => void }

/** What a layer is called and how it looks. */
export const LookPanel = ({ layer, onClose }: LookPanelProps) => {
  const { t } = useTranslation('mapLayersPage')
  const params = { projectId: useProject().id, mapLayerId: layer.id }
  const edit = useApiMutation(mapLayerRoutes.edit)
  const { name, color, widthPx, opacity, isShown, attribution, version } = layer
  const sendForm = useSendForm({
    initial: { name, color, widthPx, opacity, isShown, attribution, version },
    validate: validateWith(mapLayerRoutes.edit.body),
    send: (body) => edit.mutateAsync({ params, body }),
    onRefused: (error) =>
      isProblem(error, 'CHANGED_MEANWHILE') ? t('changedMeanwhile') : undefined,
    onSaved: () => {
      showToast({ kind: 'success', text: t('saved'), action: 'map-layer' })
      onClose()
    },
  })
  const { form } = sendForm
  return (
    <FormPanel sendForm={sendForm} onClose={onClose} title={t('editLayer')} submitLabel={t('save')}>
      <TextInput
        {...form.getInputProps('name')}
        label={t('name')}
        required
        maxLength={80}
        data-autofocus
      />
      {layer.kind === 'file' && (
        <ColorSelect
          value={form.values.color}
          onChange={(color) => form.setFieldValue('color', color)}
        />
      )}
      <FieldPairs>
        {layer.kind === 'file' && (
          <NumberField
            {...form.getInputProps('widthPx')}
            label={t('width')}
            required
            min={0.5}
            max={10}
          />
        )}
        <NumberField
          {...form.getInputProps('opacity')}
          label={t('opacity')}
          description="0.1 – 1"
          required
          min={0.1}
          max={1}
        />
      </FieldPairs>
      <TextInput {...form.getInputProps('attribution')} label={t('attribution')} maxLength={200} />
      <Checkbox {...form.getInputProps('isShown', { type: 'checkbox' })} label={t('isShown')} />
    </FormPanel>
  )
}
