// The small pages keycloak-js loads in hidden frames. Their words to it are fixed: 'supported' and 'unsupported',
// and 'unchanged', 'changed' and 'error'.

const document = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>-</title></head><body><script>${script}</script></body></html>`

export const toStep2Script = `location.replace('step2.html')`

export const answerScript = (isSupported: boolean) =>
  `parent.postMessage('${isSupported ? 'supported' : 'unsupported'}', '*')`

/** Compares the session the site knows with the one of this browser; asks the server once whether the site may ask. */
export const statusScript = `
let allowed
const cookie = () => (document.cookie.match(/(?:^|; )KEYCLOAK_SESSION=([^;]*)/) || [])[1] || ''
const hash = async (text) => {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
const mayAsk = async (client, origin) => {
  const query = new URLSearchParams({ client_id: client, origin })
  const { ok } = await fetch('login-status-iframe.html/init?' + query)
  return ok
}
const check = async (client, session, origin) => {
  allowed = allowed || mayAsk(client, origin)
  if (!(await allowed)) return 'error'
  const own = cookie()
  if (!session) return own ? 'changed' : 'unchanged'
  return own === (await hash(session)) ? 'unchanged' : 'changed'
}
addEventListener('message', async ({ data, origin, source }) => {
  if (typeof data !== 'string' || source !== parent) return
  const [client, session] = data.split(' ')
  const answer = await check(client, session, origin).catch(() => { allowed = undefined; return 'unchanged' })
  source.postMessage(answer, origin)
})
`

export const framePage = (script: string): string => document(script)
