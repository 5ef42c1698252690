import type { MailFiles } from './attachments.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  attachments?: MailFiles
}
