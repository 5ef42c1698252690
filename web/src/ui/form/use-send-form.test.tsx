import { TextInput } from '@mantine/core'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stage } from '../../../test/stage.tsx'
import { CallError } from '../../lib/api/call-error.ts'
import '../../lib/problems/problem-texts.ts'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'
import { question } from '../dialog/confirm.ts'
import { FormDialog } from './FormDialog.tsx'
import { FormPanel } from './FormPanel.tsx'
import { useSendForm } from './use-send-form.ts'

afterEach(() => {
  act(() => question.read()?.answer(false))
  cleanup()
})

type Values = { code: string; start: string; end: string }

const refusal = (problem: CallError['problem'], fields: CallError['fields'] = []) =>
  new CallError({ status: 422, code: 422, problem, fields, params: { by: 'Luis' } })

const validate = ({ code, start, end }: Values): Record<string, string> => ({
  ...(code === '' ? { code: 'Falta' } : {}),
  ...(end !== '' && end < start ? { end: 'Antes del inicio' } : {}),
})

type Given = {
  send?: (values: Values) => Promise<unknown>
  ask?: () => Promise<boolean>
  onRefused?: (error: unknown) => string | null | undefined
  Frame?: typeof FormDialog | typeof FormPanel
}

/** A dialog with a form over a page with an invalid field, and a link away. */
const open = async (given: Given = {}) => {
  const { send = async () => null, ask, onRefused, Frame = FormDialog } = given
  const onSaved = vi.fn()
  const Form = ({ onClose }: { onClose: () => void }) => {
    const sendForm = useSendForm({
      initial: { code: '', start: '', end: '' },
      validate,
      send,
      onSaved: () => {
        onSaved()
        onClose()
      },
      ...(ask ? { ask } : {}),
      ...(onRefused ? { onRefused } : {}),
    })
    return (
      <Frame sendForm={sendForm} title="Estación" submitLabel="Guardar" onClose={onClose}>
        {(['code', 'start', 'end'] as const).map((name) => (
          <TextInput key={name} label={name} {...sendForm.form.getInputProps(name)} />
        ))}
      </Frame>
    )
  }
  const Page = () => {
    const [isOpen, setIsOpen] = useState(true)
    return (
      <>
        <TextInput label="behind" error="Falta" />
        {isOpen && <Form onClose={() => setIsOpen(false)} />}
        <ConfirmDialog />
      </>
    )
  }
  const root = createRootRoute()
  const routes = ['/', '/away'].map((path) =>
    createRoute({ getParentRoute: () => root, path, component: path === '/' ? Page : () => null }),
  )
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({ routeTree: root.addChildren(routes), history })
  await router.load()
  stage(<RouterProvider<AnyRouter> router={router} />)
  await screen.findByRole('form', { name: 'Estación' })
  return { onSaved, leave: () => act(() => history.push('/away')), at: () => history.location }
}

const field = (name: string) => screen.getByLabelText(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const submit = () => fireEvent.submit(screen.getByRole('form', { name: 'Estación' }))
const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(field(name)))
const isClosed = () => waitFor(() => expect(screen.queryByRole('form')).toBeNull())

it.each([
  ['a dialog', FormDialog],
  ['a panel', FormPanel],
])('begins in its first field in %s', async (_, Frame) => {
  await open({ Frame })
  await hasFocus('code')
})

describe('a form that is sent', () => {
  it('sends nothing while something lacks, and focuses the first field of its own that does', async () => {
    const send = vi.fn(async () => null)
    await open({ send })
    submit()
    await hasFocus('code')
    field('end').focus()
    submit()
    await hasFocus('code')
    expect(send).not.toHaveBeenCalled()
  })

  it('is sent by its submit button, once, however often it is pressed meanwhile', async () => {
    let arrive: (answer: unknown) => void = () => {}
    const send = vi.fn(() => new Promise<unknown>((resolve) => (arrive = resolve)))
    const { onSaved } = await open({ send })
    type('code', 'PM-01')
    expect(screen.getByRole('button', { name: 'Guardar' })).toHaveProperty('type', 'submit')
    submit()
    submit()
    await act(async () => arrive(null))
    expect(send).toHaveBeenCalledTimes(1)
    expect(onSaved).toHaveBeenCalledTimes(1)
    await isClosed()
  })

  it('shows what the server refused at its fields and focuses the first', async () => {
    const issues = ['end', 'start'].map((path) => ({ path, code: 'required', params: {} }))
    await open({ send: () => Promise.reject(refusal('INPUT_NOT_VALID', issues)) })
    type('code', 'PM-01')
    submit()
    await hasFocus('start')
    expect(field('end').ariaInvalid).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('tells above the form what no field of it shows', async () => {
    const issues = [{ path: 'version', code: 'required', params: {} }]
    await open({ send: () => Promise.reject(refusal('INPUT_NOT_VALID', issues)) })
    type('code', 'PM-01')
    submit()
    expect(await screen.findByRole('alert')).toBeTruthy()
  })

  it('tells a conflict in its own words, and what it has none for in the usual ones', async () => {
    const refusals = [refusal('CHANGED_MEANWHILE'), refusal('IN_USE')]
    const { onSaved } = await open({
      send: () => Promise.reject(refusals.shift() ?? new Error('sent too often')),
      onRefused: (error) =>
        error instanceof CallError && error.problem === 'CHANGED_MEANWHILE'
          ? 'Luis lo cambió'
          : undefined,
    })
    type('code', 'PM-01')
    submit()
    expect((await screen.findByRole('alert')).textContent).toBe('Luis lo cambió')
    submit()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/en uso|usa/i))
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('asks before it is sent where it is told to', async () => {
    const send = vi.fn(async () => null)
    const answers = [false, true]
    await open({ send, ask: async () => answers.shift() ?? false })
    type('code', 'PM-01')
    submit()
    await act(async () => {})
    expect(send).not.toHaveBeenCalled()
    submit()
    await isClosed()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('takes an error back with the change that mends it, in another field too', async () => {
    await open()
    type('start', '10')
    type('end', '08')
    submit()
    await hasFocus('code')
    expect(field('end').ariaInvalid).toBe('true')
    type('start', '07')
    expect(field('end').ariaInvalid).not.toBe('true')
    expect(field('code').ariaInvalid).toBe('true')
    type('code', 'P')
    expect(field('code').ariaInvalid).not.toBe('true')
  })
})

describe('a form with something typed', () => {
  const discard = 'Cerrar sin guardar'
  it('asks before it is closed, and closes unasked where nothing was typed', async () => {
    await open()
    type('code', 'PM-01')
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }))
    await waitFor(() => expect(screen.queryByText(discard)).toBeNull())
    expect(field('code')).toHaveProperty('value', 'PM-01')
    type('code', '')
    fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    await isClosed()
    expect(screen.queryByText(discard)).toBeNull()
  })

  it('is kept by the Escape that answers the question', async () => {
    await open()
    type('code', 'PM-01')
    fireEvent.keyDown(field('code'), { key: 'Escape' })
    await screen.findByText(discard)
    fireEvent.keyDown(screen.getByText(discard), { key: 'Escape' })
    await waitFor(() => expect(screen.queryByText(discard)).toBeNull())
    expect(field('code')).toHaveProperty('value', 'PM-01')
  })

  it('asks before the page is left, and no more once it was saved', async () => {
    const { leave, at } = await open()
    type('code', 'PM-01')
    leave()
    fireEvent.click(await screen.findByRole('button', { name: 'Seguir editando' }))
    await waitFor(() => expect(question.read()).toBeNull())
    expect(at().pathname).toBe('/')
    submit()
    await isClosed()
    leave()
    await waitFor(() => expect(at().pathname).toBe('/away'))
  })
})
