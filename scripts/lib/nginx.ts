import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run, start, waitFor } from './processes.ts'

const PROGRAMS = ['site', 'platform', 'identity'] as const

/** Where nginx listens, and the ports of those it stands before: of one program each, or of several. */
type Ports = { http: number; https?: number } & Record<(typeof PROGRAMS)[number], string | string[]>

/** `deploy/nginx/upstreams.conf` with the servers of this machine. */
export const upstreamsOf = (ports: Ports) => {
  const shipped = readFileSync('deploy/nginx/upstreams.conf', 'utf8')
  return PROGRAMS.reduce((conf, program) => {
    const servers = [ports[program]].flat().map((port) => `  server 127.0.0.1:${port} max_fails=0;`)
    return conf.replace(
      new RegExp(`(upstream ${program} \\{\\n.*\\n)(  server .*\\n)+`),
      (_, head: string) => `${head}${servers.join('\n')}\n`,
    )
  }, shipped)
}

const makeCertificate = (folder: string) =>
  run(
    'openssl',
    [
      ...[
        'req',
        '-x509',
        '-newkey',
        'ec',
        '-pkeyopt',
        'ec_paramgen_curve:prime256v1',
        '-nodes',
        '-days',
        '2',
      ],
      ...['-subj', '/CN=localhost', '-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`],
    ],
    { quiet: true },
  )

/** Writes the configuration of `deploy/` into a folder, its addresses and paths put in place; `adapt` may change more. Gives its file. */
export const writeNginx = async (folder: string, ports: Ports, adapt = (conf: string) => conf) => {
  mkdirSync(folder, { recursive: true })
  // Its workers run as another user when it is started by root.
  chmodSync(folder, 0o755)
  const conf = adapt(readFileSync('deploy/nginx/nginx.conf', 'utf8'))
    .replaceAll(/\/etc\/nginx\/(tls|trusted-proxies|upstreams)\.conf/g, `${folder}/$1.conf`)
    .replaceAll('/var/cache/nginx', folder)
    .replace('/tmp/nginx.pid', `${folder}/nginx.pid`)
    .replace(/access_log .*;/, 'access_log off;')
    .replace(/error_log .*;/, `error_log ${folder}/error.log warn;`)
    .replace('listen 8080', `listen 127.0.0.1:${ports.http}`)
    .replace(
      'http {',
      `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}`,
    )
  const file = path.join(folder, 'nginx.conf')
  writeFileSync(file, `daemon off;\n${conf}`)
  writeFileSync(
    path.join(folder, 'trusted-proxies.conf'),
    readFileSync('deploy/nginx/trusted-proxies.conf', 'utf8'),
  )
  writeFileSync(path.join(folder, 'upstreams.conf'), upstreamsOf(ports))
  let tls = ''
  if (ports.https) {
    await makeCertificate(folder)
    tls = readFileSync('deploy/nginx/tls.conf', 'utf8')
      .replaceAll(/^# (?=listen|ssl)/gm, '')
      .replaceAll('/etc/nginx/tls', folder)
      .replace('listen 8443', `listen 127.0.0.1:${ports.https}`)
  }
  writeFileSync(path.join(folder, 'tls.conf'), tls)
  return file
}

/** Starts nginx in a folder with the configuration of `deploy/`. */
export const startNginx = async (folder: string, ports: Ports, adapt?: (conf: string) => string) => {
  const conf = await writeNginx(folder, ports, adapt)
  const child = start('nginx', ['-p', folder, '-c', conf])
  await waitFor(`http://127.0.0.1:${ports.http}/healthz`, child)
  return child
}
