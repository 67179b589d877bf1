// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { typedBefore } from '@/lib/forms/typed-before'

const Box = () => {
  const [text] = useState(() => typedBefore('box', 'first'))
  return <textarea id="box" defaultValue={text} />
}

test.each(['', ' ', 'typed'])('%j typed before the form comes alive stays', (typed) => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Box />)
  const box = container.querySelector('textarea')
  if (box) box.value = typed
  const { unmount } = render(<Box />, { container, hydrate: true })
  expect(box?.value).toBe(typed)
  unmount()
  container.remove()
})
