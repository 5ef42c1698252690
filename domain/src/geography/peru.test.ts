import { expect, it } from 'vitest'
import { isNearPeru } from './peru.ts'

const at = (latitudeDeg: number, longitudeDeg: number) => isNearPeru({ latitudeDeg, longitudeDeg })

it('takes the cities at every end of the country, and what lies before its coast', () => {
  const points: [string, number, number][] = [
    ['Tumbes', -3.57, -80.45],
    ['Talara', -4.58, -81.27],
    ['Iquitos', -3.75, -73.25],
    ['Santa Rosa, Loreto', -4.22, -69.95],
    ['Iñapari', -10.95, -69.58],
    ['Puerto Maldonado', -12.59, -69.19],
    ['Desaguadero', -16.57, -69.04],
    ['Tacna', -18.01, -70.25],
    ['Ilo', -17.64, -71.34],
    ['Isla San Lorenzo', -12.09, -77.22],
    ['Cerro de Pasco', -10.68, -76.26],
  ]
  expect(points.filter(([, latitude, longitude]) => !at(latitude, longitude))).toEqual([])
})

it('takes no point at sea or in the neighbours', () => {
  const points: [string, number, number][] = [
    ['one zone too far west', -15.1, -82.0],
    ['off Lima', -12.0, -78.5],
    ['Quito', -0.18, -78.47],
    ['La Paz', -16.5, -68.15],
    ['Arica', -18.85, -70.0],
    ['Rio Branco', -9.97, -67.8],
    ['Leticia’s east', -4.2, -69.5],
    ['axes exchanged', -76.2, -10.6],
  ]
  expect(points.filter(([, latitude, longitude]) => at(latitude, longitude))).toEqual([])
})
