import type { ComponentProps } from 'react'
import { cn } from './cn'

export type ContainerProps = ComponentProps<'div'>

/** The one page width: 1240 px at most, with the fluid gutter. */
export function Container({ className, ...rest }: ContainerProps) {
  return <div data-slot="container" {...rest} className={cn('wrap', className)} />
}
