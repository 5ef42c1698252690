import { describe, expect, it } from 'vitest'
import { fixtures } from '../data/fixtures.ts'
import { decodeObservation } from './sensorthings.ts'

const observation = JSON.parse(fixtures.sensorthingsObservation)
const measuredAtMs = Date.parse('2020-11-19T00:00:00Z')

describe('decodeObservation', () => {
  it('reads FROST’s published observation', () =>
    expect(decodeObservation(observation)).toEqual({
      messages: [{ values: { result: 1 }, unread: [], measuredAtMs }],
      refused: [],
    }))

  it('has the Datastream of the path, or of the body, as its key', () => {
    const body = { ...observation, Datastream: { '@iot.id': 7 } }
    expect(decodeObservation(body, '999')).toMatchObject({ messages: [{ values: { '999': 1 } }] })
    expect(decodeObservation(body)).toMatchObject({ messages: [{ values: { '7': 1 } }] })
  })

  it.each([
    [{ result: true }, { result: 1 }, []],
    [{ result: '3.5' }, { result: 3.5 }, []],
    [{ result: { level: 2, state: 'dry' } }, { level: 2 }, ['state']],
    [{ result: 'dry' }, {}, ['result']],
    [{ result: null }, {}, ['result']],
  ])('reads %j', (changes, values, unread) =>
    expect(decodeObservation({ ...observation, ...changes })).toEqual({
      messages: [{ values, unread, measuredAtMs }],
      refused: [],
    }),
  )

  it('takes the end of a period, and no time where there is none', () => {
    const phenomenonTime = '2020-11-18T00:00:00Z/2020-11-19T00:00:00Z'
    expect(decodeObservation({ ...observation, phenomenonTime })).toMatchObject({
      messages: [{ measuredAtMs }],
    })
    expect(decodeObservation({ result: 1 })).toMatchObject({ messages: [{ measuredAtMs: null }] })
  })

  it.each([
    [[], 'not-an-object', ''],
    [{ result: 1, phenomenonTime: 'yesterday' }, 'time', 'phenomenonTime'],
    [{ result: 1, phenomenonTime: 5 }, 'time', 'phenomenonTime'],
  ])('refuses %j', (body, problem, where) =>
    expect(decodeObservation(body)).toEqual({ problem, where }),
  )
})
