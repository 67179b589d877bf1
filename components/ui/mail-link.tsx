import { mailHref } from '@/lib/domain/mail-href'
import { TextLink, type TextLinkProps } from './text-link'

type MailLinkProps = Pick<TextLinkProps, 'look' | 'className'> & { email: string; subject?: string }

/** An e-mail address: a link where letters arrive, else only readable. */
export const MailLink = ({ email, subject, className, ...rest }: MailLinkProps) => {
  const href = mailHref(email, subject)
  return href ? (
    <TextLink {...rest} href={href} className={className}>
      {email}
    </TextLink>
  ) : (
    <span className={className}>{email}</span>
  )
}
