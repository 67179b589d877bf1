import type { Urls } from '../urls.ts'
import type { IdentityEnv } from '../env.ts'
import { layoutProps, PAGE_HEADERS } from '../pages/layout.ts'
import { failurePage, logoutPage, signedOutPage } from '../pages/notice-pages.ts'
import { localeFor } from '../messages/locale.ts'
import type { PageContext, PageSources } from './configuration.ts'

const HIDDEN = { xsrf: /name="xsrf" value="([^"]*)"/, action: /action="([^"]*)"/ }

/** The pages that oidc-provider itself has to show: before and after signing out, and refused requests. */
export const createPageSources = (env: IdentityEnv, urls: Urls): PageSources => {
  const layout = (ctx: PageContext, path: string | null = null) =>
    layoutProps({ env, urls }, localeFor({ query: ctx.query, cookie: ctx.get('cookie') }), path)
  const send = (ctx: PageContext, page: string) => {
    ctx.set(PAGE_HEADERS)
    ctx.body = page
  }
  return {
    logoutSource: (ctx, form) =>
      send(
        ctx,
        logoutPage(layout(ctx, urls.mount + ctx.url), {
          action: HIDDEN.action.exec(form)?.[1] ?? '',
          xsrf: HIDDEN.xsrf.exec(form)?.[1] ?? '',
          isVerified: ctx.query['id_token_hint'] !== undefined,
        }),
      ),
    postLogoutSuccessSource: (ctx) => send(ctx, signedOutPage(layout(ctx))),
    renderError: (ctx, out) => send(ctx, failurePage(layout(ctx), out.error)),
  }
}
