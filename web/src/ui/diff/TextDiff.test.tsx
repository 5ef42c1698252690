import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { TextDiff } from './TextDiff.tsx'

afterEach(cleanup)

const lines = Array.from({ length: 12 }, (_, at) => `Línea ${at + 1}`)

it('says what came and went, and unfolds what is the same', () => {
  const after = lines.with(1, 'Línea dos').join('\n')
  stage(<TextDiff before={lines.join('\n')} after={after} label="Cambios" />)
  expect(screen.getByRole('region', { name: 'Cambios' })).toBeTruthy()
  expect(screen.getAllByRole('insertion').map((one) => one.textContent)).toEqual([
    '+1 palabra',
    '[agregado: dos]',
  ])
  expect(screen.getAllByRole('deletion').map((one) => one.textContent)).toEqual([
    '−1 palabra',
    '[quitado: 2]',
  ])
  expect(screen.queryByText('Línea 12')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /8 líneas iguales/ }))
  expect(screen.getByText('Línea 12')).toBeTruthy()
})

it('says where nothing changed, and where only spaces did', () => {
  stage(<TextDiff before="uno" after="uno" label="Cambios" />)
  expect(screen.getByText('Los dos textos son iguales.')).toBeTruthy()
  cleanup()
  stage(<TextDiff before="uno dos" after={'uno\ndos'} label="Cambios" />)
  expect(screen.getByText('Solo cambian espacios o saltos de línea.')).toBeTruthy()
})
