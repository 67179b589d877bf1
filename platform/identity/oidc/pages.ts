import type { Addresses } from '../addresses.ts'
import type { IdentityEnv } from '../env.ts'
import { frameOf, pageHeaders } from '../pages/frame.ts'
import { failurePage, logoutPage, signedOutPage } from '../pages/notice-pages.ts'
import { languageFor } from '../words/language.ts'
import type { PageContext, PageSources } from './configuration.ts'

const HIDDEN = { xsrf: /name="xsrf" value="([^"]*)"/, action: /action="([^"]*)"/ }

/** The pages that oidc-provider itself has to show: before and after signing out, and refused requests. */
export const createPageSources = (env: IdentityEnv, at: Addresses): PageSources => {
  const frame = (ctx: PageContext, path: string | null = null) =>
    frameOf({ env, at }, languageFor({ query: ctx.query, cookie: ctx.get('cookie') }), path)
  const send = (ctx: PageContext, page: string) => {
    ctx.set(pageHeaders(env))
    ctx.body = page
  }
  return {
    logoutSource: (ctx, form) =>
      send(
        ctx,
        logoutPage(frame(ctx, at.mount + ctx.url), {
          action: HIDDEN.action.exec(form)?.[1] ?? '',
          xsrf: HIDDEN.xsrf.exec(form)?.[1] ?? '',
          isKnown: ctx.query['id_token_hint'] !== undefined,
        }),
      ),
    postLogoutSuccessSource: (ctx) => send(ctx, signedOutPage(frame(ctx))),
    renderError: (ctx, out) => send(ctx, failurePage(frame(ctx), out.error)),
  }
}
