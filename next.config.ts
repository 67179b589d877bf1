import { availableParallelism } from 'node:os'
import type { NextConfig } from 'next'
import path from 'node:path'
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js'
import { env } from './lib/env.ts'
import { SOCIAL_NETWORKS } from './lib/social-networks.ts'

env()

// What every answer has in every environment; `scripts/start.ts` adds what depends on it and on the page.
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()' },
  {
    key: 'Content-Security-Policy',
    value: "base-uri 'self'; object-src 'none'; form-action 'self'; frame-ancestors 'self'",
  },
]

// Their names stay when they are made again, so nobody may keep them for good.
const MEDIA = '/:folder(audio|brochure|video)/:file(.+\\.(?:mp3|mp4|pdf|webp))'
const mediaHeaders = [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=604800' }]

// The page in the hidden frame of the sign-in check runs one script and nothing else.
const silentPageHeaders = [
  {
    key: 'Content-Security-Policy',
    value: "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
  },
]

const config: NextConfig = {
  poweredByHeader: false,
  // `scripts/build.ts` moves them to where nobody is sent them.
  productionBrowserSourceMaps: true,
  // Used whole by many routes: compiled, each would have a copy.
  serverExternalPackages: ['@redis/client', 'axios', 'tailwind-merge', 'zod'],
  // Done by `scripts/start.ts`.
  compress: false,
  // Pages in memory are those of `scripts/start.ts`; Next keeps what it rendered on disk.
  cacheMaxMemorySize: 0,
  reactStrictMode: true,
  // `npm test` checks the types of everything, once; the build need not check a part of it again.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    serverSourceMaps: false,
    // Each process gets its share of the pages at once, and shares differ: one more than cores, so that none of them rests at the end.
    // By default one core is left free, which on a small machine is half of them.
    cpus: availableParallelism() + 1,
    // 200 MB that a fresh machine writes and never reads: a fifth of its build.
    turbopackFileSystemCacheForBuild: false,
  },
  outputFileTracingIncludes: {
    '/**': [
      './locales/**',
      './content/**',
      './public/audio/**/*.json',
      './node_modules/@fontsource/hanken-grotesk/files/*-600-normal.woff',
      ...SOCIAL_NETWORKS.map((network) => `./node_modules/simple-icons/icons/${network}.svg`),
    ],
  },
  rewrites: () => Promise.resolve([{ source: '/:page*.md', destination: '/markdown/:page*' }]),
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: securityHeaders },
      { source: '/silent-check-sso.html', headers: silentPageHeaders },
      { source: MEDIA, headers: mediaHeaders },
    ]),
}

/** With a Redis, replicas share what they render at run time; a build shares nothing. */
const configure = (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_SERVER && env().REDIS_URL
    ? { ...config, cacheHandler: path.resolve('scripts/serve/shared-cache.ts') }
    : config

export default configure
