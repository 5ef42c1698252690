import { mailFailures } from '@puquio/domain'
import { z } from 'zod'
import { route } from './kit/route.ts'
import { id, idText, instant, nothing, requiredLine, version } from './kit/values.ts'
import { email } from './session.ts'

const whole = (min: number, max: number) => z.int().min(min).max(max)

/** The settings of a server without its password, named as in mail programs. */
const settings = z.object({
  server: requiredLine(253).regex(/^[A-Za-z0-9.:[\]-]+$/),
  port: whole(1, 65_535),
  email,
  /** Encrypted from the first byte on. */
  ssl: z.boolean(),
  /** Encrypted by STARTTLS, or not sent. */
  tls: z.boolean(),
  /** The lowest is tried first. */
  priority: whole(1, 99),
  /** Size of the largest mail in megabytes; a larger mail carries links instead of its attachments. */
  size: whole(1, 100),
  /** Whether mails leave through it. */
  status: z.boolean(),
})

/**
 * Without a password the stored one stays, which is refused where the server or its port is another one or
 * the connection no longer encrypted; an empty one is none.
 */
export const mailServerInput = settings
  .extend({ password: z.string().max(500).optional(), version: version.optional() })
  .refine(({ ssl, tls }) => !(ssl && tls), {
    path: ['tls'],
    params: { problem: 'one-encryption' },
  })
export type MailServerInput = z.output<typeof mailServerInput>

export const mailServer = settings.extend({
  id,
  version,
  email: z.string(),
  server: z.string(),
  hasPassword: z.boolean(),
  /** Configured by SMTP_URL: shown, but not editable. */
  isFixed: z.boolean(),
  /** The last test with these settings, and what it came to; null before the first. */
  testedAt: instant.nullable(),
  testOutcome: z.enum(['sent', ...mailFailures]).nullable(),
})
export type MailServer = z.infer<typeof mailServer>

/** Of a project, and of the system. */
export const mailServersMax = 20

const inProject = z.object({ projectId: idText })
const oneOfProject = z.object({ projectId: idText, mailServerId: idText })
const ofSystem = z.object({ mailServerId: idText })
const refusals = ['ALREADY_EXISTS', 'HOST_NOT_FOUND', 'ADDRESS_NOT_ALLOWED'] as const

export const mailServerRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-project/:projectId/smtp',
    access: 'project:admin',
    reads: ['mailServers'],
    summary: 'Mail servers of a project, in the order in which they are tried',
    params: inProject,
    response: z.array(mailServer),
  }),
  create: route({
    method: 'POST',
    path: '/fkl-project/:projectId/smtp',
    access: 'project:admin',
    withoutToken: true,
    changes: ['mailServers'],
    summary: 'Add a mail server to a project',
    params: inProject,
    body: mailServerInput,
    response: mailServer,
    problems: [...refusals, 'MAIL_SERVERS_FULL'],
  }),
  edit: route({
    method: 'PUT',
    path: '/fkl-project/:projectId/smtp/:mailServerId',
    access: 'project:admin',
    withoutToken: true,
    changes: ['mailServers'],
    summary: 'Edit a mail server of a project',
    params: oneOfProject,
    body: mailServerInput,
    response: mailServer,
    problems: [...refusals, 'CHANGED_MEANWHILE'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/fkl-project/:projectId/smtp/:mailServerId',
    access: 'project:admin',
    withoutToken: true,
    changes: ['mailServers'],
    summary: 'Remove a mail server of a project',
    params: oneOfProject,
    response: nothing,
  }),
  test: route({
    method: 'POST',
    path: '/fkl-project/:projectId/smtp/:mailServerId/test',
    access: 'project:admin',
    withoutToken: true,
    changes: ['mailServers'],
    summary: 'Send a test through a mail server to the own address',
    params: oneOfProject,
    response: nothing,
    problems: ['MAIL_NOT_SENT', 'HOST_NOT_FOUND', 'ADDRESS_NOT_ALLOWED'],
  }),
  listOfSystem: route({
    method: 'GET',
    path: '/fkl-general/smtp',
    access: 'system',
    reads: ['mailServers'],
    summary: 'Mail servers of the installation, in the order in which they are tried',
    response: z.array(mailServer),
  }),
  createOfSystem: route({
    method: 'POST',
    path: '/fkl-general/smtp',
    access: 'system',
    changes: ['mailServers'],
    summary: 'Add a mail server to the installation',
    body: mailServerInput,
    response: mailServer,
    problems: [...refusals, 'MAIL_SERVERS_FULL'],
  }),
  editOfSystem: route({
    method: 'PUT',
    path: '/fkl-general/smtp/:mailServerId',
    access: 'system',
    changes: ['mailServers'],
    summary: 'Edit a mail server of the installation',
    params: ofSystem,
    body: mailServerInput,
    response: mailServer,
    problems: [...refusals, 'CHANGED_MEANWHILE'],
  }),
  removeOfSystem: route({
    method: 'DELETE',
    path: '/fkl-general/smtp/:mailServerId',
    access: 'system',
    changes: ['mailServers'],
    summary: 'Remove a mail server of the installation',
    params: ofSystem,
    response: nothing,
  }),
  testOfSystem: route({
    method: 'POST',
    path: '/fkl-general/smtp/:mailServerId/test',
    access: 'system',
    changes: ['mailServers'],
    summary: 'Send a test through a mail server of the installation to the own address',
    params: ofSystem,
    response: nothing,
    problems: ['MAIL_NOT_SENT', 'HOST_NOT_FOUND', 'ADDRESS_NOT_ALLOWED'],
  }),
}
