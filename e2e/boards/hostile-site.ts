import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Tries to get out of its frame, and writes what became of each attempt. */
const attempts = `
const puquio = new URLSearchParams(location.search).get('puquio')
const said = {}
const attempt = async (name, work) => {
  try { said[name] = 'did: ' + String(await work()).slice(0, 80) } catch (error) { said[name] = 'refused: ' + error.name }
}
await attempt('document', () => parent.document.title)
await attempt('address', () => top.location.href)
await attempt('cookie', () => document.cookie)
await attempt('storage', () => localStorage.length)
await attempt('session', () => sessionStorage.length)
await attempt('call', async () => (await fetch(puquio + '/fkl-user/me', { credentials: 'include' })).status)
await attempt('health', async () => (await fetch(puquio + '/fkl-general/health', { credentials: 'include' })).status)
await attempt('top', () => { top.location.href = location.origin + '/taken' })
await attempt('popup', () => { if (open(location.origin + '/popup') === null) throw new DOMException('', 'Blocked') })
await attempt('download', () => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(['x']))
  link.download = 'x.exe'
  document.body.append(link)
  link.click()
  return 'clicked'
})
document.title = 'tried'
document.getElementById('said').textContent = JSON.stringify(said)
`
const page = `<!doctype html><title>trying</title><pre id="said"></pre><script type="module">${attempts}</script>`

/** A site of somebody else's on this machine: a page that tries what it must not, and one that leads elsewhere. */
export async function startSite(elsewhere: string | null = null) {
  const asked: { path: string; referer: string | undefined }[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    asked.push({ path, referer: request.headers.referer })
    if (path === '/leads' && elsewhere !== null) {
      response.writeHead(302, { location: `${elsewhere}/page` }).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
