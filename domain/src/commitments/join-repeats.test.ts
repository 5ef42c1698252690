import { expect, it } from 'vitest'
import { findCommitments } from './find-commitments.ts'
import { joinRepeats } from './join-repeats.ts'

const proposals = (...pages: string[]) => findCommitments(pages)
const joined = (...pages: string[]) => joinRepeats(proposals(...pages))

it('joins the same commitment of several pages, with all its places', () => {
  const found = joined(
    'El titular realizará el monitoreo de agua en M-01 y M-02 cada mes.',
    'Nada se dice aquí.',
    'El titular efectuará el monitoreo del agua en M-01 y M-02 cada mes',
    'EL TITULAR REALIZARÁ EL MONITOREO DE AGUA EN M-01 Y M-02 CADA MES.',
  )
  expect(found).toHaveLength(1)
  expect(found[0]?.places.map(({ page }) => page)).toEqual([1, 3, 4])
})

it('joins those of several documents, and keeps the surest', () => {
  const [one] = proposals('Se regarán las vías de acceso a diario.')
  if (!one) throw new Error('no proposal')
  const [both, ...others] = joinRepeats([
    { ...one, document: 1, confidence: 0.6 },
    { ...one, document: 2, confidence: 0.9, page: 40 },
    { ...one, document: 2, confidence: 0.9, page: 40 },
  ])
  expect(others).toEqual([])
  expect(both).toMatchObject({ confidence: 0.9, document: 2 })
  expect(both?.places).toMatchObject([
    { document: 1, page: 1, toPage: null, quote: one.quote },
    { document: 2, page: 40, toPage: null, quote: one.quote },
  ])
})

it.each([
  [
    'a number',
    'Se regarán las vías con 12 L/s de agua a diario.',
    'Se regarán las vías con 13 L/s de agua a diario.',
  ],
  [
    'a decimal',
    'Se sembrarán 12,5 ha con especies nativas.',
    'Se sembrarán 125 ha con especies nativas.',
  ],
  [
    'a unit',
    'Se mantendrá un caudal de 25 L/s en el río.',
    'Se mantendrá un caudal de 25 m3/s en el río.',
  ],
  [
    'a station',
    'Se realizará el monitoreo de agua en M-01.',
    'Se realizará el monitoreo de agua en M-02.',
  ],
  [
    'a frequency',
    'Se realizará el monitoreo de agua cada mes.',
    'Se realizará el monitoreo de agua cada año.',
  ],
  [
    'a negation',
    'Se realizará el desbroce del área de pastos.',
    'No se realizará el desbroce del área de pastos.',
  ],
  [
    'a word',
    'Se realizará el monitoreo de agua superficial.',
    'Se realizará el monitoreo de agua subterránea.',
  ],
  [
    'the order',
    'Se trasladará el suelo contaminado de Yauli a Oroya.',
    'Se trasladará el suelo contaminado de Oroya a Yauli.',
  ],
  [
    'who does it',
    'El contratista realizará el monitoreo de agua.',
    'El supervisor realizará el monitoreo de agua.',
  ],
])('leaves apart what differs in %s', (_what, one, other) => {
  expect(joined(one, other)).toHaveLength(2)
})
