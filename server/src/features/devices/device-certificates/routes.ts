import type { deviceCertificateRoutes } from '@puquio/contract/modi/device-certificates'
import { orOneAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { tellDevicesChanged } from '../changed-store.ts'
import { requireDevice } from '../require-device.ts'
import { lockDevice } from '../token-store.ts'
import { readCertificate } from './read-certificate.ts'
import { insertCertificate, listCertificates, revokeCertificate } from './store.ts'

/** One in use and the next, while a device is given it. */
const mostCertificates = 2

export const deviceCertificateHandlers: Handlers<typeof deviceCertificateRoutes> = {
  async list({ scope, params: { deviceId } }) {
    await requireDevice(scope, deviceId)
    return listCertificates(scope, deviceId)
  },
  create: ({ scope, params: { deviceId }, body }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      if (!(await lockDevice(within, deviceId))) throw new Problem('NOT_FOUND')
      const read = readCertificate(body.certificate)
      if (!read) throw notACertificate()
      if ((await listCertificates(within, deviceId)).length >= mostCertificates)
        throw new Problem('TOO_MANY_DEVICE_CERTIFICATES', { max: mostCertificates })
      const id = await orOneAlreadyExists(insertCertificate(within, deviceId, read), {
        device_certificate_fingerprint: ['certificate', read.fingerprint],
      })
      await tellDevicesChanged(within)
      const made = (await listCertificates(within, deviceId)).find((one) => one.id === id)
      if (!made) throw new Problem('NOT_FOUND')
      return made
    }),
  revoke: ({ scope, params: { deviceId, deviceCertificateId } }) =>
    scope.transaction(async (within) => {
      await holdRights(within, 'project:system')
      if (!(await revokeCertificate(within, { deviceId, certificateId: deviceCertificateId })))
        throw new Problem('NOT_FOUND')
      await tellDevicesChanged(within)
      return null
    }),
}

const notACertificate = () => fieldProblem('certificate', 'not-a-certificate')
