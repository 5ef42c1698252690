import { describe, expect, it } from 'vitest'
import { checkDerived } from './check-derived.ts'
import { type DerivedDefinition, derivedKindFields, derivedKindNames } from './derived-kinds.ts'

const linear: DerivedDefinition = {
  kind: 'linear-pressure',
  unit: 'kPa',
  inputs: { reading: { unit: 'digit' } },
  constants: {
    gaugeFactor: { value: -0.1795, unit: 'kPa/digit' },
    zeroReading: { value: 9082, unit: 'digit' },
  },
  convention: 'reading-minus-zero',
}
const { convention: _, ...withoutConvention } = linear

describe('checkDerived', () => {
  it.each(derivedKindNames)('takes a whole definition of %s', (kind) => {
    const { result, inputs, constants } = derivedKindFields(kind)
    const whole: DerivedDefinition = {
      kind,
      unit: result,
      inputs: Object.fromEntries(Object.entries(inputs).map(([name, unit]) => [name, { unit }])),
      constants: Object.fromEntries(
        Object.entries(constants).map(([name, { unit }]) => [name, { value: 1, unit }]),
      ),
      ...(kind === 'linear-pressure' && { convention: 'zero-minus-reading' as const }),
    }
    expect(checkDerived(whole)).toEqual([])
  })

  it('needs no correction, no convention of others, and no constant that has a default', () => {
    expect(checkDerived(linear)).toEqual([])
    const thermistor = {
      kind: 'thermistor',
      unit: 'K',
      inputs: { resistance: { unit: 'Ω' } },
      constants: {},
    } as const
    expect(checkDerived(thermistor)).toEqual([])
    expect(checkDerived({ ...thermistor, convention: 'reading-minus-zero' })).toEqual([
      { where: 'convention', issue: 'unknown' },
    ])
  })

  const { gaugeFactor, zeroReading } = linear.constants
  const reading = { unit: 'digit' }
  it.each<[string, DerivedDefinition, string, string]>([
    ['no convention', withoutConvention, 'convention', 'missing'],
    ['no reading', { ...linear, inputs: {} }, 'inputs.reading', 'missing'],
    [
      'no gauge factor',
      { ...linear, constants: { zeroReading: { value: 1, unit: 'digit' } } },
      'constants.gaugeFactor',
      'missing',
    ],
    [
      'another kind’s input',
      { ...linear, inputs: { reading, head: { unit: 'm' } } },
      'inputs.head',
      'unknown',
    ],
    [
      'another kind’s constant',
      { ...linear, constants: { ...linear.constants, stickUp: { value: 1, unit: 'm' } } },
      'constants.stickUp',
      'unknown',
    ],
    ['a length for a pressure', { ...linear, unit: 'm' }, 'unit', 'unit'],
    ['no unit at all', { ...linear, unit: 'furlong' }, 'unit', 'unit'],
    [
      'a frequency for digits',
      { ...linear, inputs: { reading: { unit: 'Hz' } } },
      'inputs.reading',
      'unit',
    ],
    [
      'a pressure for a factor',
      { ...linear, constants: { ...linear.constants, gaugeFactor: { value: 1, unit: 'kPa' } } },
      'constants.gaugeFactor',
      'unit',
    ],
    [
      'a factor of 0',
      {
        ...linear,
        constants: { ...linear.constants, gaugeFactor: { value: 0, unit: 'kPa/digit' } },
      },
      'constants.gaugeFactor',
      'number',
    ],
    [
      'no number',
      {
        ...linear,
        constants: { ...linear.constants, zeroReading: { value: Number.NaN, unit: 'digit' } },
      },
      'constants.zeroReading',
      'number',
    ],
    [
      'a barometer without its zero',
      { ...linear, inputs: { reading, barometer: { unit: 'kPa' } } },
      'constants.zeroBarometer',
      'incomplete',
    ],
    [
      'a zero without its barometer',
      { ...linear, constants: { ...linear.constants, zeroBarometer: { value: 62, unit: 'kPa' } } },
      'inputs.barometer',
      'incomplete',
    ],
  ])('finds %s', (_name, definition, where, issue) =>
    expect(checkDerived(definition)).toEqual([{ where, issue }]),
  )

  it('names all that a correction still needs', () =>
    expect(checkDerived({ ...linear, inputs: { reading, temperature: { unit: '°C' } } })).toEqual([
      { where: 'constants.temperatureFactor', issue: 'incomplete' },
      { where: 'constants.zeroTemperature', issue: 'incomplete' },
    ]))

  it('takes 0 as a zero reading', () =>
    expect(
      checkDerived({
        ...linear,
        constants: {
          ...(gaugeFactor && { gaugeFactor }),
          ...(zeroReading && { zeroReading: { ...zeroReading, value: 0 } }),
        },
      }),
    ).toEqual([]))
})
