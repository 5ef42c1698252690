import { policyDroppedTags, policyLinkSchemes, policyTags } from '@puquio/domain'
import { describe, expect, it } from 'vitest'
import { type SafeNode, sanitize } from './sanitize.ts'

const shown = (nodes: readonly SafeNode[]): string =>
  nodes
    .map((node) =>
      typeof node === 'string'
        ? node
        : `<${node.tag}${node.href === undefined ? '' : ` ${node.href}`}>${shown(node.children)}</>`,
    )
    .join('')

describe('sanitize', () => {
  it('keeps what a policy is written with', () => {
    const html =
      '<h2>Datos</h2><p>Se <strong>usan</strong> para<br>lo dicho.</p><ul><li>a</li></ul>'
    expect(shown(sanitize(html))).toBe(
      '<h2>Datos</><p>Se <strong>usan</> para<br></>lo dicho.</><ul><li>a</></>',
    )
  })

  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<p onclick="alert(1)" style="x">a</p>', '<p>a</>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<svg><a href="https://x.pe">b</a><script>1</script></svg>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=1>', ''],
    ['<iframe srcdoc="<script>1</script>"></iframe>', ''],
    ['<a href="javascript:alert(1)">a</a>', 'a'],
    ['<a href=" jAvA\tscript:alert(1)">a</a>', 'a'],
    ['<a href="data:text/html,x">a</a>', 'a'],
    ['<a href="/relative">a</a>', 'a'],
    ['<a href="https://mina.pe/p?a=1">a</a>', '<a https://mina.pe/p?a=1>a</>'],
    ['<a href="mailto:a@b.pe">a</a>', '<a mailto:a@b.pe>a</>'],
    ['<form><input value=1><button>a</button></form>', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=1>">', '<p></>'],
    ['<template><p>a</p></template>', ''],
    ['<!-- <p>a</p> -->', ''],
    ['<div><section>a</section></div>', 'a'],
    ['&lt;script&gt;', '<script>'],
    ['<p>a', '<p>a</>'],
  ])('%s', (html, expected) => expect(shown(sanitize(html))).toBe(expected))

  // Table parts stand only in a table, and a link only with its address.
  it('keeps the tags and addresses of the list, as the server does', () => {
    const bare = policyTags.filter((tag) => !/^t|^a$/.test(tag))
    for (const tag of bare) expect(shown(sanitize(`<${tag}></${tag}>`))).toContain(`<${tag}>`)
    for (const tag of policyDroppedTags)
      expect(shown(sanitize(`1<${tag}>a</${tag}>`))).not.toContain('a')
    for (const scheme of policyLinkSchemes)
      expect(shown(sanitize(`<a href="${scheme}:x@y.pe">a</a>`))).toMatch(/^<a /)
  })

  it('bears depth without end', () => {
    expect(shown(sanitize('<b>'.repeat(500) + 'x')).length).toBeLessThan(2_000)
  })
})
