import { describe, expect, it } from 'vitest'
import { findCommitments } from '../find-commitments.ts'
import { deadlineIn } from './deadline.ts'
import { frequencyIn } from './frequency.ts'
import { parametersIn } from './parameters.ts'
import { stationsIn } from './stations.ts'

describe('frequencyIn', () => {
  it.each([
    ['Se regará tres veces por día.', 'daily'],
    ['Charlas semanales de cinco minutos.', 'weekly'],
    ['Cada quince (15) días se limpiará.', 'fortnightly'],
    ['Limpieza cada 15 días.', 'fortnightly'],
    ['Se medirá todos los meses.', 'monthly'],
    ['Monitoreo bimestral.', 'bimonthly'],
    ['Informes trimestrales.', 'quarterly'],
    ['El monitoreo será cuatrimestral.', 'four-monthly'],
    ['Dos veces al año, en época seca y húmeda.', 'half-yearly'],
    ['Un informe anual.', 'yearly'],
    ['Evaluación en época seca y húmeda.', 'seasonal'],
    ['Por única vez se entregará.', 'once'],
    ['En caso de derrame se avisará.', 'on-event'],
    ['El pH diario se medirá con frecuencia mensual.', 'monthly'],
    ['Con una precipitación media anual de 850 mm.', null],
    ['Se cumplirá el promedio anual del LMP.', null],
    ['Se inspeccionará cada tres años.', null],
    ['Se regará la vía.', null],
  ])('%s: %s', (text, frequency) => {
    expect(frequencyIn(text)).toBe(frequency)
  })
})

describe('stationsIn', () => {
  it.each([
    ['en M-01, M-02 y M-03', ['M-01', 'M-02', 'M-03']],
    ['de PZ-08 a PZ-11', ['PZ-08', 'PZ-09', 'PZ-10', 'PZ-11']],
    ['de PZ–08 al PZ–10', ['PZ-08', 'PZ-09', 'PZ-10']],
    ['en M-01, 02 y 03 cada mes', ['M-01', 'M-02', 'M-03']],
    ['en PZ-01 al 04.', ['PZ-01', 'PZ-02', 'PZ-03', 'PZ-04']],
    ['en PZ-CH-3 y MA-7-02 y E-1A', ['PZ-CH-3', 'MA-7-02', 'E-1A']],
    ['en M-02 y M-01 y M-02', ['M-02', 'M-01']],
    ['según ISO-14001 y D.S. N.° 010-2010-MINAM, PM-10 y PM-2.5, Cr-6', []],
    ['en el informe RD-404-2014', []],
    ['de M-09 a M-01', ['M-09', 'M-01']],
    ['de M-01 a M-9999', ['M-01', 'M-9999']],
  ])('%s', (text, codes) => {
    expect(stationsIn(text)).toEqual(codes)
  })
})

describe('deadlineIn', () => {
  it.each([
    ['hasta el 23 de noviembre de 2024.', { on: '2024-11-23' }],
    ['antes del 15/01/2025', { on: '2025-01-15' }],
    ['a más tardar en setiembre de 2025 deberá', { on: '2025-09-30' }],
    [
      'a más tardar el 31 de marzo de cada año.',
      { event: 'a más tardar el 31 de marzo de cada año' },
    ],
    ['en un plazo no mayor de 90 días, se', { event: 'en un plazo no mayor de 90 días' }],
    ['Antes del inicio de obras se rescatará la flora', { event: 'Antes del inicio de obras' }],
    ['dentro de las 24 horas de ocurrida.', { event: 'dentro de las 24 horas de ocurrida' }],
    ['aprobado el 14 de diciembre de 2010.', null],
    ['hasta el 31 de febrero de 2024', null],
    ['representantes de las comunidades', null],
  ])('%s', (text, deadline) => {
    expect(deadlineIn(text)).toEqual(deadline)
  })
})

describe('responsibleIn', () => {
  it.each([
    ['El contratista retirará los residuos cada semana.', 'Contratista'],
    ['Minera Los Andes garantizará el caudal de los canales de riego.', 'Minera Los Andes'],
    ['El muro será inspeccionado cada mes por el área de Geotecnia.', 'Área de Geotecnia'],
    ['Se regará la vía de acceso tres veces por día.', 'Titular'],
    // What names of places and works begin with is no company.
    ['Quebrada Pucará mantendrá un caudal ecológico de 20 L/s como mínimo.', 'Titular'],
    ['Laguna Azul será monitoreada cada trimestre.', 'Titular'],
    ['Quebrada Ichupampa se protegerá con un muro de contención.', 'Titular'],
    ['Depósito de Relaves Norte contará con geomembrana y control de filtraciones.', 'Titular'],
  ])('%s: %s', (text, responsible) => {
    expect(findCommitments([text]).map((one) => one.responsible)).toEqual([responsible])
  })

  it('takes no name that ends like a verb for one', () => {
    const [found] = findCommitments(['Compañía Minera Pucará realizará el monitoreo mensual.'])
    expect(found?.responsible).toBe('Compañía Minera Pucará')
  })
})

describe('parametersIn', () => {
  it.each([
    ['pH, conductividad eléctrica y TSS', 'water', ['ph', 'conductivity', 'tss']],
    ['arsénico, plomo y zinc totales', 'water', ['as-total', 'pb-total', 'zn-total']],
    ['As, Cd, Pb y Zn totales', 'water', ['as-total', 'cd-total', 'pb-total', 'zn-total']],
    ['cobre disuelto', 'water', ['cu-dissolved']],
    ['PM10, PM2,5 y SO2', 'air', ['air-pm10', 'air-pm25', 'air-so2']],
    ['Se realizará a cada mes. Al final, la zona y el área.', 'water', []],
  ] as const)('%s in %s', (text, matrix, keys) => {
    expect(parametersIn(text, matrix)).toEqual(keys)
  })
})
