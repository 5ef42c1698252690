import type { Mail } from './mail.ts'

export type MailParts = {
  to: string
  subject: string
  /** Paragraphs before and after the link. */
  before: string[]
  link?: { label: string; address: string }
  after: string[]
}

/** Returns the mail as plain text and as simple HTML for every mail program. */
export function compose({
  to,
  subject,
  before,
  link,
  after,
}: MailParts): Omit<Mail, 'attachments'> {
  const text = [
    ...before,
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    ...after,
    signature,
  ].join('\n\n')
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${escaped(line)}</p>`).join('')
  const button = link
    ? `<p><a href="${escaped(link.address)}" style="${buttonStyle}">${escaped(link.label)}</a></p>` +
      `<p style="color:#5c6670;font-size:13px;word-break:break-all">${escaped(link.address)}</p>`
    : ''
  const html = `<!doctype html><html><body style="${bodyStyle}">${paragraphs(before)}${button}${paragraphs(after)}<p style="color:#5c6670">${signature}</p></body></html>`
  return { to, subject, text, html }
}

const signature = 'Puquio'
const bodyStyle =
  'font-family:sans-serif;font-size:15px;line-height:1.5;color:#1d2530;max-width:560px'
const buttonStyle =
  'display:inline-block;padding:10px 18px;border-radius:4px;background:#1b3a5b;color:#ffffff;text-decoration:none'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
