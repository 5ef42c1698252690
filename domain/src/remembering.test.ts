import { expect, test } from 'vitest'
import { remembering } from './remembering.ts'

test('a text means what it meant, and is read once while few are known', () => {
  const read: string[] = []
  const meaning = remembering((text) => {
    read.push(text)
    return text === '' ? null : text.length
  })
  expect(['a', 'a', 'bb', 'a', '', '', 'bb'].map(meaning)).toEqual([1, 1, 2, 1, null, null, 2])
  expect(read).toEqual(['a', 'bb', ''])
})

test('it forgets, and reads again', () => {
  let count = 0
  const meaning = remembering((text) => `${text}:${count++}`)
  for (let at = 0; at < 5_001; at++) meaning(String(at))
  expect(meaning('5000')).toBe('5000:5000')
  expect(meaning('0')).toBe('0:5001')
  expect(meaning('0')).toBe('0:5001')
})
