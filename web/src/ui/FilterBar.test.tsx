import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../test/stage.tsx'
import { FilterBar } from './FilterBar.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onPhone = () =>
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width'),
    media,
    addEventListener() {},
    removeEventListener() {},
  }))

const show = (values: readonly unknown[], children: string | null = 'Estado') =>
  stage(
    <FilterBar lead={<p>Buscar</p>} values={values} end={<p>Descargar</p>}>
      {children && <p>{children}</p>}
    </FilterBar>,
  )

it('shows all filters where there is room', () => {
  show(['active'])
  expect(screen.getByText('Estado')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('folds them on a phone behind a button that counts those that are set', () => {
  onPhone()
  show(['active', undefined, 2])
  expect(screen.getByText('Buscar')).toBeTruthy()
  expect(screen.getByText('Descargar')).toBeTruthy()
  expect(screen.queryByText('Estado')).toBeNull()
  const button = screen.getByRole('button', { name: 'Filtros (2)', expanded: false })
  fireEvent.click(button)
  expect(screen.getByText('Estado')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Filtros (2)', expanded: true }))
  expect(screen.queryByText('Estado')).toBeNull()
})

it('counts nothing where none is set, and has no button where there are no filters', () => {
  onPhone()
  show([undefined])
  expect(screen.getByRole('button', { name: 'Filtros' })).toBeTruthy()
  cleanup()
  show([], null)
  expect(screen.queryByRole('button')).toBeNull()
})
