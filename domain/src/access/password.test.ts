import { describe, expect, it } from 'vitest'
import { passwordIssues, passwordRules } from './password.ts'

describe('passwordIssues', () => {
  it.each([
    ['Abcdef1', []],
    ['Abcde1', ['too-short']],
    ['', ['too-short', 'no-uppercase', 'no-lowercase', 'no-digit']],
    ['abcdef1', ['no-uppercase']],
    ['ABCDEF1', ['no-lowercase']],
    ['Abcdefg', ['no-digit']],
    ['Ñandú-7', []],
    ['Éñéñéñ4', []],
    ['       ', ['no-uppercase', 'no-lowercase', 'no-digit']],
    ['A1b😀😀😀', ['too-short']],
  ])('%j: %j', (password, issues) => {
    expect(passwordIssues({ password })).toEqual(issues)
  })

  it('wants another one than before', () => {
    expect(passwordIssues({ password: 'Abcdef1', oldPassword: 'Abcdef1' })).toEqual(['same-as-old'])
    expect(passwordIssues({ password: 'Abcdef1', oldPassword: 'abcdef1' })).toEqual([])
  })

  it('wants it typed twice alike', () => {
    expect(passwordIssues({ password: 'Abcdef1', repeated: '' })).toEqual(['not-repeated'])
    expect(passwordIssues({ password: 'Abcdef1', repeated: 'Abcdef1' })).toEqual([])
  })

  it('can be shown rule by rule', () => {
    const form = { password: 'abc', oldPassword: 'x', repeated: 'abc' }
    const met = passwordRules.filter((rule) => rule.isMet(form)).map((rule) => rule.issue)
    expect(met).toEqual(['no-lowercase', 'same-as-old', 'not-repeated'])
  })
})
