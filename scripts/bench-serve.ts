import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { askPages } from './bench/ask-pages.ts'
import { startBareNext } from './bench/bare-next.ts'
import { onDemoSite } from './bench/demo-site.ts'
import { peakMemory, residentMib } from './bench/memory.ts'
import { startNginx } from './lib/nginx.ts'
import { freePort, runAside, start, waitFor } from './lib/processes.ts'
import { median } from './bench/report.ts'

// How many visitors a second get the home page, from whom: all in one run, in turns, so that the machine is the same for each.
// Needs a built site, and wrk and nginx of the system.
const ROUNDS = Number(process.env['ROUNDS'] || 5)
const SECONDS = Number(process.env['SECONDS'] || 5)
const MINUTES = Number(process.env['MINUTES'] || 10)
const CONNECTIONS = 32
const MIB = 1024 * 1024

type Server = { name: string; url: string; pid: number }
type Load = { perSecond: number; p50: number; p90: number; p99: number }

const toMs = (text: string) => {
  const [, number, unit] = /([\d.]+)(us|ms|s)/.exec(text) ?? []
  return Number(number) * (unit === 's' ? 1000 : unit === 'us' ? 0.001 : 1)
}

const measure = async (url: string): Promise<Load> => {
  const headers = ['-H', 'Accept-Encoding: gzip, deflate, br, zstd', '-H', 'Cookie: lng=vi']
  const flags = ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}`, '--latency', ...headers]
  const { output } = await runAside('wrk', [...flags, url])
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`${url} failed under load:\n${output}`)
  const percentile = (percent: number) =>
    toMs(new RegExp(`^ +${percent}%\\s+(\\S+)`, 'm').exec(output)?.[1] ?? '')
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  return { perSecond, p50: percentile(50), p90: percentile(90), p99: percentile(99) }
}

const pidOf = ({ pid }: { pid?: number | undefined }) => pid ?? 0

const startNginxFromDisk = async (body: Buffer): Promise<Server> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-nginx-'))
  const port = await freePort()
  writeFileSync(path.join(folder, 'index.html'), body)
  const conf = path.join(folder, 'nginx.conf')
  writeFileSync(
    conf,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; worker_processes auto;
events {}
http {
  access_log off; sendfile on; client_body_temp_path ${folder};
  proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${folder}; default_type text/html; add_header Content-Encoding br; }
}`,
  )
  const child = start('nginx', ['-p', folder, '-c', conf], { quiet: true })
  const url = `http://127.0.0.1:${port}/index.html`
  await waitFor(url, child)
  return { name: 'nginx from disk', url, pid: pidOf(child) }
}

/** The nginx of `deploy/` in front of the site, without its limits: one address asks for everything here. */
const startNginxBefore = async ({ url }: Server): Promise<Server> => {
  const http = await freePort()
  const site = new URL(url).port
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-stack-'))
  const child = await startNginx(folder, { http, site, platform: site, identity: site }, (conf) =>
    conf.replaceAll(/^ *limit_.*$/gm, ''),
  )
  return { name: 'shipped nginx', url: `http://127.0.0.1:${http}/`, pid: pidOf(child) }
}

const expectTools = () => {
  for (const tool of ['wrk', 'nginx']) {
    if (spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
      throw new Error(`${tool} is not installed`)
  }
}

const brotliHome = async (url: string) => {
  const flags = ['--silent', '--header', 'Accept-Encoding: br', url]
  const fetchOnce = () => execFileSync('curl', flags, { maxBuffer: 16 * MIB })
  // The first visit is compressed as it goes, the second finds what was kept.
  fetchOnce()
  return fetchOnce()
}

const report = (server: Server, loads: Load[]) => {
  const rates = loads.map(({ perSecond }) => perSecond)
  const [low, high] = [Math.min(...rates), Math.max(...rates)].map(Math.round)
  const ms = (of: (load: Load) => number) => `${median(loads.map(of)).toFixed(1)} ms`
  const latency = [ms((load) => load.p50), ms((load) => load.p90), ms((load) => load.p99)].join(' / ')
  const rate = Math.round(median(rates))
  process.stdout.write(
    `${server.name.padEnd(16)} ${String(rate).padStart(6)} pages/s (${low}–${high})   50/90/99 %: ${latency}   ${Math.round(residentMib(server.pid))} MiB\n`,
  )
  return rate
}

const reportMemory = async (site: Server) => {
  const memory = peakMemory(site.pid)
  const asked = await askPages(new URL(site.url).origin, MINUTES * 60_000)
  const after = Math.round(residentMib(site.pid))
  const { before, peak } = memory.stop()
  process.stdout.write(
    `memory of npm start: ${before} MiB, ${after} MiB after ${MINUTES} minutes and ${asked} pages, at most ${peak} MiB\n`,
  )
}

const measureAll = async (url: string, pid: number) => {
  const site = { name: 'npm start', url: `${url}/`, pid }
  const html = await (await fetch(site.url)).text()
  const body = await brotliHome(site.url)
  const servers = [
    site,
    { name: 'bare Next page', ...(await startBareNext(html)) },
    await startNginxFromDisk(body),
    await startNginxBefore(site),
  ]
  const loads = new Map<Server, Load[]>(servers.map((server) => [server, []]))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const server of servers) loads.get(server)?.push(await measure(server.url))
  }
  process.stdout.write(
    `home: ${html.length} characters, ${body.length} bytes in Brotli; ${ROUNDS} rounds of ${SECONDS} s, ${CONNECTIONS} connections\n`,
  )
  const [own = 0, , nginx = 0, shipped = 0] = servers.map((server) => report(server, loads.get(server) ?? []))
  process.stdout.write(
    `of nginx from disk, npm start gives ${(own / nginx).toFixed(2)}, the shipped nginx ${(shipped / nginx).toFixed(2)}\n`,
  )
  await reportMemory(site)
}

expectTools()
await onDemoSite(measureAll)
