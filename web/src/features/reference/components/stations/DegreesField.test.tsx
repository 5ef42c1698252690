import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { stage } from '../../../../../test/stage.tsx'
import { DegreesField } from './DegreesField.tsx'

afterEach(cleanup)

const Field = () => {
  const [value, setValue] = useState<number | null>(null)
  return (
    <>
      <DegreesField
        axis="latitude"
        label="Latitud"
        description="Negativa al sur"
        value={value}
        onChange={setValue}
      />
      <output>{String(value)}</output>
    </>
  )
}
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText(/Latitud/), { target: { value: text } })

it('takes degrees, minutes and seconds, and says what it understood', () => {
  stage(<Field />)
  type('9° 33\' 12" S')
  expect(screen.getByRole('status').textContent).toBe('-9.553333333')
  expect(screen.getByText('Se entiende -9.5533333°')).toBeTruthy()
  expect(screen.getByLabelText(/Latitud/)).toHaveProperty('value', '9° 33\' 12" S')
})

it('asks for a sign that is missing, and refuses what is no coordinate', () => {
  stage(<Field />)
  type('9.5534')
  expect(screen.getByText(/Falta el signo.*¿Es -9\.5534°\?/)).toBeTruthy()
  type('9.5534.1')
  expect(screen.getByText(/No se reconoce/)).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('NaN')
})
