import { expect, test } from 'vitest'
import { postmanCollection } from '@/features/docs/postman'
import { publicDocument } from '@/features/docs/public-document'

const ORIGIN = 'https://site.example'

test('the collection has every request of the document, and what a reader fills in is a variable of it', () => {
  const { item, variable } = postmanCollection(ORIGIN)
  const requests = item.flatMap((folder) => folder.item)
  const text = JSON.stringify(requests)
  const names = new Set(variable.map(({ key }) => key))
  for (const [, name = ''] of text.matchAll(/\{\{([A-Z_]+)\}\}/g)) expect([...names], name).toContain(name)
  expect(text).not.toMatch(/\$[A-Z]/)
  expect(variable).toContainEqual({ key: 'BASE_URL', value: ORIGIN })
  const documented = Object.entries(publicDocument(ORIGIN).paths).map(([path]) => path)
  const told = requests.map(({ request: { url } }) => url.replace('{{BASE_URL}}', '').split('?')[0] ?? '')
  // Start, pause and stop are one sample.
  for (const path of documented.filter((own) => !/\/(?:pause|stop)$/.test(own)))
    expect(
      told.some((own) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(own)),
      path,
    ).toBe(true)
  for (const { request } of requests)
    if ('body' in request && request.body) JSON.parse(request.body.raw.replaceAll(/\{\{[A-Z_]+\}\}/g, 'x'))
})
