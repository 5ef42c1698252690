import { describe, expect, it } from 'vitest'
import { isUrlAllowed } from './url-rule.ts'

describe('isUrlAllowed', () => {
  it.each([
    'example.com',
    'www.example.com',
    'http://example.com',
    'https://www.example.com.pe',
    'HTTPS://WWW.EXAMPLE.PE',
    'https://mina-norte.example.pe:8443/politica?v=2#datos',
    'a.museu/',
    'example.com:1',
    'example.com:99999',
    'xn--espaa-rta.example.pe',
    'https://example.pe/política de datos'.replaceAll(' ', '%20'),
  ])('allows %s', (text) => expect(isUrlAllowed(text)).toBe(true))

  it.each([
    '',
    'example',
    'localhost:8080',
    'example.c',
    'example.museum',
    'example.p3',
    '10.0.0.1',
    'ftp://example.com',
    'javascript:alert(1)',
    'data:text/html,x',
    '//example.com',
    'http:/example.com',
    'http://',
    'user@example.com',
    'https://user:pass@example.com',
    'example.com:',
    'example.com:123456',
    'example.com?x=1',
    'example..com',
    '.example.com',
    '-example.com',
    'example-.com',
    'exa_mple.com',
    'exa mple.com',
    'example.com/a b',
    'example.com/a\nb',
    'example.com/a\u0000b',
    ' example.com',
    'example.com\n',
    'ejemplo.compañ',
    'exampſe.com',
    'httpſ://example.com',
    `${'a'.repeat(64)}.com`,
  ])('refuses %j', (text) => expect(isUrlAllowed(text)).toBe(false))

  it('takes linear time on long hostile texts', { timeout: 1_000 }, () => {
    for (const part of ['a.', 'a-', '-', '.', 'http://', 'a:1', '/ ']) {
      expect(isUrlAllowed(`${part.repeat(100_000)}!`)).toBe(false)
    }
  })
})
