import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { EmptyRows } from './EmptyRows.tsx'

afterEach(cleanup)

const show = (onClear: false | (() => void), noneFound?: string) =>
  stage(
    <EmptyRows
      title="No hay plantas"
      text="Aquí aparecen las plantas."
      action={<button type="button">Agregar</button>}
      onClear={onClear}
      {...(noneFound === undefined ? {} : { noneFound })}
    />,
  )

it('says that there is nothing yet, with the next step, where no filter narrows the list', () => {
  show(false)
  expect(screen.getByText('No hay plantas')).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Agregar'])
})

it('says that the filters leave nothing, and clears them', () => {
  const onClear = vi.fn()
  show(onClear)
  expect(screen.getByText('Nada coincide con los filtros')).toBeTruthy()
  expect(screen.queryByText('No hay plantas')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Quitar los filtros' }))
  expect(onClear).toHaveBeenCalledOnce()
})

it('takes another title where a list has one for its filters', () => {
  show(() => undefined, 'No hay nada retirado')
  expect(screen.getByText('No hay nada retirado')).toBeTruthy()
})
