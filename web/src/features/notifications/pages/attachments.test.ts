import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  answers,
  api,
  detail,
  openNotifications,
  path,
  sentTo,
} from '../../../../test/notifications-page.ts'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { CallError } from '../../../lib/api/call-error.ts'
import { loader, Page } from './NotificationsPage.tsx'

const uploaded = vi.hoisted(() => vi.fn())
vi.mock('../../../lib/api/upload.ts', () => ({ upload: uploaded }))

afterEach(() => {
  cleanup()
  leaveStage()
})

const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })
const compose = async () => {
  const opened = await openNotifications()
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva notificación' }))
  const form = await screen.findByRole('form', { name: 'Nueva notificación' })
  const choose = (...files: File[]) =>
    fireEvent.change(within(form).getByLabelText('Agregar adjuntos'), { target: { files } })
  return { ...opened, form, choose }
}
beforeEach(() => {
  let id = 0
  uploaded.mockReset()
  uploaded.mockImplementation(async (_: unknown, { file }: { file: File }) => {
    if (file.name === 'bad.pdf')
      throw new CallError({ status: 422, code: 422, problem: 'FILE_DAMAGED' })
    return { id: ++id, name: file.name, mediaType: file.type, bytes: 1_400_000 }
  })
})

it('attachments are uploaded, removed, and sent with the notification; a refused one is named', async () => {
  const { sent, form, choose } = await compose()
  choose(pdf('a.pdf'), pdf('bad.pdf'), pdf('b.pdf'))
  await within(form).findByText('b.pdf')
  expect((await within(form).findByRole('alert')).textContent).toContain('«bad.pdf»')
  expect(form.textContent).toContain('1.4\u202fMB')
  fireEvent.click(within(form).getByRole('button', { name: 'Quitar «a.pdf»' }))
  expect(within(form).queryByText('a.pdf')).toBeNull()
  fireEvent.change(within(form).getByRole('textbox'), { target: { value: 'Charla' } })
  fireEvent.submit(form)
  await waitFor(() =>
    expect(sentTo(sent, 'POST', '/notifications')[0]?.body).toMatchObject({ attachments: [2] }),
  )
})

it('attachments are five at most, and hold the sending back while they arrive', async () => {
  const { form, choose } = await compose()
  const send = () => screen.getByRole('button', { name: 'Enviar' })
  let arrive = () => {}
  uploaded.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        arrive = () => resolve({ id: 9, name: '1.pdf', mediaType: 'application/pdf', bytes: 1 })
      }),
  )
  choose(...['1', '2', '3', '4', '5', '6'].map((name) => pdf(`${name}.pdf`)))
  await waitFor(() => expect(send()).toHaveProperty('disabled', true))
  arrive()
  await within(form).findByText(/No se adjuntó «6.pdf»/)
  await waitFor(() => expect(send()).toHaveProperty('disabled', false))
  expect(uploaded).toHaveBeenCalledTimes(5)
  expect(within(form).queryByLabelText('Agregar adjuntos')).toBeNull()
})

it('attachments are downloads with their sizes in the detail', async () => {
  const attachments = [{ id: 7, name: 'acta.pdf', mediaType: 'application/pdf', bytes: 2_000 }]
  await stagePage({
    Page,
    loader,
    path,
    at: `${path}?open=1`,
    answers: { ...answers, [`GET ${api}/notifications/1`]: () => ({ ...detail, attachments }) },
  })
  const panel = await screen.findByRole('dialog')
  const link = await within(panel).findByRole('link', { name: 'acta.pdf' })
  expect(link.getAttribute('href')).toContain(`${api}/notifications/1/attachments/7`)
  expect(link.closest('li')?.textContent).toContain('2\u202fkB')
})
