import type {
  ContainerFile,
  ContainerFileDetail,
  ContainerFolder,
} from '@puquio/contract/containers'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx'
import { clearUploads } from '../../../widgets/uploads/upload-queue.ts'
import { loader, Page } from './ContainersPage.tsx'

afterEach(() => {
  cleanup()
  clearUploads()
  leaveStage()
})

const path = '/files/{-$type}'
const api = '/fkl-file/projects/1'
const aFile = (values: Partial<ContainerFile>): ContainerFile => ({
  id: 1,
  type: 'report',
  folderId: null,
  name: 'informe.pdf',
  mediaType: 'application/pdf',
  bytes: 2_048,
  version: 1,
  changedAt: '2026-02-15T12:00:00.000Z',
  changedBy: 'Rosa Quispe',
  ...values,
})
const folders: ContainerFolder[] = [
  { id: 5, parentId: null, name: '2026', items: 1 },
  { id: 6, parentId: 5, name: 'Enero', items: 0 },
]
const items = [aFile({}), aFile({ id: 2, name: 'plano.png', mediaType: 'image/png', version: 2 })]
const detail: ContainerFileDetail = {
  ...aFile({ version: 2 }),
  binnedAt: null,
  sha256: 'ab'.repeat(32),
  createdAt: '2026-02-01T12:00:00.000Z',
  createdBy: 'Luis Huamán',
  versions: [2, 1].map((version) => ({
    version,
    mediaType: 'application/pdf',
    bytes: 2_048,
    sha256: 'ab'.repeat(32),
    restoredFrom: null,
    madeAt: '2026-02-15T12:00:00.000Z',
    madeBy: 'Rosa Quispe',
  })),
}
const upload = '5a3f2c51-7d0b-4c7e-9a55-0f6f2d1f7b10'
const done = () => new Response(null, { status: 204 })
const answers = {
  [`GET ${api}/folders`]: () => folders,
  [`GET ${api}/container-files`]: () => ({ items, total: 2 }),
  [`GET ${api}/container-files/1`]: () => detail,
  [`GET ${api}/container-bin`]: () => ({
    items: [
      {
        kind: 'folder',
        id: 7,
        name: 'Vieja',
        binnedAt: '2026-02-15T12:00:00.000Z',
        binnedBy: 'Rosa Quispe',
      },
    ],
    total: 1,
  }),
  [`GET ${api}/unfinished-uploads`]: () => ({
    items: [
      {
        id: upload,
        name: 'sondeo.pdf',
        bytes: 4_096,
        beganAt: '2026-02-15T12:00:00.000Z',
        beganBy: 'Rosa Quispe',
      },
    ],
    total: 1,
  }),
  [`DELETE ${api}/unfinished-uploads/${upload}`]: done,
  [`POST ${api}/folders`]: () => folders[0],
  [`DELETE ${api}/container-files/1`]: done,
  [`POST ${api}/container-files/1/restore`]: done,
  [`POST ${api}/container-files/1/versions`]: done,
  [`POST ${api}/folders/7/restore`]: done,
  [`PATCH ${api}/container-files/1`]: done,
}
const open = (at = '/files/report', permissions: readonly (1 | 2 | 3)[] = [1]) =>
  stagePage({ Page, loader, path, at, permissions, answers })

it('goes to instruments where the address names no type', async () => {
  const { address } = await open('/files')
  await waitFor(() => expect(address()).toBe('/files/instrument'))
})

it('shows folders and files, and enters a folder by the address', async () => {
  const { sent, address } = await open()
  await screen.findByText('informe.pdf')
  const list = screen.getByRole('list', { name: 'Carpetas' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  fireEvent.click(within(list).getByRole('button', { name: /^2026/ }))
  await waitFor(() => expect(address()).toBe('/files/report?folder=5'))
  const asked = sent.filter((one) => one.path === `${api}/container-files`).at(-1)
  expect([asked?.query.get('type'), asked?.query.get('folder')]).toEqual(['report', '5'])
  const at = await screen.findByRole('navigation', { name: 'Ubicación' })
  expect(at.textContent).toContain('2026')
  fireEvent.click(within(at).getByRole('button', { name: 'Inicio' }))
  await waitFor(() => expect(address()).toBe('/files/report'))
})

it('puts a file into the bin, and takes it out again', async () => {
  const { sent } = await open()
  await screen.findByText('informe.pdf')
  fireEvent.click(screen.getByRole('button', { name: /informe\.pdf/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
  await screen.findByText(/«informe.pdf» está en la papelera/)
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }))
  await waitFor(() =>
    expect(sent.some((one) => one.path === `${api}/container-files/1/restore`)).toBe(true),
  )
})

it('shows the versions of a file, and goes back to one', async () => {
  const { sent } = await open('/files/report?open=1')
  const panel = await screen.findByRole('dialog')
  await within(panel).findByText('Versión n.° 1')
  expect(panel.textContent).toContain('ab'.repeat(32))
  fireEvent.click(within(panel).getByRole('button', { name: 'Volver a esta versión' }))
  await waitFor(() =>
    expect(sent.find((one) => one.path.endsWith('/versions'))?.body).toEqual({ version: 1 }),
  )
})

it('restores a folder from the bin', async () => {
  const { sent } = await open('/files/report?view=bin')
  await screen.findByText(/nada se borra con el tiempo/)
  await screen.findByText(/Vieja/)
  fireEvent.click(screen.getByRole('button', { name: /Vieja/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Restaurar' }))
  await waitFor(() =>
    expect(sent.some((one) => one.path === `${api}/folders/7/restore`)).toBe(true),
  )
})

it('lists unfinished uploads for an ADMIN, and discards one', async () => {
  const withQuestions = () => (
    <>
      <Page />
      <ConfirmDialog />
    </>
  )
  const { sent } = await stagePage({
    Page: withQuestions,
    loader,
    path,
    at: '/files/report?view=uploads',
    answers,
  })
  await screen.findByText('sondeo.pdf')
  expect(screen.getByText('Rosa Quispe')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /sondeo\.pdf/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Descartar la subida' }))
  const asked = await screen.findByRole('dialog')
  fireEvent.click(within(asked).getByRole('button', { name: 'Descartar la subida' }))
  await waitFor(() =>
    expect(sent.some((one) => one.path === `${api}/unfinished-uploads/${upload}`)).toBe(true),
  )
})

it('offers to add and to change only to those who may', async () => {
  await open('/files/report', [2, 3])
  await screen.findByText('informe.pdf')
  expect(screen.queryByRole('button', { name: 'Subir archivos' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /informe\.pdf/ }))
  await screen.findByRole('menuitem', { name: 'Detalles' })
  expect(screen.queryByRole('menuitem', { name: 'Eliminar' })).toBeNull()
  expect(screen.queryByText('Papelera')).toBeNull()
  cleanup()
  leaveStage()
  await open('/files/image', [2, 3])
  await screen.findByRole('button', { name: 'Subir archivos' })
  expect(screen.queryByRole('button', { name: 'Nueva carpeta' })).toBeNull()
  expect(screen.queryByText('Sin terminar')).toBeNull()
})

it('creates a folder where one is', async () => {
  const { sent } = await open('/files/report?folder=5')
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva carpeta' }))
  const form = await screen.findByRole('form', { name: 'Nueva carpeta' })
  fireEvent.change(within(form).getByRole('textbox'), { target: { value: 'Febrero' } })
  fireEvent.submit(form)
  await waitFor(() =>
    expect(sent.find((one) => one.method === 'POST')?.body).toEqual({
      type: 'report',
      parentId: 5,
      name: 'Febrero',
    }),
  )
})

it('uploads what is chosen at once, and still says why the rest was not taken when the folder fills', async () => {
  const kept: ContainerFile[] = []
  const upload = `${api}/uploads/7f7f7f7f`
  await stagePage({
    Page,
    loader,
    path,
    at: '/files/report',
    answers: {
      ...answers,
      [`GET ${api}/container-files`]: () => ({ items: kept, total: kept.length }),
      [`POST ${api}/uploads`]: () => ({ id: '7f7f7f7f', received: 1 }),
      [`POST ${upload}/finish`]: () => {
        kept.push(aFile({}))
        return aFile({})
      },
    },
  })
  await screen.findByText('No hay archivos fuera de las carpetas')
  const input = screen.getByLabelText('Subir archivos')
  const clicked = vi.spyOn(input, 'click')
  fireEvent.click(screen.getByRole('button', { name: 'Subir archivos' }))
  expect(clicked).toHaveBeenCalledOnce()
  const pdf = new File(['x'], 'informe.pdf', { type: 'application/pdf' })
  const other = new File(['x'], 'virus.exe', { type: 'application/x-msdownload' })
  fireEvent.change(input, { target: { files: [other, pdf] } })
  await screen.findByRole('button', { name: /Acciones.*informe\.pdf/ })
  expect(screen.getByRole('alert').textContent).toContain('virus.exe')
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar de la lista: informe.pdf' }))
  expect(screen.queryByRole('region', { name: 'Subidas' })).toBeNull()
})

it('opens an image by the address, and the browser goes back from it to the folder', async () => {
  const { address, back } = await open()
  fireEvent.click(await screen.findByText('plano.png'))
  await waitFor(() => expect(address()).toBe('/files/report?image=2'))
  await screen.findByRole('dialog', { name: 'plano.png' })
  back()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/files/report')
  cleanup()
  leaveStage()
  const again = await open('/files/report?image=2')
  const viewer = await screen.findByRole('dialog', { name: 'plano.png' })
  fireEvent.click(within(viewer).getByRole('button', { name: 'Cerrar' }))
  await waitFor(() => expect(again.address()).toBe('/files/report'))
})

it('shows a small image, and a sign for what is none or too large for it', async () => {
  const large = aFile({ id: 3, name: 'foto.jpg', mediaType: 'image/jpeg', bytes: 4_000_000 })
  await stagePage({
    Page,
    loader,
    path,
    at: '/files/report',
    answers: {
      ...answers,
      [`GET ${api}/container-files`]: () => ({ items: [...items, large], total: 3 }),
    },
  })
  await screen.findByText('foto.jpg')
  const shown = [...document.querySelectorAll('table img')].map((image) =>
    image.getAttribute('src'),
  )
  expect(shown).toEqual([expect.stringContaining('/container-files/2/content?inline=1&version=2')])
})

vi.setConfig({ testTimeout: 20_000 })
