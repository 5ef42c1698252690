import type { SystemSettings as Settings } from '@puquio/contract/settings'
import { screens } from '@puquio/domain'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveStage, stagePage } from '../../../../../test/page-stage.tsx'
import '../../../../lib/problems/problem-texts.ts'
import { Toasts } from '../../../../ui/toasts/Toasts.tsx'
import { SystemSettings } from './SystemSettings.tsx'

afterEach(() => {
  cleanup()
  leaveStage()
})

const path = screens.ConfigView.path
const Page = () => (
  <>
    <SystemSettings />
    <Toasts />
  </>
)
const none: Settings = {
  contact: { name: '', email: '', phone: '' },
  basemap: null,
  fixedBasemap: null,
  singleSignOn: null,
  disk: { freeBytes: 41_000_000_000, reserveBytes: 2_000_000_000, isLow: false },
}
const signingKey = {
  publicKey: '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA\n-----END PUBLIC KEY-----\n',
  fingerprint: 'ab'.repeat(32),
  createdAt: '2026-02-01T12:00:00Z',
}
const noContent = () => new Response(null, { status: 204 })
const open = async (settings: Partial<Settings> = {}) => {
  const stage = await stagePage({
    Page,
    path,
    at: path,
    answers: {
      'GET /fkl-general/settings': () => ({ ...none, ...settings }),
      'GET /fkl-bdo/signing-key': () => ({ key: signingKey }),
      'PUT /fkl-general/settings/contact': noContent,
      'PUT /fkl-general/settings/basemap': noContent,
      'GET /fkl-general/': () => ({ data: { now: new Date().toISOString() } }),
    },
  })
  await screen.findByRole('form', { name: 'Contacto' })
  return stage
}
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const save = (name: string) => fireEvent.submit(screen.getByRole('form', { name }))

it('says what is free on the disk, and warns where that is near its reserve', async () => {
  await open()
  screen.getByText('Libres en el disco: 41 GB. Con menos de 2 GB se rechazan archivos.')
  expect(screen.queryByText('Queda poco espacio en el disco')).toBeNull()
  cleanup()
  leaveStage()
  await open({
    disk: { freeBytes: 2_500_000_000, reserveBytes: 2_000_000_000, isLow: true },
  })
  screen.getByText('Queda poco espacio en el disco')
  screen.getByText(/2\.5 GB/)
})

it('says how single sign-on is configured, or that it is not and how it would be', async () => {
  await open()
  screen.getByText(/^No está configurado: .* OIDC_ISSUER, OIDC_CLIENT_ID y SSO_DOMAINS/)
  cleanup()
  leaveStage()
  await open({
    singleSignOn: {
      name: 'Minera',
      issuer: 'https://id.mina.pe',
      domains: ['mina.pe', 'filial.pe'],
    },
  })
  screen.getByText(/^Configurado con Minera \(https:\/\/id\.mina\.pe\).*mina\.pe, filial\.pe/)
})

it('saves the contact, which has a real e-mail or none', async () => {
  const { sent } = await open()
  type(/Nombre o área/, 'Mesa de ayuda')
  type(/Correo de contacto/, 'nadie')
  save('Contacto')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Correo/ }).getAttribute('aria-invalid')).toBe(
      'true',
    ),
  )
  type(/Correo de contacto/, '')
  type(/Teléfono de contacto/, 'abc')
  save('Contacto')
  await screen.findByText(/^No es un teléfono\./)
  type(/Teléfono de contacto/, '')
  save('Contacto')
  await screen.findByText('Se guardó el contacto del sistema')
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'Mesa de ayuda',
    email: '',
    phone: '',
  })
})

it('saves the address of the tiles, and an empty one as none', async () => {
  const url = 'https://mapas.example.com/{z}/{x}/{y}.png'
  const { sent } = await open({ basemap: { url, attribution: '© Mina' } })
  type(/Dirección de las teselas/, 'https://mapas.example.com/')
  save('Mapa base')
  await screen.findByText(/No es una dirección de teselas/)
  type(/Dirección de las teselas/, '')
  save('Mapa base')
  await screen.findByText('Se guardó el mapa base')
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ basemap: null })
})

it('shows what the installation sets, and does not change it', async () => {
  const url = 'https://propio.example.com/{z}/{x}/{y}.png'
  await open({ fixedBasemap: { url, attribution: 'Propio' } })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /Dirección de las teselas/ })
  expect([field.value, field.disabled]).toEqual([url, true])
  screen.getByText(/BASEMAP_TILES_URL/)
})

it('shows the public key that signs evidence packs', async () => {
  await open()
  expect(await screen.findByText(signingKey.fingerprint)).toBeTruthy()
  expect(screen.getByText(/BEGIN PUBLIC KEY/)).toBeTruthy()
})
