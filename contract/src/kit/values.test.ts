import { describe, expect, it, vi } from 'vitest'
import { calendarDate, givenDate, kindName, requiredLine, requiredText, text } from './values.ts'

describe('a text', () => {
  it('arrives plain: composed, without what nobody sees', () => {
    expect(requiredText(5).parse(' EF\u200b-0\u202e1 ')).toBe('EF-01')
    expect(text(8).parse('Estacio\u0301n')).toBe('Estación')
  })

  it('is required where only invisible letters stand', () => {
    expect(requiredText(50).safeParse('\u200b \ufeff').success).toBe(false)
    expect(requiredText(50).safeParse('\u0085').success).toBe(false)
    expect(requiredLine(50).safeParse('\uffff\ufffe \n').success).toBe(false)
  })

  it('of one line has no others, and is as long as it is then', () => {
    expect(requiredLine(7).parse('EF\r\n-\u0085 01')).toBe('EF - 01')
    expect(text(7).parse('EF\n-01')).toBe('EF\n-01')
  })

  it('far longer than it may be is refused as it comes', () => {
    const seen = vi.spyOn(String.prototype, 'normalize')
    const issues = text(5).safeParse(`EF-01${'\u0301'.repeat(200)}`).error?.issues
    expect(issues).toMatchObject([{ params: { problem: 'too-long', max: 5 } }])
    expect(seen).not.toHaveBeenCalled()
    seen.mockRestore()
  })
})

describe('a given date', () => {
  const issueOf = (on: string) => {
    const [issue] = givenDate.safeParse(on).error?.issues ?? []
    return issue?.code === 'custom' ? issue.params?.['problem'] : issue
  }
  it.each([
    ['1990-01-01', undefined],
    ['2099-12-31', undefined],
    ['1989-12-31', 'date-year'],
    ['0001-01-01', 'date-year'],
    ['9999-12-31', 'date-year'],
    ['04/03/1826', 'date-year'],
    ['04/03/2026', 'date'],
    ['2026-02-30', 'date'],
    ['', 'date'],
  ])('%j: %s', (on, issue) => expect(issueOf(on)).toBe(issue))
})

describe('a date of a filter', () => {
  it.each(['1000-01-01', '2026-02-28', '9899-12-31'])('%s has days around it', (on) =>
    expect(calendarDate.safeParse(on).success).toBe(true),
  )
  it.each(['0000-01-01', '0999-12-31', '9900-01-01', '9999-12-31', '2026-02-30', ''])(
    '%s is refused',
    (on) => expect(calendarDate.safeParse(on).success).toBe(false),
  )
})

it('names of kinds are plain', () => {
  expect(kindName.safeParse('levels').success).toBe(true)
  expect(kindName.safeParse('\0').success).toBe(false)
  expect(kindName.safeParse('').success).toBe(false)
})
