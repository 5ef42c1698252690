import { policyDroppedTags, policyLinkSchemes, policyTags } from '@puquio/domain'
import { expect, test } from 'vitest'
import { cleanHtml, hasWords } from './clean-html.ts'

test('keeps the tags and addresses of the list, as the web does', () => {
  for (const tag of policyTags) expect(cleanHtml(`<${tag}>a</${tag}>`)).toMatch(`<${tag}`)
  for (const tag of policyDroppedTags) expect(cleanHtml(`<${tag}>a</${tag}>`)).not.toContain('a')
  for (const scheme of policyLinkSchemes)
    expect(cleanHtml(`<a href="${scheme}:x@y.pe">a</a>`)).toContain(`href="${scheme}:`)
})

test.each([
  ['<p>Texto</p>', true],
  ['<div>5</div>', true],
  ['Ñ', true],
  ['<p> <br>&nbsp;&amp;</p>', false],
  ['<style>a</style>', false],
  ['<img alt="a">', false],
])('%s has words: %s', (html, has) => expect(hasWords(cleanHtml(html))).toBe(has))
