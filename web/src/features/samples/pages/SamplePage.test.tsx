import type { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { sampleRecord } from '../../../../test/sample-record.ts'
import type { upload } from '../../../lib/api/upload.ts'
import { question } from '../../../ui/dialog/confirm.ts'
import { Page } from './SamplePage.tsx'

const uploaded = vi.hoisted(() => vi.fn())
vi.mock('../../../lib/api/upload.ts', () => ({ upload: uploaded }))

beforeEach(() => {
  uploaded.mockReset()
  uploaded.mockResolvedValue({})
})
afterEach(() => {
  cleanup()
  leaveStage()
})

const p = '/fkl-data-source/projects/1/samples/7'
const sample = {
  ...sampleRecord,
  laboratory: { id: 1, name: 'Laboratorio Andino' },
  report: '2026-118',
}
const report = {
  id: 9,
  name: 'informe.pdf',
  mediaType: 'application/pdf',
  bytes: 2048,
  uploadedAt: '2026-02-20T15:00:00Z',
  uploadedBy: 'Rosa Quispe',
}
const open = (permissions: readonly (2 | 3)[], othersOfReport = 3, shown = sample) =>
  stagePage({
    Page,
    path: '/data/samples/$sampleId',
    at: '/data/samples/7',
    permissions,
    answers: {
      [`GET ${p}`]: () => shown,
      [`GET ${p}/monitorings`]: () => [],
      [`GET ${p}/files`]: () => ({ files: [report], othersOfReport }),
      [`DELETE ${p}/files/9`]: () => null,
    },
  })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Adjuntar archivos'), { target: { files } })
const sent = () =>
  uploaded.mock.calls.map((call) => {
    const [, { file, body, params }] = call as Parameters<
      typeof upload<typeof sampleRoutes.addFile>
    >
    return [file.name, body.target, params.sampleId]
  })
const pdf = (name: string) => new File(['x'], name, { type: 'application/pdf' })

it('shows its files to READ, to be downloaded and not changed', async () => {
  await open([2])
  const link = await screen.findByRole('link', { name: 'informe.pdf' })
  expect(link.getAttribute('href')).toContain('/fkl-file/projects/1/files/9')
  expect(screen.queryByLabelText('Adjuntar archivos')).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

it('attaches files to the sample, or to all of its report', async () => {
  await open([2, 3])
  await screen.findByText('informe.pdf')
  choose(pdf('a.pdf'))
  await waitFor(() => expect(sent()).toEqual([['a.pdf', 'sample', 7]]))
  const box = await screen.findByLabelText(/las otras 3 muestras del informe 2026-118/)
  fireEvent.click(box)
  await waitFor(() => screen.getByLabelText('Adjuntar archivos'))
  choose(pdf('b.pdf'))
  await waitFor(() => expect(sent().at(-1)).toEqual(['b.pdf', 'report', 7]))
})

it('offers no other samples where the report has none', async () => {
  await open([2, 3], 0)
  await screen.findByText('informe.pdf')
  expect(screen.queryByText(/del mismo laboratorio/)).toBeNull()
})

it('takes a file away once a person has confirmed it', async () => {
  const stage = await open([2, 3])
  fireEvent.click(await screen.findByRole('button', { name: 'Más acciones: informe.pdf' }))
  fireEvent.click(await screen.findByText('Quitar'))
  await waitFor(() => expect(question.read()?.title).toBe('Quitar «informe.pdf»'))
  const deletions = () => stage.sent.filter(({ method }) => method === 'DELETE')
  expect(deletions()).toEqual([])
  act(() => question.read()?.answer(true))
  await waitFor(() => expect(deletions().map(({ path }) => path)).toEqual([`${p}/files/9`]))
})

it('offers no change of a sample whose campaign is approved, and says who can withdraw that', async () => {
  const approved = { ...sample, campaign: { ...sample.campaign, isApproved: true } }
  await open([2, 3], 0, approved)
  await screen.findByText('informe.pdf')
  screen.getByText(/La campaña «Febrero» está aprobada.*Un administrador del proyecto puede/)
  expect(screen.getByRole('link', { name: 'Ver la campaña' }).getAttribute('href')).toContain(
    '/data/campaigns?search=Febrero',
  )
  expect(screen.queryByRole('link', { name: 'Editar y agregar resultados' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Más acciones: informe.pdf' }))
  await screen.findByText('Descargar')
  expect(screen.queryByText('Quitar')).toBeNull()
  expect(screen.queryByLabelText('Adjuntar archivos')).not.toBeNull()
})

it('says nothing of an approval to READ beyond the facts', async () => {
  const approved = { ...sample, campaign: { ...sample.campaign, isApproved: true } }
  await open([2], 0, approved)
  await screen.findByText('informe.pdf')
  screen.getByText('Febrero (aprobada)')
  expect(screen.queryByText(/puede retirar la aprobación/)).toBeNull()
})
