import { describe, expect, test } from 'vitest'
import { CLASS_COUNT, vocabularyFaults } from './vocabulary'

test('the whole vocabulary was read', () => {
  expect(CLASS_COUNT).toBeGreaterThan(700)
})

describe('schema.org', () => {
  test.each([
    [{ '@type': 'WebPage', name: 'a', breadcrumb: { '@id': 'x' } }],
    [
      {
        '@type': 'FAQPage',
        mainEntity: [{ '@type': 'Question', name: 'q', acceptedAnswer: { '@type': 'Answer', text: 'a' } }],
      },
    ],
    [{ '@type': 'ListItem', position: 1, item: 'https://a.example' }],
    [{ '@type': 'AudioObject', contentUrl: 'https://a.example/a.mp3', duration: 'PT9S' }],
  ])('knows %j', (node) => expect(vocabularyFaults(node)).toEqual([]))

  test.each([
    [{ '@type': 'WebSeite', name: 'a' }, 'no class WebSeite'],
    [{ '@type': 'WebPage', acceptedAnswer: 'a' }, 'has no such property'],
    [{ '@type': 'FAQPage', mainEntity: { '@type': 'Question', answer: 'a' } }, 'has no such property'],
    [{ '@type': 'JobPosting', hiringOrganization: { '@type': 'AudioObject' } }, 'is none of'],
    [{ '@type': 'WebPage', name: { '@type': 'Person' } }, 'is none of'],
  ])('does not know %j', (node, fault) => expect(vocabularyFaults(node).join()).toContain(fault))
})
