import { expect, test } from 'vitest'
import { digestMail } from './digest-mail.ts'

const lineOf = (message: string) => {
  const reader = { email: 'a@example.com', name: 'Ana', language: 'es' } as never
  const unread = [{ project: 'Mina', priority: 1, message }] as never
  const { text } = digestMail(reader, { unread, due: [] }, 'https://puquio.example.com')
  return text.split('\n').find((line) => line.includes('•')) ?? ''
}

test('cuts a long message after a whole word', () => {
  const line = lineOf('palabra '.repeat(40))
  expect(line).toMatch(/palabra…$/)
  expect(line.length).toBeLessThan(220)
})

test('cuts a word without end, and leaves a short message as it is', () => {
  expect(lineOf('x'.repeat(300))).toMatch(/ x{200}…$/)
  expect(lineOf('Hoy no se muestrea.')).toMatch(/Hoy no se muestrea\.$/)
})

test('late reports of laboratories stand in the summary, and its subject speaks of more than monitorings', () => {
  const reader = { email: 'a@example.com', name: 'Ana', language: 'es' } as never
  const due = [{ projectId: 1, project: 'Mina', kind: 'reports-late' as const, of: '', count: 2 }]
  const { subject, text } = digestMail(reader, { unread: [], due }, 'https://puquio.example.com')
  expect(subject).toBe('Resumen del día: lo pendiente de hoy')
  expect(text).toContain('• Muestreos sin resultados del laboratorio a tiempo: 2')
})
