import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until an element has the focus: it comes after what is shown, once that is drawn. */
export const untilFocused = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element))
