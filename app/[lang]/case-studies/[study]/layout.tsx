import type { ReactNode } from 'react'
import { studyProduct } from '@/features/resources/studies'

type LayoutProps = { children: ReactNode; params: Promise<{ lang: string; study: string }> }

/** A scenario wears the colour of its product. */
export default async function StudyLayout({ children, params }: LayoutProps) {
  return <div data-product={studyProduct((await params).study)}>{children}</div>
}
