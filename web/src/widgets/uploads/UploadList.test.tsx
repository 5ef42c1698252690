import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import {
  clearUploads,
  type QueuedUpload,
  uploadPace,
  uploads,
  type UploadState,
} from './upload-queue.ts'
import { UploadList } from './UploadList.tsx'

afterEach(() => {
  cleanup()
  clearUploads()
  uploadPace.set([])
})

const upload = (key: number, state: UploadState, sent = 0): QueuedUpload => {
  const file = new File([], `foto-${key}.png`)
  Object.defineProperty(file, 'size', { value: 40_000_000 })
  const place = { projectId: 1, type: 'image', folderId: null } as const
  const received = sent - (sent % 4_000_000)
  return {
    ...place,
    key,
    file,
    onSameName: 'ask',
    state,
    sent,
    received,
    uploadId: null,
    kept: null,
    problem: null,
    final: null,
    mediaTypes: null,
    purpose: null,
    whenKept: null,
  }
}

const show = (all: readonly QueuedUpload[]) => {
  stage(<UploadList projectId={1} />)
  act(() => uploads.set(all))
}

it('is one line that says what the server has, of how much, and how long the rest takes', () => {
  show([upload(1, 'done', 40_000_000), upload(2, 'sending', 10_000_000), upload(3, 'waiting')])
  const whole = screen.getByRole('region', { name: 'Subidas' })
  const bar = within(whole).getByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBe('42')
  expect(whole.textContent).toBe('Subiendo; 1 de 3 listos: 48\u202fMB de 120\u202fMB recibidos')
  // A megabyte in ten seconds: seventy take some twelve minutes.
  act(() =>
    uploadPace.set([
      { atMs: 0, bytes: 0 },
      { atMs: 10_000, bytes: 1_000_000 },
    ]),
  )
  expect(whole.textContent).toMatch(/ · quedan unos 12 min$/)
  act(() =>
    uploadPace.set([
      { atMs: 0, bytes: 0 },
      { atMs: 10_000, bytes: 100_000 },
    ]),
  )
  expect(whole.textContent).toMatch(/ · quedan unas 1 h 57 min$/)
  act(() =>
    uploadPace.set([
      { atMs: 0, bytes: 0 },
      { atMs: 10_000, bytes: 50_000_000 },
    ]),
  )
  expect(whole.textContent).toMatch(/ · queda menos de 1 min$/)
})

it('opens, and shows below the line what needs an answer even while it is closed', () => {
  show([upload(1, 'sending', 10_000_000), upload(2, 'asking'), upload(3, 'waiting')])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('foto-2.png'),
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Ver cada archivo' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  fireEvent.click(screen.getByRole('button', { name: 'Ocultar los archivos' }))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})

it('says how many have arrived once nothing goes any more', () => {
  show([upload(1, 'done', 40_000_000), upload(2, 'refused')])
  expect(screen.getByText('1 de 2 archivos subidos')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('offers to send again only what may be taken then, and names the types that are', () => {
  const damaged = { problem: 'El tipo del archivo no se acepta.', final: 'type' as const }
  show([{ ...upload(1, 'refused'), ...damaged }, upload(2, 'refused')])
  const [wrong, broken] = screen.getAllByRole('listitem')
  expect(wrong?.textContent).toContain('Se aceptan')
  expect(wrong?.textContent).toContain('PNG')
  expect(within(wrong as HTMLElement).queryByRole('button', { name: 'Enviar de nuevo' })).toBeNull()
  expect(
    within(broken as HTMLElement).getByRole('button', { name: 'Enviar de nuevo' }),
  ).toBeTruthy()
})
