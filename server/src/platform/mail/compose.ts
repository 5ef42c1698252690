import { linkParts } from '@puquio/domain'
import type { Mail } from './mail.ts'

/** Without heads it is a list of names and what they have; `none` is said where it has no rows. */
export type MailTable = {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  none: string
}
export type MailParts = {
  to: string
  subject: string
  /** Paragraphs before and after the link. */
  before: string[]
  /** Between the paragraphs and the link. */
  tables?: readonly MailTable[]
  link?: { label: string; address: string }
  after: string[]
}

/** Returns the mail as plain text and as simple HTML for every mail program. */
export function compose({
  to,
  subject,
  before,
  tables = [],
  link,
  after,
}: MailParts): Omit<Mail, 'attachments'> {
  const text = [
    ...before,
    ...tables.map(tableText),
    ...(link ? [`${link.label}:\n${link.address}`] : []),
    ...after,
    signature,
  ].join('\n\n')
  const paragraphs = (lines: string[]) => lines.map((line) => `<p>${linked(line)}</p>`).join('')
  const button = link
    ? `<p><a href="${escaped(link.address)}" style="${buttonStyle}">${escaped(link.label)}</a></p>` +
      `<p style="color:#5c6670;font-size:13px;word-break:break-all">${escaped(link.address)}</p>`
    : ''
  const html = `<!doctype html><html><body style="${bodyStyle}">${paragraphs(before)}${tables.map(tableHtml).join('')}${button}${paragraphs(after)}<p style="color:#5c6670">${signature}</p></body></html>`
  return { to, subject, text, html }
}

/** A line for each row: `Nivel (m) · Última: 4.2 · Mínimo: 3.9`. */
const tableText = ({ title, head, rows, none }: MailTable): string =>
  [
    title,
    ...rows.map((row) =>
      head.length === 0
        ? `• ${row.join(': ')}`
        : `• ${row.map((cell, at) => (at === 0 ? cell : `${head[at]}: ${cell}`)).join(' · ')}`,
    ),
    ...(rows.length === 0 ? [none] : []),
  ].join('\n')

const tableHtml = ({ title, head, rows, none }: MailTable): string => {
  const cells = (row: readonly string[], tag: 'td' | 'th') =>
    `<tr>${row.map((cell) => `<${tag} style="${cellStyle}">${escaped(cell)}</${tag}>`).join('')}</tr>`
  const body = rows.map((row) => cells(row, 'td')).join('')
  return (
    `<h2 style="font-size:16px;margin:18px 0 4px">${escaped(title)}</h2>` +
    (rows.length === 0
      ? `<p>${escaped(none)}</p>`
      : `<table style="border-collapse:collapse">${head.length > 0 ? cells(head, 'th') : ''}${body}</table>`)
  )
}

const signature = 'Puquio'
const bodyStyle =
  'font-family:sans-serif;font-size:15px;line-height:1.5;color:#1d2530;max-width:560px'
const cellStyle =
  'text-align:left;vertical-align:top;padding:4px 12px 4px 0;border-bottom:1px solid #d5dae0;font-size:14px'
const buttonStyle =
  'display:inline-block;padding:10px 18px;border-radius:4px;background:#1b3a5b;color:#ffffff;text-decoration:none'

/** An address in a text can be opened in every mail program, and is shown without what follows its question mark. */
const linked = (line: string) =>
  linkParts(line)
    .map(({ text, isLink }) =>
      isLink
        ? `<a href="${escaped(text)}" style="word-break:break-all">${escaped(text.replace(/\?.*$/, '?…'))}</a>`
        : escaped(text),
    )
    .join('')

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)
