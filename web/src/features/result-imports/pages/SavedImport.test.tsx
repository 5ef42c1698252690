import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../test/page-stage.tsx'
import { counts, key, of, one, path, stage } from '../../../../test/result-import-stage.tsx'
import { Page } from './ResultImportPage.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

it('a file of which everything was saved before says so, and saves nothing', async () => {
  await stage(one({ counts: { ...counts, good: 0, held: 0, known: 5 } }))
  expect(await screen.findByText(/ya estaban guardados\. No hay/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Guardar/ })).toBeNull()
})

it('says what it saved, and leads to the results', async () => {
  await stage(
    one({
      state: 'saved',
      counts: { ...counts, good: 0, held: 0, savedResults: 5, savedSamples: 1, savedVersions: 1 },
    }),
  )
  expect((await screen.findByRole('status')).textContent).toContain(
    'Se guardaron 5 resultados. Una muestra es nueva. Uno corrige un valor anterior.',
  )
  expect(screen.getByRole('link', { name: 'Ver los resultados' }).getAttribute('href')).toBe(
    `/data?import=${key}`,
  )
})

it.each([
  [5, true],
  [6, false],
])('%i unfinished imports stand below the upload, open %s', async (count, isOpen) => {
  const total = count + 3
  const begun = (index: number) => ({
    key: key.replace(/^./, String(index)),
    fileName: `marzo-${index}.xlsx`,
    state: 'checked',
    begunAt: '2026-03-10T12:00:00Z',
    begunBy: 'Ana Salazar',
    good: 1,
    held: 2,
  })
  await stagePage({
    Page,
    path,
    at: '/data/import',
    permissions: [3, 2],
    answers: {
      [`GET ${of}`]: () => ({ imports: Array.from({ length: count }, (_, i) => begun(i)), total }),
    },
  })
  const list = (await screen.findByText('marzo-0.xlsx')).closest('details')
  expect(list?.open).toBe(isOpen)
  expect(list?.querySelector('summary')?.textContent).toBe(`${total} importaciones sin terminar`)
  expect(list?.textContent).toContain('Hay 3 más antiguas')
  const file = document.querySelector('input[type=file]')
  expect(
    (file?.compareDocumentPosition(list as Node) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy()
})

it('says what was saved of a file while the rest waits, and leads to it', async () => {
  await stage(one({ counts: { ...counts, good: 0, savedResults: 22, savedSamples: 6 } }))
  expect((await screen.findByRole('status')).textContent).toContain(
    'Se guardaron 22 resultados.6 muestras son nuevas. Lo que espera por resolver aún no se guardó: 3.',
  )
  expect(screen.getByRole('link', { name: 'Ver los resultados' }).getAttribute('href')).toBe(
    `/data?import=${key}`,
  )
})
