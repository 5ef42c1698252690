import { Button, Text, Textarea } from '@mantine/core'
import {
  type CertificateInput,
  certificateInput,
  type DeviceCertificate,
  deviceCertificateRoutes,
} from '@puquio/contract/modi/device-certificates'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { validateWith } from '../../../lib/form.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useFormat } from '../../../lib/texts/format.ts'
import { confirm } from '../../../ui/dialog/confirm.ts'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { useSendForm } from '../../../ui/form/use-send-form.ts'
import { SecretList } from '../../../ui/secrets/SecretList.tsx'
import { toastOutcome } from '../../../ui/toasts/toast-outcome.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import { FormSection } from './FormSection.tsx'
import '../certificate-texts.ts'

/** The certificates by which a device may sign in over TLS, known by their fingerprint. */
export const DeviceCertificates = ({ deviceId }: { deviceId: number }) => {
  const { t } = useTranslation('deviceCertificates')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const [isAdding, setAdding] = useState(false)
  const params = { projectId: project.id, deviceId }
  const certificates = useApi(deviceCertificateRoutes.list, { params }).data ?? []
  const revoke = useApiMutation(deviceCertificateRoutes.revoke)
  const ask = async ({ id, fingerprint }: DeviceCertificate) => {
    const title = t('revokeTitle', { fingerprint: short(fingerprint) })
    const question = { title, text: t('revokeText'), confirmLabel: t('revoke'), isDanger: true }
    if (!(await confirm(question))) return
    await toastOutcome(revoke.mutateAsync({ params: { ...params, deviceCertificateId: id } }), {
      done: t('wasRevoked'),
      action: 'device-certificate',
    })
  }
  return (
    <FormSection title={t('certificates')} help={t('help')}>
      {certificates.length === 0 && (
        <Text size="sm" mb="xs">
          {t('none')}
        </Text>
      )}
      {certificates.length > 0 && (
        <SecretList
          label={t('certificates')}
          secrets={certificates.map((one) => ({
            id: one.id,
            name: one.subject || t('certificate'),
            ending: short(one.fingerprint),
            facts: [
              [t('notAfter'), one.notAfter ? format.instant(one.notAfter) : '–'],
              [t('createdAt'), format.instant(one.createdAt)],
              [t('createdBy'), one.createdBy],
              [t('lastUsedAt'), one.lastUsedAt ? format.instant(one.lastUsedAt) : t('never')],
            ],
            onRevoke: () => void ask(one),
          }))}
        />
      )}
      <Button variant="default" mt="xs" onClick={() => setAdding(true)}>
        {t('add')}
      </Button>
      {isAdding && <AddDialog deviceId={deviceId} onClose={() => setAdding(false)} />}
    </FormSection>
  )
}

const AddDialog = ({ deviceId, onClose }: { deviceId: number; onClose: () => void }) => {
  const { t } = useTranslation('deviceCertificates')
  const { id: projectId } = useProject()
  const create = useApiMutation(deviceCertificateRoutes.create)
  const sendForm = useSendForm<CertificateInput, DeviceCertificate>({
    initial: { certificate: '' },
    validate,
    send: (body) => create.mutateAsync({ params: { projectId, deviceId }, body }),
    onSaved: () => {
      showToast({ kind: 'success', text: t('wasAdded'), action: 'device-certificate' })
      onClose()
    },
  })
  return (
    <FormDialog sendForm={sendForm} onClose={onClose} title={t('add')} submitLabel={t('save')}>
      <Textarea
        {...sendForm.form.getInputProps('certificate')}
        label={t('certificate')}
        description={t('pasteHelp')}
        required
        minRows={6}
        autosize
        maxRows={14}
        spellCheck={false}
        styles={{ input: { fontFamily: 'monospace', fontSize: 12 } }}
      />
    </FormDialog>
  )
}

const validate = validateWith(certificateInput)

/** The first and last bytes: as people compare them. */
const short = (fingerprint: string) => `${fingerprint.slice(0, 8)}…${fingerprint.slice(-8)}`
