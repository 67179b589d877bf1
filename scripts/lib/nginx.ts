import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run, start, waitFor } from './processes.ts'

type Ports = { http: number; https?: number; site: string; platform: string; identity: string }

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

/** Starts nginx in a folder with the configuration of `deploy/`, its addresses and paths put in place; `adapt` may change more. */
export const startNginx = async (folder: string, ports: Ports, adapt = (conf: string) => conf) => {
  mkdirSync(folder, { recursive: true })
  // Its workers run as another user when it is started by root.
  chmodSync(folder, 0o755)
  const conf = adapt(readFileSync('deploy/nginx.conf', 'utf8'))
    .replaceAll(/\/etc\/nginx\/(tls|trusted-proxies)\.conf/g, `${folder}/$1.conf`)
    .replaceAll('/var/cache/nginx', folder)
    .replace(/access_log .*;/, 'access_log off;')
    .replace(/error_log .*;/, `error_log ${folder}/error.log warn;`)
    .replace('site:3000', `127.0.0.1:${ports.site}`)
    .replace('platform:4000', `127.0.0.1:${ports.platform}`)
    .replace('identity:8180', `127.0.0.1:${ports.identity}`)
    .replace('listen 8080', `listen 127.0.0.1:${ports.http}`)
    .replace(
      'http {',
      `http {\n${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `  ${kind}_temp_path ${folder}/${kind};`).join('\n')}`,
    )
  writeFileSync(path.join(folder, 'nginx.conf'), `daemon off;\npid ${folder}/nginx.pid;\n${conf}`)
  writeFileSync(
    path.join(folder, 'trusted-proxies.conf'),
    readFileSync('deploy/trusted-proxies.conf', 'utf8'),
  )
  let tls = ''
  if (ports.https) {
    await makeCertificate(folder)
    tls = readFileSync('deploy/tls.conf', 'utf8')
      .replaceAll(/^# (?=listen|ssl)/gm, '')
      .replaceAll('/etc/nginx/tls', folder)
      .replace('listen 8443', `listen 127.0.0.1:${ports.https}`)
  }
  writeFileSync(path.join(folder, 'tls.conf'), tls)
  const child = start('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf')])
  await waitFor(`http://127.0.0.1:${ports.http}/healthz`, child)
  return child
}
