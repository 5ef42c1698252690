import { expect, test } from 'vitest'
import { groupLook, onPaper } from '../drawing/looks.ts'
import type { DiagramSample } from './diagram.ts'
import { drawStiffMap } from './stiff-map.ts'

const look = { ...onPaper, ink: '#000', dim: '#555', line: '#ccc', paper: '#fff', font: 'Inter' }
const words = {
  title: 'Aguas',
  number: String,
  solids: '',
  notDetected: '',
  mixed: '',
  evaporation: '',
  rock: '',
  precipitation: '',
  scale: '',
  more: String,
}
const sampleOf = (station: string): DiagramSample => ({
  id: station,
  station,
  sampledOn: '2026-01-01',
  day: '01/01/2026',
  group: 0,
  analysis: { meqL: { ca: 1, hco3: 1 }, nonDetects: [], ph: 7, tdsMgL: 500 },
})

test('degrees of longitude are as wide as they are at the middle latitude', () => {
  const places = [
    { code: 'PM-1', latitudeDeg: 0, longitudeDeg: -70 },
    { code: 'PM-2', latitudeDeg: -60, longitudeDeg: -60 },
  ]
  const samples = places.map(({ code }) => sampleOf(code))
  const groups = [{ name: 'PM', look: groupLook(0) }]
  const { svg } = drawStiffMap({ samples, groups, words, look, width: 600 }, places)
  const [one, two] = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="2.5"/g)].map(
    ([, x, y]) => ({ x: Number(x), y: Number(y) }),
  )
  // 60 degrees of latitude are 420 pixels, and one of longitude cos 30° of one of latitude.
  expect((two?.y ?? 0) - (one?.y ?? 0)).toBeCloseTo(420, 1)
  expect((two?.x ?? 0) - (one?.x ?? 0)).toBeCloseTo(10 * 7 * Math.cos(Math.PI / 6), 1)
})
