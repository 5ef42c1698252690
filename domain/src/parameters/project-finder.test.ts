import { expect, it } from 'vitest'
import { parameterOf } from './parameters.ts'
import { projectParameterFinder } from './project-finder.ts'

it('finds a project’s parameters by the catalogue’s names and by its own', () => {
  const own = { ...parameterOf('cu-total'), key: 'own-1', symbol: 'Q', aliases: ['Caudal aforado'] }
  const names = { es: 'Caudal', en: 'Flow', fr: 'Débit', pt: 'Vazão' }
  const find = projectParameterFinder([
    { ...parameterOf('cu-total'), key: 'cu-total', aliases: ['Cobre de la planta'] },
    { ...own, name: names, fraction: null },
  ])
  expect(find('Cobre total')).toEqual({ kind: 'one', key: 'cu-total' })
  expect(find('COBRE DE LA PLANTA')).toEqual({ kind: 'one', key: 'cu-total' })
  expect(find('caudal aforado')).toEqual({ kind: 'one', key: 'own-1' })
  expect(find('Plomo total')).toEqual({ kind: 'none' })
})
