import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type MapLayer, mapLayerRoutes } from '@puquio/contract/map-layers/map-layers'
import { useTranslation } from 'react-i18next'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { validateWith } from '../../lib/form.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { FormPanel } from '../../ui/form/FormPanel.tsx'
import { useSendForm } from '../../ui/form/use-send-form.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import './texts.ts'

type ServicePanelProps = { onClose: () => void; onAdded: (layer: MapLayer) => void }

/** Makes a layer of a map service: its address first, then one of the layers that it offers. */
export const ServicePanel = ({ onClose, onAdded }: ServicePanelProps) => {
  const { t } = useTranslation('mapLayersPage')
  const params = { projectId: useProject().id }
  const read = useApiMutation(mapLayerRoutes.readService)
  const create = useApiMutation(mapLayerRoutes.createFromService)
  const sendForm = useSendForm({
    initial: { url: '', layer: '', name: '', attribution: '', isShown: false },
    validate: validateWith(mapLayerRoutes.createFromService.body),
    send: (body) => create.mutateAsync({ params, body }),
    onSaved: (layer) => {
      showToast({ kind: 'success', text: t('added'), action: 'map-layer' })
      onAdded(layer)
      onClose()
    },
  })
  const { form } = sendForm
  const service = read.data
  const usable = service?.layers.filter(({ epsg }) => epsg !== null) ?? []
  const choose = (layer: string) => {
    const found = usable.find(({ name }) => name === layer)
    form.setFieldValue('layer', layer)
    if (found) form.setFieldValue('name', found.title.slice(0, 80))
  }
  return (
    <FormPanel
      sendForm={sendForm}
      onClose={onClose}
      title={t('addService')}
      submitLabel={t('add')}
      isDisabled={usable.length === 0}
    >
      <TextInput
        {...form.getInputProps('url')}
        label={t('url')}
        description={t('urlHelp')}
        type="url"
        required
        maxLength={1000}
        data-autofocus
        error={form.errors['url'] ?? (read.error ? problemText(read.error) : undefined)}
      />
      <div>
        <Button
          variant="default"
          loading={read.isPending}
          disabled={form.values.url.trim() === ''}
          onClick={() => read.mutate({ params, body: { url: form.values.url } })}
        >
          {t('read')}
        </Button>
      </div>
      {service && (
        <p role="status">
          {usable.length === 0
            ? t('noneUsable')
            : t('readTitle', { title: service.title, count: usable.length })}
        </p>
      )}
      {usable.length > 0 && (
        <>
          <NativeSelect
            {...form.getInputProps('layer')}
            label={t('layer')}
            required
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            data={[
              { value: '', label: '' },
              ...usable.map(({ name, title }) => ({ value: name, label: title })),
            ]}
          />
          <TextInput {...form.getInputProps('name')} label={t('name')} required maxLength={80} />
          <TextInput
            {...form.getInputProps('attribution')}
            label={t('attribution')}
            maxLength={200}
          />
          <Checkbox {...form.getInputProps('isShown', { type: 'checkbox' })} label={t('isShown')} />
        </>
      )}
    </FormPanel>
  )
}
