import { TextInput } from '@mantine/core'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useErrorFocus } from './error-focus.ts'
import { stage } from '../../test/stage.tsx'

afterEach(cleanup)

/** Refused at once by itself, or later by the server. */
const Form = ({ refuses }: { refuses: Promise<readonly string[]> | readonly string[] }) => {
  const [bad, setBad] = useState<readonly string[]>([])
  const focusError = useErrorFocus()
  const refuse = (names: readonly string[]) => {
    setBad(names)
    focusError()
  }
  const submit = () => (Array.isArray(refuses) ? refuse(refuses) : void wait())
  const wait = async () => refuse(await refuses)
  return (
    <>
      {['code', 'name', 'standard'].map((name) => (
        <TextInput key={name} label={name} error={bad.includes(name) && 'Falta'} />
      ))}
      <button type="button" onClick={submit}>
        Guardar
      </button>
    </>
  )
}

it.each([
  { who: 'the form', refuses: ['standard', 'name'] },
  { who: 'the server', refuses: Promise.resolve(['standard', 'name']) },
])('the first field that $who refuses has the focus', async ({ refuses }) => {
  stage(<Form refuses={refuses} />)
  const button = screen.getByText('Guardar')
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('name')))
  button.focus()
  fireEvent.click(button)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('name')))
})

it('looks in what lies on top of the page', async () => {
  stage(
    <>
      <TextInput label="behind" error="Falta" />
      <div role="dialog" aria-modal="true">
        <Form refuses={['code']} />
      </div>
    </>,
  )
  fireEvent.click(screen.getByText('Guardar'))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('code')))
})
