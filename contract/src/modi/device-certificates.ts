import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, nothing, requiredText } from '../kit/values.ts'
import { oneDevice } from './devices.ts'

export const deviceCertificate = z.object({
  id,
  /** SHA-256 of the certificate, in lower case hex. */
  fingerprint: z.string(),
  /** Empty, and null, where only the fingerprint was given. */
  subject: z.string(),
  notAfter: instant.nullable(),
  createdAt: instant,
  createdBy: z.string(),
  lastUsedAt: instant.nullable(),
})
export type DeviceCertificate = z.infer<typeof deviceCertificate>

/** A certificate in PEM, or its SHA-256 in hex, with or without colons. */
export const certificateInput = z.object({ certificate: requiredText(7_000) })
export type CertificateInput = z.input<typeof certificateInput>

const path = '/fkl-modi/projects/:projectId/devices/:deviceId/certificates'

/** The broker verifies that a certificate is of the operator's authority; here stands whose it is. */
export const deviceCertificateRoutes = {
  list: route({
    method: 'GET',
    path,
    access: 'project:system',
    reads: ['devices', 'users'],
    summary: 'The certificates by which a device may sign in',
    params: oneDevice,
    response: z.array(deviceCertificate),
  }),
  create: route({
    method: 'POST',
    path,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Let a device sign in by a certificate; two count at a time, for rotation',
    params: oneDevice,
    body: certificateInput,
    response: deviceCertificate,
    problems: ['ALREADY_EXISTS', 'TOO_MANY_DEVICE_CERTIFICATES'],
  }),
  revoke: route({
    method: 'DELETE',
    path: `${path}/:deviceCertificateId`,
    access: 'project:system',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Revoke a certificate of a device, whose connection ends within seconds',
    params: oneDevice.extend({ deviceCertificateId: idText }),
    response: nothing,
  }),
}
